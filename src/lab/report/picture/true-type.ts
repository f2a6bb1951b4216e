import { inflateSync } from 'node:zlib';

/** Sizes in bytes: a WOFF file's head and a line of its list of tables; the same of a TrueType file. */
const WOFF = { head: 44, line: 20 };
const SFNT = { head: 12, line: 16 };

/** The TrueType font in a WOFF file: the same tables, unpacked. */
export function trueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.head + count * SFNT.line);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts = [head];
  let end = head.length;
  for (let n = 0; n < count; n++) {
    const from = WOFF.head + n * WOFF.line;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const to = SFNT.head + n * SFNT.line;
    // Its name and its checksum are as they were.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
