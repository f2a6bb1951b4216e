import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { playRange } from '../simulation.ts';
import { type Experiment, missingRanges } from './experiment.ts';
import { runExperiment } from './run-experiment.ts';

const game = games['familiar-find']?.core as AnyGame;
const experiment: Experiment = {
  ...{ game: game.name, pack: null, content: game.content, options: {}, bots: ['random', 'random'], seed: 'kept' },
  ...{ figures: true, format: 1, program: '0' },
};
const GAMES = 130;
const plain = (totals: unknown) =>
  JSON.stringify(totals, (_key, value) => (value instanceof Map ? [...value].sort() : value));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grimalkin-lab-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const run = (wanted: number, signal?: AbortSignal, onProgress?: (done: number) => void) =>
  runExperiment(game, experiment, wanted, folder, { ...(signal && { signal }), ...(onProgress && { onProgress }) });
const kept = () => readdirSync(folder).filter((name) => name.endsWith('.jsonl'))[0] as string;

test('what is missing begins and ends at the same places, whoever played before', () => {
  expect(missingRanges([], 60)).toEqual([
    { from: 0, to: 25 },
    { from: 25, to: 50 },
    { from: 50, to: 60 },
  ]);
  expect(
    missingRanges(
      [
        { from: 25, to: 50 },
        { from: 0, to: 10 },
      ],
      60,
    ),
  ).toEqual([
    { from: 10, to: 25 },
    { from: 50, to: 60 },
  ]);
  expect(missingRanges([{ from: 0, to: 100 }], 60)).toEqual([]);
});

describe('an experiment', () => {
  test('counts each game once, and as a simulation in one piece does', async () => {
    const { totals, wanted } = await run(GAMES);
    expect(wanted).toBe(GAMES);
    expect(plain(totals)).toBe(plain(playRange(game, { ...experiment, games: GAMES }, { from: 0, to: GAMES })));
  });

  test('that was stopped goes on, and ends with the same counts', async () => {
    const stop = new AbortController();
    const half = await run(GAMES, stop.signal, (done) => done >= 50 && stop.abort());
    expect(half.totals.games).toBeLessThan(GAMES);
    const seen: number[] = [];
    const { totals } = await run(GAMES, undefined, (done) => seen.push(done));
    // What was played before is not played again.
    expect(seen[0]).toBe(half.totals.games);
    expect(plain(totals)).toBe(plain(playRange(game, { ...experiment, games: GAMES }, { from: 0, to: GAMES })));
  });

  test('asked for more plays only those; asked for fewer it still knows all', async () => {
    await run(40);
    const { totals } = await run(GAMES);
    expect(plain(totals)).toBe(plain(playRange(game, { ...experiment, games: GAMES }, { from: 0, to: GAMES })));
    expect((await run(10)).totals.games).toBe(GAMES);
  });

  test('survives half a line at the end of its file', async () => {
    await run(50);
    appendFileSync(join(folder, kept()), '{"from":50,"to":75,"tot');
    const { totals } = await run(75);
    expect(plain(totals)).toBe(plain(playRange(game, { ...experiment, games: 75 }, { from: 0, to: 75 })));
  });

  test('keeps what made it in the first line of its file', async () => {
    await run(25);
    expect(JSON.parse(readFileSync(join(folder, kept()), 'utf8').split('\n')[0] as string)).toEqual(experiment);
  });

  test('says which file it cannot read', async () => {
    await run(25);
    appendFileSync(join(folder, kept()), 'no JSON\n');
    await expect(run(50)).rejects.toThrow('line 3 cannot be read; delete the file to begin anew');
    // It holds up nobody who mends it.
    expect(readdirSync(folder)).toEqual([kept()]);
  });

  test('is not played by two at once; whoever died holds up nobody', async () => {
    await run(25);
    const lock = join(folder, `${kept()}.lock`);
    writeFileSync(lock, `${process.ppid}`);
    await expect(run(50)).rejects.toThrow(`process ${process.ppid} is at work on these games`);
    // No process has that number.
    writeFileSync(lock, '4194305');
    expect((await run(50)).totals.games).toBe(50);
  });

  test('of another seed, pack or program is another one', async () => {
    await run(25);
    for (const other of [{ seed: 'x' }, { program: '1' }, { bots: ['random', 'random', 'random'] }])
      await runExperiment(game, { ...experiment, ...other }, 25, folder);
    expect(readdirSync(folder)).toHaveLength(4);
  });
});
