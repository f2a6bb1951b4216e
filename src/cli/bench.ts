import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failure } from './terminal/io.ts';

/** Hands on to the benchmarks, which are no part of an installed package. */
export async function bench(root: URL, args: readonly string[]): Promise<number> {
  if (!hasBench(root))
    throw failure('the benchmarks are only in a checkout of the repository: run this there, after `npm ci`');
  const run = spawn('npm', ['run', '--silent', 'bench', '--', ...args], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    run.on('error', (error) => reject(failure(`npm could not be started: ${error.message}`)));
    run.on('close', (code) => resolve(code ?? 1));
  });
}

function hasBench(root: URL): boolean {
  try {
    readFileSync(new URL('bench/run.ts', root));
    return true;
  } catch {
    return false;
  }
}
