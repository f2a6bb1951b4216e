import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tar files (POSIX ustar) of folders and plain files with short names: Node has none of its own. */

const BLOCK = 512;
const NAME = 100;
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const KIND = 156;
const FOLDER = '5';
const FILE = '0';

/** Every folder and file below a folder, in one order on all machines; sockets are left out. */
export function tarOf(folder: string, wanted: (name: string) => boolean = () => true): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .map(({ entry, path }) => ({ entry, path, name: path.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ entry, name }) => (entry.isFile() || entry.isDirectory()) && wanted(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const blocks = entries.flatMap(({ entry, path, name }) => {
    if (entry.isDirectory()) return [header(`${name}/`, FOLDER, 0)];
    const bytes = readFileSync(path);
    return [header(name, FILE, bytes.length), bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function header(name: string, kind: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME) throw new Error(`the name is too long for this tar: ${name}`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  block.write(name, 0);
  octal(kind === FOLDER ? 0o755 : 0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, SIZE.at, SIZE.length);
  octal(0, 136, 12);
  block.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  block.write(kind, KIND);
  block.write('ustar\0' + '00', 257);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return block;
}

/** Unpacks a tar into a folder. */
export function untar(tar: Buffer, folder: string): void {
  for (let at = 0; tar[at] !== 0; ) {
    const block = tar.subarray(at, at + BLOCK);
    const name = block.toString('utf8', 0, block.indexOf(0));
    const size = Number.parseInt(block.toString('latin1', SIZE.at, SIZE.at + SIZE.length), 8);
    const path = join(folder, name);
    if (String.fromCharCode(block[KIND] ?? 0) === FOLDER) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, tar.subarray(at + BLOCK, at + BLOCK + size));
    }
    at += BLOCK + size + (-size & (BLOCK - 1));
  }
}
