"""Reads URLs by one of Python's readers: `reader.py urlsplit|grammar`.

The first line out names the reader, behind "ready " or "missing ". Then for each line in, a text's
UTF-8 in hexadecimal digits, one line goes out: "-" where the reader refuses the text, or else
scheme, host, port and userinfo, separated by spaces. Scheme and host are "." where there is none,
else "=" and hexadecimal digits; the port is "." or decimal digits, or "!" where it is refused;
userinfo is "1" or "0".
"""

import platform
import re
import sys


def line(scheme, host, port, has_userinfo):
    def text(value):
        return "=" + value.encode("utf-8", "surrogatepass").hex() if value else "."

    return f"{text(scheme)} {text(host)} {port} {'1' if has_userinfo else '0'}"


def urlsplit_reader():
    from urllib import parse

    def read(text):
        parts = parse.urlsplit(text)
        host = parts.hostname
        if host and "[" in parts.netloc.rpartition("@")[2]:
            host = "[" + host + "]"
        try:
            port = "." if parts.port is None else str(parts.port)
        except ValueError:
            port = "!"
        return line(parts.scheme, host, port, "@" in parts.netloc)

    # A read-through cache is of no use here.
    parse.urlsplit = getattr(parse.urlsplit, "__wrapped__", parse.urlsplit)
    checks = hasattr(parse, "_check_bracketed_netloc")
    return read, f"Python {platform.python_version()}" + ("" if checks else " without bracket check")


def grammar_reader():
    """RFC 3986, appendix A, as one regular expression."""
    hexdig, unreserved, sub_delims = "[0-9A-Fa-f]", r"A-Za-z0-9._~\-", "!$&'()*+,;="
    encoded = f"%{hexdig}{hexdig}"
    pchar = f"(?:[{unreserved}{sub_delims}:@]|{encoded})"
    octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])"
    ipv4 = rf"{octet}(?:\.{octet}){{3}}"
    h16 = f"{hexdig}{{1,4}}"
    ls32 = f"(?:{h16}:{h16}|{ipv4})"
    ipv6 = "|".join([
        f"(?:{h16}:){{6}}{ls32}",
        f"::(?:{h16}:){{5}}{ls32}",
        f"(?:{h16})?::(?:{h16}:){{4}}{ls32}",
        f"(?:(?:{h16}:){{0,1}}{h16})?::(?:{h16}:){{3}}{ls32}",
        f"(?:(?:{h16}:){{0,2}}{h16})?::(?:{h16}:){{2}}{ls32}",
        f"(?:(?:{h16}:){{0,3}}{h16})?::{h16}:{ls32}",
        f"(?:(?:{h16}:){{0,4}}{h16})?::{ls32}",
        f"(?:(?:{h16}:){{0,5}}{h16})?::{h16}",
        f"(?:(?:{h16}:){{0,6}}{h16})?::",
    ])
    future = rf"[vV]{hexdig}+\.[{unreserved}{sub_delims}:]+"
    reg_name = f"(?:[{unreserved}{sub_delims}]|{encoded})*"
    authority = (
        f"(?:(?P<userinfo>(?:[{unreserved}{sub_delims}:]|{encoded})*)@)?"
        rf"(?P<host>\[(?:{ipv6}|{future})\]|{reg_name})(?::(?P<port>[0-9]*))?")
    tail = rf"(?:\?(?:{pchar}|[/?])*)?(?:#(?:{pchar}|[/?])*)?"
    absolute_path = f"(?:/(?:{pchar}+(?:/{pchar}*)*)?)"
    abempty = f"(?:/{pchar}*)*"
    rootless = f"(?:{pchar}+(?:/{pchar}*)*)"
    no_colon = f"(?:[{unreserved}{sub_delims}@]|{encoded})+(?:/{pchar}*)*"
    scheme = "(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*):"
    uri = re.compile(f"{scheme}(?://{authority}{abempty}|{absolute_path}|{rootless}|){tail}")
    relative = re.compile(f"(?://{authority}{abempty}|{absolute_path}|{no_colon}|){tail}")

    def read(text):
        match = uri.fullmatch(text) or relative.fullmatch(text)
        if match is None:
            raise ValueError
        groups = match.groupdict()
        return line(
            groups.get("scheme"), groups["host"], groups["port"] or ".",
            groups["userinfo"] is not None)

    return read, "the grammar of RFC 3986"


def main():
    makers = {"urlsplit": urlsplit_reader, "grammar": grammar_reader}
    read, name = makers[sys.argv[1]]()
    print("ready", name, flush=True)
    for request in sys.stdin:
        text = bytes.fromhex(request).decode("utf-8", "replace")
        try:
            answer = read(text)
        except ValueError:
            answer = "-"
        print(answer, flush=True)


main()
