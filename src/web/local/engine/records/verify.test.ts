import { describe, expect, test } from 'vitest';
import { commitmentTo, type GameRecord, Match, replay } from '../../../../kernel/index.ts';
import { ascent } from '../../../../kernel/testing/games/ascent.ts';
import { liarsDice } from '../../../../kernel/testing/games/liars-dice.ts';
import { find, played } from '../../testing/records.ts';
import { CHECKS, type CheckName, type CheckResult, verify } from './verify.ts';

const good = played(find, 3, 'verify', { abilities: true });
const count = good.answers.length;
const promised = good.salts.map(commitmentTo);

const holds = (verdicts: readonly CheckResult[]) =>
  Object.fromEntries(verdicts.map(({ trial, holds }) => [trial, holds])) as Record<CheckName, CheckResult['holds']>;
const failed = (verdicts: readonly CheckResult[]) => verdicts.filter((verdict) => verdict.holds === 'no');
const fits = (record: GameRecord): boolean => {
  try {
    replay(find, record);
    return true;
  } catch {
    return false;
  }
};

describe('a good record', () => {
  test('holds in all that it claims, with how much was looked at', () => {
    const verdicts = verify(good, find, null);
    expect(verdicts.map(({ trial }) => trial)).toEqual(CHECKS);
    const rest = verdicts.filter(({ trial }) => trial !== 'own');
    expect(rest.every((verdict) => verdict.holds === 'yes' && verdict.flaw === null)).toBe(true);
    const counts = Object.fromEntries(verdicts.map(({ trial, count }) => [trial, count]));
    expect(counts).toMatchObject({
      promise: 1,
      salts: 3,
      own: 0,
      seating: 3,
      answers: count,
      hashes: count + 1,
      result: 1,
    });
    // A deck and the first player at the least.
    expect(counts.chance).toBeGreaterThan(50);
  });

  test('may keep less: what is not there is not claimed', () => {
    const { hashes: _hashes, commitment: _promise, ...bare } = good;
    const verdicts = verify({ ...bare, salts: [] }, find, null);
    expect(holds(verdicts)).toMatchObject({
      promise: 'none',
      salts: 'none',
      hashes: 'none',
      seating: 'yes',
      chance: 'yes',
    });
    const unfinished = verify({ ...bare, answers: bare.answers.slice(0, 9) }, find, null);
    expect(holds(unfinished)).toMatchObject({ answers: 'yes', result: 'none' });
    const given = verify({ ...bare, answers: bare.answers.slice(0, 9), resigned: [{ seat: 0, after: 9 }] }, find, null);
    expect(holds(given)).toMatchObject({ answers: 'yes', result: 'yes' });
  });

  test('counts the dice of another game too', () => {
    const verdicts = verify(played(liarsDice, 4, 'dice'), liarsDice, null);
    expect(failed(verdicts)).toEqual([]);
    expect(verdicts.find(({ trial }) => trial === 'chance')?.count).toBe(12);
  });

  test('may have answers that were given beside a question', () => {
    const match = Match.start(ascent, { seats: 2, options: {}, seed: 'asides', salts: [] });
    expect(match.aside(1, 'eat')).toMatchObject({ ok: true });
    expect(failed(verify(match.record as GameRecord, ascent, null))).toEqual([]);
  });
});

describe('a bad record', () => {
  const at = (n: number, change: object): GameRecord => ({
    ...good,
    answers: good.answers.map((given, m) => (m === n ? { ...given, ...change } : given)),
  });
  test.each<[string, GameRecord, CheckName, object]>([
    ['another seed than promised', { ...good, seed: 'other' }, 'promise', { kind: 'differs', path: 'commitment' }],
    [
      'a forged promise',
      { ...good, commitment: '0'.repeat(64) },
      'promise',
      { path: 'commitment', is: '0'.repeat(64) },
    ],
    [
      'a salt missing',
      { ...good, salts: ['a'] },
      'salts',
      { kind: 'differs', path: 'salts.length', is: '1', wanted: '3' },
    ],
    ['a salt changed', { ...good, salts: ['a', 'b', 'c'] }, 'hashes', { path: 'hashes[0]' }],
    [
      'a salt changed that was promised',
      { ...good, salts: ['a', 'b', 'c'], saltCommitments: promised },
      'salts',
      { kind: 'differs', path: 'saltCommitments[0]', is: promised[0], wanted: commitmentTo('a') },
    ],
    [
      'a salt left out and nobody named',
      { ...good, salts: ['', 'salt 1', 'salt 2'], saltCommitments: promised },
      'salts',
      { kind: 'differs', path: 'saltCommitments[0]' },
    ],
    [
      'somebody named who showed theirs',
      { ...good, saltCommitments: promised, withheld: [1] },
      'salts',
      { kind: 'differs', path: 'salts[1]', is: 'salt 1', wanted: '' },
    ],
    ['too many seats', { ...good, seats: 9, salts: [] }, 'seating', { kind: 'fault', path: 'seats' }],
    [
      'an unknown option',
      { ...good, options: { dragons: true } },
      'seating',
      { kind: 'fault', path: 'options.dragons' },
    ],
    ['options changed', { ...good, options: { ...good.options, locations: true } }, 'hashes', { path: 'hashes[0]' }],
    [
      'an answer that is not one',
      at(7, { say: 'dance' }),
      'answers',
      { kind: 'illegal', path: 'answers[7]', say: 'dance', bar: { rule: null, why: 'unreadable' } },
    ],
    [
      'an answer out of turn',
      at(3, { seat: ((good.answers[3]?.seat ?? 0) + 1) % 3 }),
      'answers',
      { path: 'answers[3]', bar: { rule: null, why: 'not-asked' } },
    ],
    [
      'an answer left out',
      { ...good, answers: good.answers.filter((_, n) => n !== 5) },
      'hashes',
      { path: 'hashes.length' },
    ],
    [
      'an answer after the end',
      {
        ...good,
        answers: [...good.answers, { seat: 0, say: 'pass', at: 1e9 }],
        hashes: [...(good.hashes ?? []), '0'.repeat(16)],
      },
      'answers',
      { path: `answers[${count}]`, bar: { rule: null, why: 'over' } },
    ],
    [
      'a hash changed',
      { ...good, hashes: (good.hashes ?? []).map((hash, n) => (n === 11 ? '0'.repeat(16) : hash)) },
      'hashes',
      { kind: 'differs', path: 'hashes[11]', is: '0'.repeat(16), wanted: good.hashes?.[11] },
    ],
    ['a hash missing', { ...good, hashes: (good.hashes ?? []).slice(1) }, 'hashes', { path: 'hashes.length' }],
  ])('is found out: %s', (_what, record, trial, flaw) => {
    const verdicts = verify(record, find, null);
    expect(verdicts.map((verdict) => verdict.trial).sort()).toEqual([...CHECKS].sort());
    const verdict = verdicts.find((other) => other.trial === trial);
    expect(verdict).toMatchObject({ holds: 'no', flaw });
    // The kernel's own replay is of the same mind.
    expect(fits(record)).toBe(false);
  });

  test('says how far it went', () => {
    const verdicts = verify(at(7, { say: 'dance' }), find, null);
    expect(verdicts.find(({ trial }) => trial === 'answers')?.count).toBe(7);
    expect(verdicts.find(({ trial }) => trial === 'hashes')).toMatchObject({ holds: 'yes', count: 8 });
    expect(holds(verdicts).result).toBe('unreached');
    expect(holds(verify({ ...good, seats: 9, salts: [] }, find, null))).toMatchObject({
      chance: 'unreached',
      answers: 'unreached',
      hashes: 'unreached',
      result: 'unreached',
    });
  });

  test('is found out where it says that somebody gave up who was not there', () => {
    const resigned = [{ seat: 7, after: 3 }];
    expect(failed(verify({ ...good, resigned }, find, null))).toMatchObject([
      { trial: 'result', flaw: { path: 'resigned[0]' } },
    ]);
  });
});

describe('what the table said', () => {
  test('must be so', () => {
    const { result } = replay(find, good).state;
    const commitment = good.commitment as string;
    expect(failed(verify(good, find, { commitment, own: null, result }))).toEqual([]);
    const other = { winners: [], places: [], reason: 'deck' };
    expect(failed(verify(good, find, { commitment, own: null, result: other }))).toMatchObject([
      { trial: 'result', flaw: { path: 'table.result' } },
    ]);
    expect(failed(verify(good, find, { commitment: 'f'.repeat(64), own: null, result }))).toMatchObject([
      { trial: 'promise', flaw: { path: 'table.commitment' } },
    ]);
  });
});

describe('salts', () => {
  const notes = (record: GameRecord) => verify(record, find, null).find(({ trial }) => trial === 'salts')?.notes;

  test('are told by how they came into the shuffle', () => {
    expect(notes(good)).toEqual([{ kind: 'unsaid', seats: [0, 1, 2] }]);
    expect(notes({ ...good, saltCommitments: promised })).toEqual([{ kind: 'promised', seats: [0, 1, 2] }]);
    const mixed = {
      ...good,
      salts: ['salt 0', 'salt 1', ''],
      saltCommitments: [promised[0] ?? '', null, promised[2] ?? ''],
    };
    expect(notes({ ...mixed, withheld: [2] })).toEqual([
      { kind: 'promised', seats: [0] },
      { kind: 'open', seats: [1] },
      { kind: 'withheld', seats: [2] },
    ]);
  });

  test('are held against what this browser noted before it showed its own', () => {
    const record = { ...good, saltCommitments: promised };
    const own = (fixed: (string | null)[], more: object = {}) =>
      verify(record, find, {
        commitment: null,
        own: { seat: 1, salt: 'salt 1', fixed, taken: true, ...more },
        result: null,
      }).find(({ trial }) => trial === 'own');
    expect(own(promised)).toMatchObject({ holds: 'yes', count: 1, flaw: null });
    // The record fits in itself, and was made to: another promise stood there.
    const before = [commitmentTo('other'), ...promised.slice(1)];
    expect(own(before)).toMatchObject({ holds: 'no', flaw: { kind: 'differs', path: 'salts[0]', wanted: before[0] } });
    expect(own(promised, { salt: 'mine' })).toMatchObject({ holds: 'no', flaw: { path: 'salts[1]', wanted: 'mine' } });
  });

  test('that were shown too late are not claimed to be in it', () => {
    const record = { ...good, salts: ['salt 0', '', 'salt 2'], saltCommitments: promised, withheld: [1] };
    const own = { seat: 1, salt: 'salt 1', fixed: promised, taken: false };
    const told = (taken: boolean) =>
      holds(verify(record, find, { commitment: null, own: { ...own, taken }, result: null })).own;
    expect([told(false), told(true)]).toEqual(['none', 'no']);
  });
});
