import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../built.ts';
import type { TestDatabase } from './databases.ts';

/** The server as it is run for people: `dist/server.mjs` in a process of its own, which can be killed. */
export class ServerProcess {
  /** What it wrote, line by line, as far as it has come. */
  readonly lines: string[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private readonly wakes = new Set<() => void>();

  private constructor(child: ChildProcess) {
    this.child = child;
    this.ended = once(child, 'exit').then(([code]) => code);
    let rest = '';
    const hear = (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      this.lines.push(...parts);
      for (const wake of this.wakes) wake();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  }

  /** Starts on a database; it is not ready yet. What is in dist/ is run, stale or not. */
  static spawn(database: TestDatabase, env: Readonly<Record<string, string>> = {}): ServerProcess {
    const { dataDir, databaseUrl } = database;
    const child = spawn(process.execPath, [fileURLToPath(builtFile('server.mjs'))], {
      env: {
        ...{ PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(child);
  }

  /** Its address, once its doors are open. */
  async ready(): Promise<string> {
    const url = () => this.lines.map((line) => /^Grimalkin is at (.+)$/.exec(line)?.[1]).find(Boolean);
    const open = new Promise<void>((resolve) => {
      const look = () => url() !== undefined && resolve();
      this.wakes.add(look);
      look();
    });
    await Promise.race([open, this.ended]);
    const found = url();
    if (found === undefined) throw new Error(`the server did not start:\n${this.lines.join('\n')}`);
    return found;
  }

  get pid(): number {
    return this.child.pid as number;
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** kill -9: it has no time for last words. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to stop; its exit code. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
