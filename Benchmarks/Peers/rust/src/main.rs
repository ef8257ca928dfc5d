//! The jobs of the benchmarks by rust-url: `rust-peer JOB FILE`, then a line with the number of passes
//! for each answer of nanoseconds, checksum and accepted entries.

use std::io::{BufRead, Write};
use std::time::Instant;
use url::Url;

fn items(contents: &[u8]) -> Vec<String> {
    let mut items = Vec::new();
    let mut rest = contents;
    while rest.len() >= 4 {
        let (length, behind) = rest.split_at(4);
        let length = u32::from_le_bytes([length[0], length[1], length[2], length[3]]) as usize;
        let (item, behind) = behind.split_at(length);
        items.push(String::from_utf8_lossy(item).into_owned());
        rest = behind;
    }
    items
}

fn host_length(url: &Url) -> u64 {
    url.host_str().map_or(0, |host| host.len() as u64)
}

fn read_link(link: &str) -> Option<u64> {
    let mut url = Url::parse(link).ok()?;
    let mut sum = host_length(&url);
    let wrapped = url.query_pairs().find(|(name, _)| name == "link").map(|(_, value)| value);
    if let Some(wrapped) = wrapped {
        let inner = Url::parse(&wrapped).ok()?;
        sum += host_length(&inner);
        url = inner;
    }
    let mut next = None;
    for (name, value) in url.query_pairs() {
        match &*name {
            "mode" | "oobCode" | "apiKey" | "lang" => sum += value.len() as u64,
            "continueUrl" => next = Some(value),
            _ => {}
        }
    }
    if let Some(next) = next {
        sum += next.len() as u64 + host_length(&Url::parse(&next).ok()?);
    }
    Some(sum)
}

fn read_url(text: &str, base: &str) -> Option<u64> {
    let url = if base.is_empty() {
        Url::parse(text).ok()?
    } else {
        Url::parse(base).ok()?.join(text).ok()?
    };
    Some(url.as_str().len() as u64)
}

type Sum = (u64, u64);

fn add(sum: Sum, entry: Option<u64>) -> Sum {
    entry.map_or(sum, |length| (sum.0 + length, sum.1 + 1))
}

fn pass_over_links(items: &[String]) -> Sum {
    items.iter().fold((0, 0), |sum, link| add(sum, read_link(link)))
}

fn pass_over_urls(items: &[String]) -> Sum {
    items.chunks_exact(2).fold((0, 0), |sum, pair| add(sum, read_url(&pair[0], &pair[1])))
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.len() < 3 {
        println!("{}", env!("URL_VERSION"));
        return Ok(());
    }
    let pass = match arguments[1].as_str() {
        "links" => pass_over_links,
        "urls" => pass_over_urls,
        job => {
            let message = format!("there is no job {job}");
            return Err(std::io::Error::new(std::io::ErrorKind::InvalidInput, message));
        }
    };
    let items = items(&std::fs::read(&arguments[2])?);
    for line in std::io::stdin().lock().lines() {
        let repeats: u64 = line?.trim().parse().unwrap_or(1);
        let start = Instant::now();
        let mut result = (0, 0);
        for _ in 0..repeats {
            result = pass(&items);
        }
        let time = start.elapsed().as_nanos();
        println!("{} {} {}", time, result.0, result.1);
        std::io::stdout().flush()?;
    }
    Ok(())
}
