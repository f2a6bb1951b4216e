import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Done, Job } from './contender.ts';

/** The bundle of the benchmarks lies in bench/.cache. */
const CACHE = import.meta.dirname;
const ROOT = join(CACHE, '..', '..');
const CONTENDER = join('bench', 'lab', 'contender.ts');

/** The sources of a revision bundled with today's contender: once, since neither changes under its name. */
export async function bundleOf(revision: string, say: (line: string) => void): Promise<URL> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30 });
  const commit = `${git('rev-parse', '--verify', `${revision}^{commit}`)}`.trim();
  const contender = readFileSync(join(ROOT, CONTENDER));
  const name = `lab-${commit}-${createHash('sha256').update(contender).digest('hex').slice(0, 16)}.mjs`;
  if (existsSync(join(CACHE, name))) return new URL(`file://${join(CACHE, name)}`);
  say(`bundling ${revision} into bench/.cache (once) …`);
  mkdirSync(CACHE, { recursive: true });
  // Beside the packages, which its messages are compiled with.
  const folder = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    const sources = ['src', 'scripts', 'package.json', ':!*.test.*'];
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, '--', ...sources) });
    execFileSync(process.execPath, [join('scripts', 'messages.mjs')], { cwd: folder });
    mkdirSync(join(folder, 'bench', 'lab'), { recursive: true });
    writeFileSync(join(folder, CONTENDER), contender);
    return await bundled(folder, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Today's sources with the same contender. */
export const bundleOfToday = (): Promise<URL> => bundled(ROOT, 'lab-today.mjs');

async function bundled(root: string, name: string): Promise<URL> {
  const outfile = join(CACHE, name);
  await build({
    entryPoints: [join(root, CONTENDER)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return new URL(`file://${outfile}`);
}

/** Two threads that play by the same sources: one of them, or both at once. */
export class Contestant {
  private readonly workers: readonly Worker[];

  constructor(bundle: URL) {
    this.workers = [new Worker(bundle), new Worker(bundle)];
  }

  /** Plays some games in one thread, or as many in each of two. */
  async play(job: Job, threads: 1 | 2): Promise<Done[]> {
    return Promise.all(this.workers.slice(0, threads).map((worker) => playIn(worker, job)));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const playIn = (worker: Worker, job: Job): Promise<Done> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (done: Done) => {
      worker.off('error', reject);
      resolve(done);
    });
    worker.postMessage(job);
  });
