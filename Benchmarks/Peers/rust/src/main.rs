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

fn pass(job: &str, items: &[String]) -> (u64, u64) {
    let (mut checksum, mut accepted) = (0, 0);
    let mut add = |sum: Option<u64>| {
        if let Some(sum) = sum {
            checksum += sum;
            accepted += 1;
        }
    };
    if job == "links" {
        items.iter().for_each(|link| add(read_link(link)));
    } else {
        items.chunks_exact(2).for_each(|pair| add(read_url(&pair[0], &pair[1])));
    }
    (checksum, accepted)
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.len() < 3 {
        println!("{}", env!("URL_VERSION"));
        return Ok(());
    }
    let items = items(&std::fs::read(&arguments[2])?);
    for line in std::io::stdin().lock().lines() {
        let repeats: u64 = line?.trim().parse().unwrap_or(1);
        let start = Instant::now();
        let mut result = (0, 0);
        for _ in 0..repeats {
            result = pass(&arguments[1], &items);
        }
        let time = start.elapsed().as_nanos();
        println!("{} {} {}", time, result.0, result.1);
        std::io::stdout().flush()?;
    }
    Ok(())
}
