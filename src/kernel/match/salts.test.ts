import { expect, test } from 'vitest';
import { commitmentTo } from '../data/hash.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { Match } from './match.ts';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { ownSaltFault, saltFault } from './salts.ts';

const dealt = (salts: readonly string[], more: Partial<GameRecord> = {}): GameRecord => ({
  ...(Match.start(liarsDice, { seats: 3, options: {}, seed: 'moon', salts }).record as GameRecord),
  ...more,
});
const [pepper, thyme] = [commitmentTo('pepper'), commitmentTo('thyme')];
/** Two people have promised a salt and shown it; a bot has none. */
const good = dealt(['pepper', 'thyme', ''], { saltCommitments: [pepper, thyme, null] });

test.each<[string, GameRecord]>([
  ['all shown', good],
  ['one given openly', dealt(['pepper', 'thyme', ''], { saltCommitments: [pepper, null, null] })],
  ['one withheld', dealt(['pepper', '', ''], { saltCommitments: [pepper, thyme, null], withheld: [1] })],
  ['nothing said of promises', dealt(['pepper', 'thyme', ''])],
  ['no salts at all', dealt([])],
])('salts fit what a record says of them: %s', (_what, record) => {
  expect(saltFault(record)).toBeNull();
  replay(liarsDice, record);
});

test.each<[string, GameRecord, string]>([
  ['another salt', dealt(['pepper', 'basil', ''], { saltCommitments: [pepper, thyme, null] }), 'saltCommitments[1]'],
  ['another promise', { ...good, saltCommitments: [thyme, thyme, null] }, 'saltCommitments[0]'],
  ['a salt that was withheld', { ...good, withheld: [1] }, 'salts[1]'],
  [
    'one left out and nobody named',
    dealt(['pepper', '', ''], { saltCommitments: [pepper, thyme, null] }),
    'saltCommitments[1]',
  ],
  ['one withheld who promised nothing', { ...good, withheld: [2] }, 'withheld[0]'],
  ['one withheld where nobody promised anything', dealt(['pepper', '', ''], { withheld: [1] }), 'withheld[0]'],
  ['one withheld at no seat', { ...good, withheld: [7] }, 'withheld[0]'],
  ['promises without salts', dealt([], { saltCommitments: [pepper, thyme, null] }), 'salts.length'],
])('a record is at odds with itself: %s', (_what, record, path) => {
  expect(saltFault(record)?.path).toBe(path);
  expect(() => replay(liarsDice, record)).toThrow(`${path}: `);
});

const mine = { seat: 0, salt: 'pepper', fixed: [pepper, thyme, null], taken: true };

test('a player finds their own salt and what the others had promised before it was shown', () => {
  expect(ownSaltFault(good, mine)).toBeNull();
  // One that was given openly was as fixed.
  expect(ownSaltFault({ ...good, saltCommitments: [pepper, null, null] }, mine)).toBeNull();
  const half = dealt(['pepper', '', ''], { saltCommitments: [pepper, thyme, null], withheld: [1] });
  expect(ownSaltFault(half, mine)).toBeNull();
  expect(ownSaltFault(half, { ...mine, seat: 1, salt: 'thyme', taken: false })).toBeNull();
});

test('a player finds out a salt that was chosen after theirs was shown, however well the record fits', () => {
  const basil = commitmentTo('basil');
  const ground = dealt(['pepper', 'basil', ''], { saltCommitments: [pepper, basil, null] });
  const added = dealt(['pepper', 'thyme', 'basil'], { saltCommitments: [pepper, thyme, basil] });
  const open = dealt(['pepper', 'basil', ''], { saltCommitments: [pepper, null, null] });
  const renamed = dealt(['pepper', '', ''], { saltCommitments: [pepper, basil, null], withheld: [1] });
  const dropped = dealt(['pepper', '', ''], { saltCommitments: [pepper, null, null] });
  for (const record of [ground, added, open, renamed, dropped]) expect(saltFault(record)).toBeNull();
  expect([ground, added, open, renamed, dropped].map((record) => ownSaltFault(record, mine)?.path)).toEqual([
    'salts[1]',
    'salts[2]',
    'salts[1]',
    'salts[1]',
    'salts[1]',
  ]);
});

test('a player finds out that their salt was left out although the server had taken it', () => {
  const without = dealt(['', 'thyme', ''], { saltCommitments: [pepper, thyme, null], withheld: [0] });
  expect(ownSaltFault(without, mine)?.path).toBe('salts[0]');
  expect(ownSaltFault(without, { ...mine, taken: false })).toBeNull();
  expect(ownSaltFault(dealt(['basil', 'thyme', '']), { ...mine, taken: false })?.path).toBe('salts[0]');
});
