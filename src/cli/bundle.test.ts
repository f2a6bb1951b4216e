import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';

const bin = fileURLToPath(new URL('../../bin/grimalkin.mjs', import.meta.url));
const game = Object.keys(games)[0] as string;
const begin = (...args: string[]) => spawn(process.execPath, [bin, ...args], { stdio: 'pipe' });

function finished(child: ReturnType<typeof begin>): Promise<{ code: number | null; out: string; err: string }> {
  const written = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    written.out += data;
  });
  child.stderr.on('data', (data) => {
    written.err += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...written })));
}

/** The command as people run it, in a process of its own. */
describe('the built command', () => {
  // The first start builds, which takes a moment.
  beforeAll(() => finished(begin('--version')));

  test('counts the same on one worker and on three', async () => {
    const counted = async (workers: string) => {
      const args = ['sim', game, '--games', '90', '--seed', '1', '--bots', 'random', '--workers', workers, '--json'];
      const { code, out, err } = await finished(begin(...args));
      expect([code, err]).toEqual([0, '']);
      const { speed, ...summary } = JSON.parse(out);
      expect(speed.workers).toBe(Number(workers));
      return summary;
    };
    expect(await counted('3')).toEqual(await counted('1'));
  });

  test('rates the same on one worker and on three', async () => {
    const rated = async (workers: string) => {
      const args = ['arena', game, '--games', '6', '--seed', '1', '--bots', 'random,grimalkin', '--workers', workers];
      const { code, out, err } = await finished(begin(...args, '--json'));
      expect([code, err]).toEqual([0, '']);
      const { speed, tournaments } = JSON.parse(out);
      expect(speed.workers).toBe(Number(workers));
      expect(tournaments[0].games).toBe(6);
      return tournaments;
    };
    expect(await rated('3')).toEqual(await rated('1'));
  });

  test('hands a pack on to its workers', async () => {
    const core = readFileSync(new URL(`../games/${game}/cards/core.json`, import.meta.url), 'utf8');
    const pack = join(mkdtempSync(join(tmpdir(), 'grimalkin-')), 'pack.json');
    writeFileSync(pack, JSON.stringify({ ...JSON.parse(core), author: 'Somebody else' }));
    const args = ['sim', game, '--games', '20', '--bots', 'random', '--workers', '2', '--json', '--pack', pack];
    const { code, out, err } = await finished(begin(...args));
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out).games).toBe(20);
    expect(JSON.parse(out).content).not.toBe(games[game]?.core.content);
  });

  test('plays from a script on its standard input', async () => {
    const child = begin('play', game, '--seed', '1', '--bot', 'random');
    child.stdin.end('1\n'.repeat(500));
    expect(await finished(child)).toMatchObject({ code: 0, err: '' });
  });

  test('ends with code 130 when it is interrupted', async () => {
    const child = begin('play', game);
    const end = finished(child);
    child.stdout.once('data', () => child.kill('SIGINT'));
    expect(await end).toMatchObject({ code: 130, err: '' });
  });

  test('is silent when its reader has gone', async () => {
    const child = begin('play', game, '--seed', '1', '--bot', 'random');
    child.stdout.destroy();
    child.stdin.on('error', () => {});
    child.stdin.end('1\n'.repeat(500));
    expect((await finished(child)).err).toBe('');
  });

  test('says what is wrong in one line, with code 2', async () => {
    const { code, out, err } = await finished(begin('play', 'no-such-game'));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^grimalkin: there is no game 'no-such-game'; there are: .*\n$/);
  });
});
