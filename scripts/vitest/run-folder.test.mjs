import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRunFolder } from './run-folder.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('all that asks for the system’s temporary folder gets the one of the run, which has a short path and goes whole', () => {
  // Stubbed, so that they are what they were afterwards.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, process.env[name]);
  const folder = makeRunFolder();
  expect(tmpdir()).toBe(folder.path);
  expect(folder.path.length).toBeLessThan(40);
  writeFileSync(join(tmpdir(), 'something'), '');
  folder.remove();
  expect(existsSync(folder.path)).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a process that still runs is found by the folder that it was given',
  async () => {
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, process.env[name]);
    const folder = makeRunFolder();
    expect(folder.processes()).toEqual([]);
    const child = spawn(process.execPath, ['-e', 'console.log("here"); setInterval(() => {}, 1000)'], {
      env: { TMPDIR: folder.path },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    expect(folder.processes()).toMatchObject([{ pid: child.pid, command: expect.stringContaining('setInterval') }]);
    child.kill();
    await once(child, 'close');
    expect(folder.processes()).toEqual([]);
    folder.remove();
  },
);
