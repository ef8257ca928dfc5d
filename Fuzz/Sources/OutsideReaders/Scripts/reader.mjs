// Reads URLs by Node.js; the lines in and out are those of reader.py.

import { createInterface } from "node:readline";

const hex = (text) => (text ? "=" + Buffer.from(text, "utf8").toString("hex") : ".");

process.stdout.write(`ready Node.js ${process.versions.node} (ada ${process.versions.ada})\n`);
for await (const request of createInterface({ input: process.stdin })) {
  let answer = "-";
  try {
    const url = new URL(Buffer.from(request, "hex").toString("utf8"));
    const userinfo = url.username || url.password ? "1" : "0";
    answer = `${hex(url.protocol.slice(0, -1))} ${hex(url.hostname)} ${url.port || "."} ${userinfo}`;
  } catch {
    // The text is refused.
  }
  process.stdout.write(answer + "\n");
}
