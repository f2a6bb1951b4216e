import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Where the archive is: a folder for each release, made by `npm run archive` and never changed afterwards. */
const ARCHIVE = import.meta.dirname;

export const pathIn = (...path: readonly string[]): string => join(ARCHIVE, ...path);

/** The releases that have this part in the archive, oldest first. */
export const releasesWith = (part: string): string[] =>
  readdirSync(ARCHIVE)
    .filter((name) => /^\d/.test(name) && existsSync(join(ARCHIVE, name, part)))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** A window over all of it: data folders repeat themselves at a distance of megabytes. */
const compressed = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Reads a file whose name ends with .br. */
export const readCompressed = (path: string): Buffer => brotliDecompressSync(readFileSync(path));

/** Writes a file whose name ends with .br; how many bytes it has. */
export function writeCompressed(path: string, bytes: Uint8Array): number {
  mkdirSync(dirname(path), { recursive: true });
  const small = compressed(bytes);
  writeFileSync(path, small);
  return small.length;
}

/** The values of a file of JSON lines. */
export const readLines = <T>(path: string): T[] =>
  readCompressed(path)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export const writeLines = (path: string, lines: readonly unknown[]): number =>
  writeCompressed(path, Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
