import { expect, test } from 'vitest';
import { commitmentTo, type GameRecord, Match } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { texts } from '../text.ts';
import type { Promised } from './identity.ts';
import { verify } from './verify.ts';

const text = texts.en.online;
const match = Match.start(liarsDice, { seats: 2, options: {}, seed: 'moon', salts: ['pepper', 'sea'] });
match.answer(0, 'bid 1 2');
match.answer(1, 'call');
const record: GameRecord = {
  ...(match.record as GameRecord),
  commitment: commitmentTo('moon'),
  names: ['Ada', 'Basil'],
};
const promised = { salt: 'pepper', fixed: null, taken: true, commitment: commitmentTo('moon'), before: true };
const verdict = (data: unknown, seat: number | null = 0, more: Partial<Promised> = {}) =>
  verify(data, liarsDice, seat, { ...promised, ...more }, text);

test('a fair game is one whose seed was promised, whose answers are legal, and that has one’s own salt', () => {
  expect(verdict(record)).toEqual({ fair: true, says: [text.verified({ answers: 2, before: true }), text.saltIn] });
  expect(verdict(record, 1, { salt: 'sea', before: false }).says).toEqual([
    text.verified({ answers: 2, before: false }),
    text.saltIn,
  ]);
});

test('what cannot be looked for is not claimed', () => {
  expect(verdict(record, 0, { salt: null }).says).toEqual([
    text.verified({ answers: 2, before: true }),
    text.saltUnknown,
  ]);
  expect(verdict(record, null).says).toEqual([text.verified({ answers: 2, before: true })]);
});

test('another seed than the promised one is a broken promise, also if the record says nothing of one', () => {
  const { commitment: _, ...silent } = record;
  const sun = Match.start(liarsDice, { seats: 2, options: {}, seed: 'sun', salts: ['pepper', 'sea'] }).record;
  expect(verdict(silent, 0, { commitment: commitmentTo('sun') })).toEqual({ fair: false, says: [text.brokenPromise] });
  expect(verdict({ ...sun, commitment: commitmentTo('sun') })).toEqual({ fair: false, says: [text.brokenPromise] });
});

test('a salt that is not in the shuffle is said to be missing', () => {
  for (const salts of [[], ['salt', 'sea']]) {
    const other = Match.start(liarsDice, { seats: 2, options: {}, seed: 'moon', salts }).record;
    expect(verdict(other)).toEqual({ fair: false, says: [text.saltMissing] });
  }
});

const [pepper, sea] = [commitmentTo('pepper'), commitmentTo('sea')];
const bound: GameRecord = { ...record, saltCommitments: [pepper, sea] };

test('where all salts were fixed before one’s own was shown, nobody could choose the deal', () => {
  expect(verdict(bound, 0, { fixed: [pepper, sea] })).toEqual({
    fair: true,
    says: [text.verified({ answers: 2, before: true }), text.saltIn, text.saltsFixed],
  });
});

test('a salt that is not the promised one is found out, whatever the record says was promised', () => {
  // The record is at odds with itself.
  expect(verdict({ ...bound, saltCommitments: [pepper, pepper] }).says[0]).toContain('saltCommitments[1]');
  // It fits in itself, but was made to: another promise stood there before.
  expect(verdict(bound, 0, { fixed: [pepper, commitmentTo('lake')] })).toEqual({
    fair: false,
    says: [text.saltChanged],
  });
  expect(verdict(bound, 0, { fixed: [pepper, null] })).toEqual({ fair: false, says: [text.saltChanged] });
});

test('who did not show their salt is named; a salt that the server took is not among those', () => {
  const half = Match.start(liarsDice, { seats: 2, options: {}, seed: 'moon', salts: ['pepper', ''] }).record;
  const without = { ...half, names: ['Ada', 'Basil'], saltCommitments: [pepper, sea], withheld: [1] };
  const fixed = [pepper, sea];
  expect(verdict(without, 0, { fixed }).says).toEqual([
    text.verified({ answers: 0, before: true }),
    text.saltsWithheld({ names: ['Basil'] }),
    text.saltIn,
    text.saltsFixed,
  ]);
  expect(verdict(without, 1, { salt: 'sea', fixed, taken: false })).toEqual({
    fair: true,
    says: [text.verified({ answers: 0, before: true }), text.saltLate],
  });
  expect(verdict(without, 1, { salt: 'sea', fixed, taken: true })).toEqual({ fair: false, says: [text.saltMissing] });
});

test('a record that does not fit is told with its place, and so is what is none', () => {
  const cheat = { ...record, answers: [{ seat: 0, say: 'bid 9 9', at: 0 }] };
  expect(verdict(cheat)).toMatchObject({ fair: false, says: [expect.stringContaining('does not fit: answers[0]: ')] });
  expect(verdict({ ...record, hashes: [] }).says[0]).toContain('hashes.length');
  expect(verdict('nothing')).toMatchObject({
    fair: false,
    says: [expect.stringContaining('record: must be an object')],
  });
});
