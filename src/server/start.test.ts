import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builtAll } from './testing/built.ts';
import { makeDatabase, type TestDatabase } from './testing/database/databases.ts';

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** A server in a process of its own, as `npm start` runs it. */
class Started {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<number | null>;
  out = '';
  err = '';

  constructor(env: Record<string, string>, path = script) {
    const own = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR };
    this.child = spawn(process.execPath, [path], { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout.on('data', (data) => {
      this.out += data;
    });
    this.child.stderr.on('data', (data) => {
      this.err += data;
    });
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  /** The address that it prints, once it does. */
  async url(): Promise<string> {
    const printed = () => /^Grimalkin is at (http:\/\/\S+)$/m.exec(this.out)?.[1];
    while (printed() === undefined) {
      const more = new Promise((resolve) => this.child.stdout.once('data', resolve));
      const code = await Promise.race([this.ended, more.then(() => undefined)]);
      if (code !== undefined) throw new Error(`it ended with ${code}: ${this.err}`);
    }
    return printed() as string;
  }
}

const started: Started[] = [];
function start(env: Record<string, string>, path?: string): Started {
  const one = new Started(env, path);
  started.push(one);
  return one;
}

let database: TestDatabase;
beforeAll(async () => {
  // Who starts a stale server is told that it is being built.
  await builtAll();
  database = await makeDatabase('pglite');
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(() => database.remove());

const here = () => ({ PORT: '0', DATA_DIR: database.dataDir });

describe('npm start', () => {
  test('prints the address where it serves, and ends well when it is told to, ready to start again', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = start(here());
      const url = await server.url();
      expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ ok: true });
      server.child.kill(signal);
      expect([await server.ended, server.err]).toEqual([0, '']);
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    }
  });

  test('takes a signal that comes twice at once, as from npm, for one', async () => {
    const server = start(here());
    await server.url();
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.out).toContain('"msg":"stopped"');
  });

  test('that is told to end while it starts does so once it stands', async () => {
    const server = start({ ...here(), LOG_LEVEL: 'debug' });
    await new Promise((resolve) => server.child.stdout.once('data', resolve));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('says that its port is taken, or its data folder in use, in a sentence', async () => {
    const first = start(here());
    const { port } = new URL(await first.url());
    const elsewhere = await makeDatabase('pglite');
    const samePort = start({ PORT: port, DATA_DIR: elsewhere.dataDir });
    const sameFolder = start(here());
    expect(await samePort.ended).toBe(1);
    expect(samePort.err).toBe(
      `Port ${port} of localhost is taken by another program: stop that one, or set PORT to another number.\n`,
    );
    expect(await sameFolder.ended).toBe(1);
    expect(sameFolder.err).toBe(
      `The data folder ${database.dataDir} is in use by another Grimalkin server. Stop that one, or set DATA_DIR to another folder.\n`,
    );
    await elsewhere.remove();
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  });

  test('says that its database does not answer, without its password', async () => {
    const server = start({ PORT: '0', DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/grimalkin' });
    expect(await server.ended).toBe(1);
    expect(server.err).toBe('The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n');
    expect(server.out).not.toContain('hunter2');
  });

  test('names every setting that is wrong, with code 2', async () => {
    const server = start({ PORT: 'four', LOG_LEVEL: 'loud', UNKNOWN: 'what' });
    expect(await server.ended).toBe(2);
    expect(server.out).toBe('');
    expect(server.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be .*, not 'four'\. /),
      expect.stringMatching(/^LOG_LEVEL must be .*, not 'loud'\. /),
    ]);
  });
});

describe('npm start in a checkout that', () => {
  /** A checkout with little in it. */
  function checkout(node: string): string {
    const root = mkdtempSync(join(tmpdir(), 'grimalkin-'));
    mkdirSync(join(root, 'scripts'));
    cpSync(script, join(root, 'scripts', 'start.mjs'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', engines: { node } }));
    return root;
  }

  test.each([
    ['needs a newer Node', '>=99.1', /^Grimalkin needs Node 99\.1 or newer; this is Node \d+\.\d+\.\d+\.\n$/],
    ['has no packages', '>=20.2', /^The npm packages are missing: run `npm ci` first\.\n$/],
  ])('%s says so', async (_what, node, sentence) => {
    const root = checkout(node);
    const server = start({}, join(root, 'scripts', 'start.mjs'));
    expect(await server.ended).toBe(1);
    expect(server.err).toMatch(sentence);
    rmSync(root, { recursive: true });
  });
});
