import { describe, expect, test } from 'vitest';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { Match } from './match.ts';
import { type GameRecord, RecordError } from './record.ts';
import { replay } from './replay.ts';

const play = () => {
  const match = Match.start(liarsDice, { seats: 3, options: {}, seed: 'moon', salts: ['a', 'b', 'c'] });
  ['bid 1 2', 'bid 1 5', 'bid 2 1', 'call'].forEach((say, n) => {
    expect(match.answer(n % 3, say, n * 100).ok).toBe(true);
  });
  return match;
};
const hashesOf = (record: GameRecord): string[] => {
  const hashes: string[] = [];
  replay(liarsDice, record, record.answers.length, ({ state }) => hashes.push(liarsDice.hash(state)));
  return hashes;
};
const record: GameRecord = JSON.parse(JSON.stringify(play().record));
/** A bid that leaves only the call, which calls itself. */
const sixes = (() => {
  const match = Match.start(liarsDice, { seats: 2, options: {}, seed: 'sun', salts: [] });
  const hashes = [liarsDice.hash(match.state)];
  match.answer(0, 'bid 6 6');
  return { ...(match.record as GameRecord), hashes: [...hashes, liarsDice.hash(match.state)] };
})();
const whole: GameRecord = { ...record, hashes: hashesOf(record) };

describe('a replay', () => {
  test('gives the same state at every step', () => {
    expect(whole.hashes).toHaveLength(5);
    expect(new Set(whole.hashes).size).toBe(5);
    expect(hashesOf(whole)).toEqual(whole.hashes);
    expect(liarsDice.hash(replay(liarsDice, whole).state)).toBe(liarsDice.hash(play().state));
  });

  test('gives back the record that it was made from, times included', () => {
    expect(replay(liarsDice, record).record).toEqual(record);
  });

  test('may stop anywhere, and the game can be played on from there', () => {
    const match = replay(liarsDice, whole, 2);
    expect(liarsDice.hash(match.state)).toBe(whole.hashes?.[2]);
    expect(match.answer(2, 'bid 9 6').ok).toBe(true);
  });

  test('gives forced answers itself: the record has none', () => {
    const forced = Match.start(liarsDice, { seats: 2, options: {}, seed: 'sun', salts: [] });
    forced.answer(0, 'bid 6 6');
    expect(forced.answers.map(({ say }) => say)).toEqual(['bid 6 6']);
    expect(liarsDice.hash(replay(liarsDice, forced.record as GameRecord).state)).toBe(liarsDice.hash(forced.state));
  });
});

describe('a record that does not fit is refused with the place named:', () => {
  const answer = (n: number, change: object) => ({
    answers: whole.answers.map((given, i) => (i === n ? { ...given, ...change } : given)),
  });
  const hashes = (n: number) => ({ hashes: whole.hashes?.map((hash, i) => (i === n ? '0000000000000000' : hash)) });

  test.each<[string, object, string, string]>([
    ['an unknown format', { format: 3 }, 'format', 'is 3, but here it is 2'],
    ['another game', { game: 'duel' }, 'game', 'is "duel", but here it is "liars-dice"'],
    ['another edition of the rules', { edition: 'ff' }, 'edition', 'is "ff", but here it is "unreleased"'],
    ['rules of another number', { edition: 'rules-7' }, 'edition', 'is "rules-7", but here it is "unreleased"'],
    ['another content', { content: 'abc' }, 'content', 'is "abc", but here it is '],
    ['an option that does not exist', { options: { tea: true } }, 'options.tea', 'there is no such option'],
    ['too many seats', { seats: 9 }, 'seats', 'must be a whole number from 2 to 4, not 9'],
    ['too many salts', { salts: ['', '', '', ''] }, 'salts.length', 'is 4, but here it is 3'],
    ['too few hashes', { hashes: [] }, 'hashes.length', 'is 0, but here it is 5'],
    ['a wrong hash at the start', hashes(0), 'hashes[0]', 'is "0000000000000000", but here it is '],
    ['a wrong hash later', hashes(3), 'hashes[3]', 'is "0000000000000000", but here it is '],
    ['another seed', { seed: 'sun' }, 'hashes[0]', 'but here it is'],
    [
      'an answer beside a question',
      answer(1, { aside: true }),
      'answers[1].aside',
      'these rules know no answers beside',
    ],
    [
      'a barred answer',
      answer(2, { say: 'bid 1 1' }),
      'answers[2]',
      "'bid 1 1' by seat 2 is not legal: not-higher (LD-2)",
    ],
    ['an answer out of turn', answer(1, { seat: 0 }), 'answers[1]', "'bid 1 5' by seat 0 is not legal: not-asked"],
    ['times that run backwards', answer(2, { at: 50 }), 'answers[2].at', 'is earlier than the answer before'],
    ['no forced answers where there were some', { ...sixes, forced: false }, 'hashes[1]', 'but here it is'],
    ['nonsense', answer(3, { say: 'sing' }), 'answers[3]', "'sing' by seat 0 is not legal: unreadable"],
    [
      'an answer after the end',
      { answers: [...whole.answers, { ...whole.answers[0], at: 300 }], hashes: undefined },
      'answers[4]',
      'over',
    ],
  ])('%s', (_what, change, path, message) => {
    const broken = { ...whole, ...change } as GameRecord;
    let error: unknown;
    try {
      replay(liarsDice, broken);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(RecordError);
    expect((error as RecordError).path).toBe(path);
    expect((error as RecordError).message).toContain(`${path}: `);
    expect((error as RecordError).message).toContain(message);
  });
});
