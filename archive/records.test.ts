import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { pathIn, readLines, releasesWith } from './files.ts';
import { frozen, isOfToday } from './playable.ts';
import type { ArchivedRecord } from './records.ts';
import { playedOut, replayed } from './replayed.ts';

/** Where the sources still play an edition, so many records of one are tried with its frozen module. */
const SAMPLE = 6;
/**
 * What older rules show of a state is fixed by the bytes of their frozen module, which are compared with its name. So the
 * state is compared at every step, and what can be seen of it at one of so many, in each record at others: what could
 * differ is only how today's program asks the module. `THOROUGH` looks at every step.
 */
const STRIDE = process.env.THOROUGH === undefined ? 8 : 1;

test('a release is in the archive', () => {
  expect(releasesWith('records')).toContain('0.7.0');
});

describe.each(releasesWith('records'))('records of %s', (release) => {
  const files = readdirSync(pathIn(release, 'records'));

  test('every game has some', () => {
    expect(files.sort()).toEqual(
      Object.keys(games)
        .sort()
        .map((name) => `${name}.jsonl.br`),
    );
  });

  test.each(files)('%s plays again to the same states, views, questions and events', { timeout: 0 }, async (file) => {
    const records = readLines<ArchivedRecord>(pathIn(release, 'records', file));
    const ends: { cut: boolean; packed: boolean }[] = [];
    for (const [n, archived] of records.entries()) {
      const stride = isOfToday(archived.record) ? 1 : STRIDE;
      const last = archived.seen.length - 1;
      const isLookedAt = (step: number) => (step + n) % stride === 0 || step === last;
      const match = await replayed(release, archived, undefined, isLookedAt);
      const cut = match.state.result === null;
      // A record that was cut short is a save game.
      if (cut) playedOut(match);
      ends.push({ cut, packed: archived.pack !== null });
    }
    expect(ends.some(({ cut }) => cut)).toBe(true);
    expect(ends.some(({ cut, packed }) => !cut && packed)).toBe(true);
    expect(ends.some(({ cut, packed }) => !cut && !packed)).toBe(true);
  });

  test.each(files)(
    '%s plays again so by the frozen rules too, which its sources stand for',
    { timeout: 0 },
    async (file) => {
      const records = readLines<ArchivedRecord>(pathIn(release, 'records', file));
      const sample = records.filter((_, n) => n % SAMPLE === 0);
      for (const archived of sample) if (isOfToday(archived.record)) await replayed(release, archived, frozen);
    },
  );
});
