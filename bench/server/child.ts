import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What a process holds, in bytes, right after collecting its garbage. */
export interface Memory {
  /** Of the main thread's JavaScript, with the buffers that hang on it. */
  readonly heap: number;
  /** Of the whole process, threads and all. */
  readonly resident: number;
}

/** Run in the server before anything else: says what it holds, and goes when the benchmark is gone. */
const PRELOAD = `
  process.on('message', (what) => {
    if (what === 'memory') gc();
    process.send(what === 'memory' ? process.memoryUsage() : process.cpuUsage());
  });
  process.on('disconnect', () => process.exit());
  process.channel?.unref();`;

/** For looking closer: `BENCH_NODE_FLAGS='--cpu-prof --cpu-prof-dir=profiles'`. */
const FLAGS = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
const LAST_LINES = 20;

/** A server in a process of its own. */
export class Child {
  readonly url: string;
  /** Milliseconds from the start of the process until it said where it is. */
  readonly up: number;
  /** When the process was started, by `performance.now()`. */
  readonly began: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string, began: number) {
    this.#process = process;
    this.url = url;
    this.began = began;
    this.up = performance.now() - began;
  }

  /** Starts `node file` and waits until it prints a line that ends in its address. */
  static async start(file: string, env: Readonly<Record<string, string>>): Promise<Child> {
    const began = performance.now();
    const preload = `data:text/javascript,${encodeURIComponent(PRELOAD)}`;
    const child = spawn(process.execPath, ['--expose-gc', `--import=${preload}`, ...FLAGS, file], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const said: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        if (stream === null) continue;
        createInterface(stream).on('line', (line) => {
          said.push(line);
          if (said.length > LAST_LINES) said.shift();
          const found = / at (http:\S+)$/.exec(line)?.[1];
          if (found !== undefined) resolve(found);
        });
      }
      child.on('exit', () => reject(new Error(`${file} ended:\n${said.join('\n')}`)));
    });
    return new Child(child, url, began);
  }

  async memory(): Promise<Memory> {
    const { heapUsed, external, rss } = (await this.#ask('memory')) as NodeJS.MemoryUsage;
    return { heap: heapUsed + external, resident: rss };
  }

  /** Microseconds of a core that it has used so far, threads and all. */
  async used(): Promise<number> {
    const { user, system } = (await this.#ask('cpu')) as NodeJS.CpuUsage;
    return user + system;
  }

  async #ask(what: 'memory' | 'cpu'): Promise<unknown> {
    const reply = once(this.#process, 'message');
    this.#process.send(what);
    return (await reply)[0];
  }

  /** Ends it as an operator would. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await exit;
  }
}
