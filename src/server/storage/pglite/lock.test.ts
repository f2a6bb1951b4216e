import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { DataDirInUse, lockDataDir } from './lock.ts';

const scratch = mkdtempSync(join(tmpdir(), 'grimalkin-lock-'));
let folders = 0;
const newFolder = (): string => join(scratch, `data ${++folders}`);

test('a second lock on the same folder is refused with a sentence, until the first lets go', async () => {
  const folder = newFolder();
  const lock = await lockDataDir(folder);
  const refused = await lockDataDir(folder).catch((error) => error);
  expect(refused).toBeInstanceOf(DataDirInUse);
  expect(refused.dataDir).toBe(folder);
  expect(refused.message).toBe(`The data folder ${folder} is in use by another Grimalkin server.`);
  await expect(lockDataDir(join(folder, '.', ''))).rejects.toThrow(DataDirInUse);
  await lock.release();
  await (await lockDataDir(folder)).release();
});

test('a refused contender and one that let go leave nothing behind', async () => {
  const folder = newFolder();
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUse);
  expect(readdirSync(join(folder, 'lock'))).toHaveLength(1);
  await lock.release();
  expect(readdirSync(join(folder, 'lock'))).toEqual([]);
});

test('a folder whose path is too long for a socket is locked all the same, and so with a long one for temporary files', async () => {
  vi.stubEnv('TMPDIR', process.platform === 'linux' ? join(newFolder(), 'long '.repeat(30)) : scratch);
  const folder = join(newFolder(), 'deep '.repeat(10), 'deeper '.repeat(10));
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUse);
  await lock.release();
  await (await lockDataDir(folder)).release();
  vi.unstubAllEnvs();
});

test.runIf(process.platform === 'linux')(
  'a folder with a long path is locked for all, wherever each of them has its temporary files',
  async () => {
    const folder = join(newFolder(), 'deep '.repeat(10), 'deeper '.repeat(10));
    vi.stubEnv('TMPDIR', newFolder());
    const lock = await lockDataDir(folder);
    vi.stubEnv('TMPDIR', newFolder());
    await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUse);
    await lock.release();
    expect(readdirSync(join(folder, 'lock'))).toEqual([]);
    vi.unstubAllEnvs();
  },
);

describe('between processes', () => {
  // Node cannot read TypeScript: the processes get a bundle.
  const bundle = join(scratch, 'lock.mjs');
  buildSync({
    entryPoints: [join(import.meta.dirname, 'lock.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const script = join(scratch, 'contender.mjs');
  writeFileSync(
    script,
    `import { createInterface } from 'node:readline';
     import { lockDataDir } from './lock.mjs';
     let lock;
     console.log('ready');
     for await (const line of createInterface(process.stdin)) {
       if (line === 'release') { await lock.release(); console.log('released'); }
       else console.log(await lockDataDir(line).then((it) => { lock = it; return 'mine'; }, (error) => error.name));
     }`,
  );
  const started = new Set<ChildProcessWithoutNullStreams>();

  async function contender() {
    const child = spawn(process.execPath, [script]);
    started.add(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const hear = async () => (await lines.next()).value as string;
    expect(await hear()).toBe('ready');
    const ask = (words: string): Promise<string> => {
      child.stdin.write(`${words}\n`);
      return hear();
    };
    const kill = async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      started.delete(child);
    };
    return { ask, kill };
  }

  afterEach(() => {
    for (const child of started) child.kill('SIGKILL');
    started.clear();
  });

  test('the lock of a process that was killed is free at once', async () => {
    const folder = newFolder();
    const first = await contender();
    const second = await contender();
    expect(await first.ask(folder)).toBe('mine');
    expect(await second.ask(folder)).toBe('DataDirInUse');
    await first.kill();
    expect(await second.ask(folder)).toBe('mine');
    expect(readdirSync(join(folder, 'lock'))).toHaveLength(1);
  });

  test('of many that come at once exactly one gets it, with a dead one in the way or without', async () => {
    const contenders = await Promise.all(Array.from({ length: 6 }, contender));
    const folder = newFolder();
    for (let round = 0; round < 20; round++) {
      if (round % 4 === 3) {
        const dead = await contender();
        expect(await dead.ask(folder)).toBe('mine');
        await dead.kill();
      }
      const answers = await Promise.all(contenders.map(({ ask }) => ask(folder)));
      expect([...answers].sort()).toEqual([...Array(5).fill('DataDirInUse'), 'mine']);
      expect(await contenders[answers.indexOf('mine')]?.ask('release')).toBe('released');
    }
  });
});

afterAll(() => rmSync(scratch, { recursive: true }));
