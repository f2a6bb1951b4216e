import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { trueType } from './true-type.ts';

const { resolve } = createRequire(import.meta.url);

/** As the format has it: the sum of its words. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(3)]);
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each(['400', '600'])('a packed font of weight %s becomes a plain one, table by table', (weight) => {
  const font = trueType(readFileSync(resolve(`@fontsource/grenze/files/grenze-latin-${weight}-normal.woff`)));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => {
    const at = 12 + n * 16;
    const [sum, start, length] = [4, 8, 12].map((more) => font.readUInt32BE(at + more)) as [number, number, number];
    return { name: font.toString('latin1', at, at + 4), sum, start, length };
  });
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
  // That of the head is of a head without its own sum of all.
  for (const { name, sum, start, length } of tables.filter((each) => each.name !== 'head')) {
    expect(start % 4, name).toBe(0);
    expect(checksum(font.subarray(start, start + length)), name).toBe(sum);
  }
});
