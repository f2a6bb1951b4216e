import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { pathIn, readLines, releasesWith } from './files.ts';
import type { ArchivedRecord } from './records.ts';
import { playedOut, replayed } from './replayed.ts';

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

  test.each(files)('%s plays again to the same states, views, questions and events', { timeout: 0 }, (file) => {
    const records = readLines<ArchivedRecord>(pathIn(release, 'records', file));
    const ends = records.map((archived) => {
      const match = replayed(release, archived);
      const cut = match.state.result === null;
      // A record that was cut short is a save game.
      if (cut) playedOut(match);
      return { cut, packed: archived.pack !== null };
    });
    expect(ends.some(({ cut }) => cut)).toBe(true);
    expect(ends.some(({ cut, packed }) => !cut && packed)).toBe(true);
    expect(ends.some(({ cut, packed }) => !cut && !packed)).toBe(true);
  });
});
