import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { GameFactory } from '../../kernel/index.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { armOf } from './arm.ts';
import { addPairs, emptyPairs, playPairs } from './pairs.ts';
import { runWhatIf } from './run-what-if.ts';
import { whatIfReport } from './what-if-report.ts';

const factory = games['familiar-find'] as GameFactory;
const core = factory.pack as { readonly version: string; readonly familiars: readonly { readonly id: string }[] };

function experimentWith(pack: unknown): Experiment {
  const game = pack === null ? factory.core : factory.load(pack);
  if ('length' in game) throw new Error(game.map(({ message }) => message).join());
  return {
    ...{
      game: game.name,
      pack,
      content: game.content,
      options: { abilities: true },
      bots: ['random', 'random'],
      seed: 'what if',
    },
    ...{ figures: true, format: 1, program: '0' },
  };
}
/** Another version number is another content, and no other game. */
const same = { ...core, version: '9.9.9' };
/** Whoever has the owl is hard to put out of the game. */
const changed = {
  ...core,
  familiars: core.familiars.map((familiar) =>
    familiar.id === 'owl' ? { ...familiar, ability: { always: { abyss: 6, ward: true } } } : familiar,
  ),
};

test('packs that play alike differ in no game', () => {
  const arms = [experimentWith(null), experimentWith(same)].map((experiment) => armOf({ ...experiment, games: 30 }));
  const totals = playPairs(arms as [(typeof arms)[0], (typeof arms)[0]], { from: 0, to: 30 });
  expect(totals.pairs).toBe(30);
  for (const { differences } of [totals.won, ...totals.subjects.values()]) expect([...differences.keys()]).toEqual([0]);
  expect([...totals.turns]).toEqual([[0, 30]]);
});

test('pairs add up to the same in any order', () => {
  const arms = [experimentWith(null), experimentWith(changed)].map((experiment) => armOf({ ...experiment, games: 30 }));
  const play = (from: number, to: number) => playPairs(arms as [(typeof arms)[0], (typeof arms)[0]], { from, to });
  const parts = emptyPairs();
  for (const part of [play(20, 30), play(0, 5), play(5, 20)]) addPairs(parts, part);
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, each) => (each instanceof Map ? [...each].sort() : each));
  expect(sorted(parts)).toBe(sorted(play(0, 30)));
});

test('a change is found, goes on where it stopped, and no more is played than it takes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grimalkin-what-if-'));
  try {
    const whatIf = {
      before: experimentWith(null),
      after: experimentWith(changed),
      judged: ['owl'],
      margin: 0.1,
    };
    const stop = new AbortController();
    await runWhatIf(whatIf, 3000, folder, { signal: stop.signal, onProgress: () => stop.abort() });
    const totals = await runWhatIf(whatIf, 3000, folder);
    const report = whatIfReport(totals, whatIf, 3000);
    expect(report.judged).toMatchObject([{ id: 'owl', effect: 'more' }]);
    expect(report.pairs).toBeLessThan(3000);
    expect(report.judged[0]?.difference.low).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
