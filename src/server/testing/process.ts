import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../built.ts';

/** What it says when its doors are open. */
const READY = 'Grimalkin is at ';

/** The server as it is run for people: `dist/server.mjs` in a process of its own, which can be killed. */
export class ServerProcess {
  /** What it wrote, line by line, as far as it has come. */
  readonly lines: string[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private readonly opened: Promise<string>;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.ended = once(child, 'exit').then(([code]) => code);
    let open = (_url: string) => {};
    this.opened = new Promise((resolve) => {
      open = resolve;
    });
    let rest = '';
    const hear = (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      this.lines.push(...parts);
      for (const line of parts) if (line.startsWith(READY)) open(line.slice(READY.length));
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  }

  /** Starts on a database, with flags of Node; it is not ready yet. The built `program` is run, stale or not. */
  static spawn(
    database: { readonly dataDir: string; readonly databaseUrl: string | null },
    env: Readonly<Record<string, string>> = {},
    flags: readonly string[] = [],
    program = fileURLToPath(builtFile('server.mjs')),
  ): ServerProcess {
    const { dataDir, databaseUrl } = database;
    const child = spawn(process.execPath, [...flags, program], {
      env: {
        ...{
          PATH: process.env.PATH,
          TMPDIR: process.env.TMPDIR,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          // The machine may be slow.
          DATABASE_SECONDS: '600',
        },
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(child);
  }

  /** Its address, once its doors are open. */
  async ready(): Promise<string> {
    const url = await Promise.race([this.opened, this.ended]);
    if (typeof url !== 'string') throw new Error(`the server did not start:\n${this.lines.join('\n')}`);
    return url;
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
