// The jobs of the benchmarks in Node: `node peer.mjs JOB FILE`, then a line with the number of passes
// for each answer of nanoseconds, checksum and accepted entries.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

if (process.argv[2] === '--version') {
  console.log(`${process.versions.node}, ada ${process.versions.ada}`);
  process.exit(0);
}

const [job, file] = process.argv.slice(2);

// The items as strings: what a program has at hand.
function readItems() {
  const contents = readFileSync(file);
  const items = [];
  for (let place = 0; place < contents.length;) {
    const length = contents.readUInt32LE(place);
    place += 4;
    items.push(contents.toString('utf8', place, place + length));
    place += length;
  }
  return items;
}

function readLink(link) {
  const outer = new URL(link);
  let sum = outer.hostname.length;
  let query = outer.searchParams;
  const wrapped = query.get('link');
  if (wrapped !== null) {
    const inner = new URL(wrapped);
    sum += inner.hostname.length;
    query = inner.searchParams;
  }
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    const value = query.get(name);
    if (value !== null) sum += Buffer.byteLength(value);
  }
  const next = query.get('continueUrl');
  if (next === null) return sum;
  return sum + Buffer.byteLength(next) + new URL(next).hostname.length;
}

function passOverLinks(items) {
  let checksum = 0;
  let accepted = 0;
  for (const link of items) {
    try {
      checksum += readLink(link);
      accepted += 1;
    } catch {
      // Refused.
    }
  }
  return [checksum, accepted];
}

function passOverURLs(items) {
  let checksum = 0;
  let accepted = 0;
  for (let index = 0; index + 1 < items.length; index += 2) {
    const base = items[index + 1];
    try {
      const url = base === '' ? new URL(items[index]) : new URL(items[index], base);
      checksum += url.href.length;
      accepted += 1;
    } catch {
      // Refused.
    }
  }
  return [checksum, accepted];
}

const pass = { links: passOverLinks, urls: passOverURLs }[job];
if (!pass) {
  console.error(`there is no job ${job}`);
  process.exit(1);
}
const items = readItems();
for await (const line of createInterface({ input: process.stdin })) {
  let result = [0, 0];
  const start = process.hrtime.bigint();
  for (let repeat = Number(line); repeat > 0; repeat -= 1) result = pass(items);
  const time = process.hrtime.bigint() - start;
  console.log(`${time} ${result[0]} ${result[1]}`);
}
