import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BoardgameIo } from './reference/boardgame.ts';

export const VERSION = '0.50.2';

/** The bundle of the benchmarks lies in bench/.cache, and the package is put beside it. */
const CACHE = import.meta.dirname;
const FOLDER = join(CACHE, `boardgame.io-${VERSION}`);

/** boardgame.io, installed on first use; or why there is none. */
export function boardgameIo(say: (line: string) => void): BoardgameIo | string {
  // Read by boardgame.io while it loads: without it every move is checked once more.
  process.env.NODE_ENV = 'production';
  try {
    if (!existsSync(FOLDER)) {
      say(`installing boardgame.io ${VERSION} into bench/.cache (once) …`);
      install();
    }
    const load = createRequire(join(FOLDER, 'package.json'));
    return { ...load('boardgame.io/internal'), ...load('boardgame.io/core') };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function install(): void {
  mkdirSync(CACHE, { recursive: true });
  // Installed aside, then renamed: what is there is whole, even if somebody stops this half-way.
  const aside = mkdtempSync(join(CACHE, 'installing-'));
  try {
    writeFileSync(join(aside, 'package.json'), '{ "private": true }\n');
    const command = `npm install --prefix . --ignore-scripts --no-package-lock --no-audit --no-fund boardgame.io@${VERSION}`;
    // As one string through a shell, for on Windows npm is a script.
    const { status, signal, stderr } = spawnSync(command, {
      cwd: aside,
      shell: true,
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (status !== 0) {
      const lines = stderr.trim().split('\n');
      const fault = signal !== null ? 'no answer in five minutes' : lines.find((line) => /^npm err/i.test(line));
      throw new Error(`boardgame.io ${VERSION} could not be installed: ${fault ?? lines.at(-1)}`);
    }
    renameSync(aside, FOLDER);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
