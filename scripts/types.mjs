// The types of the library: dist/types, what can be reached from the declarations of src/index.ts and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const TYPES = join(root, 'dist', 'types');
/** A path to another of our files, as declarations name it. */
const OURS = /(from |import\()(['"])(\.[^'"]*)\.ts\2/g;

export function buildTypes() {
  const all = mkdtempSync(join(tmpdir(), 'grimalkin-types-'));
  try {
    declare(all);
    rmSync(TYPES, { recursive: true, force: true });
    const seen = new Set(['index']);
    // Whoever is found on the way is looked at as well: a set is walked to its end, wherever that is by then.
    for (const name of seen) {
      const text = readFileSync(join(all, `${name}.d.ts`), 'utf8');
      for (const [, , , path] of text.matchAll(OURS)) seen.add(join(dirname(name), String(path)));
      const file = join(TYPES, `${name}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text.replace(OURS, '$1$2$3.js$2'));
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function declare(folder) {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin', 'tsc');
  const args = [tsc, '-p', join(root, 'tsconfig.types.json'), '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the types of the library could not be made:\n${stdout}`);
}
