import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The bundle of the benchmarks lies in bench/.cache, and packages are put beside it. */
const CACHE = import.meta.dirname;

/** Something to measure against that is no dependency of the project. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** What npm is to install. */
  readonly packages: readonly string[];
}

/** How to load from a peer's packages, which are installed on first use. Throws where they cannot be. */
export function installed(peer: Peer, say: (line: string) => void): NodeJS.Require {
  const folder = folderOf(peer);
  if (!existsSync(folder)) {
    say(`installing ${peer.name} ${peer.version} into bench/.cache (once) …`);
    install(peer, folder);
  }
  return loaderOf(peer);
}

const folderOf = ({ name, version }: Peer): string => join(CACHE, `${name}-${version}`);

/** How to load from a peer that is installed. */
export const loaderOf = (peer: Peer): NodeJS.Require => createRequire(join(folderOf(peer), 'package.json'));

function install({ name, version, packages }: Peer, folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  // Installed aside, then renamed: what is there is whole, even if somebody stops this half-way.
  const aside = mkdtempSync(join(CACHE, 'installing-'));
  try {
    writeFileSync(join(aside, 'package.json'), '{ "private": true }\n');
    const options = '--prefix . --ignore-scripts --no-package-lock --no-audit --no-fund';
    // As one string through a shell, for on Windows npm is a script.
    const { status, signal, stderr } = spawnSync(`npm install ${options} ${packages.join(' ')}`, {
      cwd: aside,
      shell: true,
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (status !== 0) {
      const lines = stderr.trim().split('\n');
      const fault = signal !== null ? 'no answer in five minutes' : lines.find((line) => /^npm err/i.test(line));
      throw new Error(`${name} ${version} could not be installed: ${fault ?? lines.at(-1)}`);
    }
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
