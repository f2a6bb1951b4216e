import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameRecord, Match, RecordError, RulesError, replay } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { parseRecord } from './record.ts';

const match = Match.start(liarsDice, { seats: 2, options: {}, seed: 'moon', salts: ['a', 'b'] });
match.answer(0, 'bid 1 2', 100);
match.answer(1, 'bid 2 2', 250.5);
const hashes: string[] = [];
const kept = match.record as GameRecord;
replay(liarsDice, kept, 2, ({ state }) => hashes.push(liarsDice.hash(state)));
const record: GameRecord = { ...kept, hashes };

const faults = (data: unknown) => {
  const parsed = parseRecord(data);
  return Array.isArray(parsed) ? parsed.map(({ path, message }) => `${path}: ${message}`) : null;
};

test('a record is read back as it was written, with hashes or without, and with who was a bot', () => {
  const known = { ...record, names: ['Ada', 'cat'], bots: [null, 'cat'] };
  expect(parseRecord(JSON.parse(JSON.stringify(known)))).toEqual(known);
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(parseRecord(JSON.parse(JSON.stringify(match.record)))).toEqual(match.record);
});

test('a record of the first format is read for ever: its rules are known by their number', () => {
  const { edition: _, ...rest } = record;
  const first = { ...rest, format: 1, rules: 1 };
  const read = parseRecord(JSON.parse(JSON.stringify(first)));
  expect(read).toEqual({ ...record, edition: 'rules-1' });
  expect(replay(liarsDice, read as GameRecord).record).toEqual(match.record);
  expect(() => replay(liarsDice, { ...(read as GameRecord), edition: 'rules-2' })).toThrow('edition');
  expect(faults({ ...first, edition: 'x' })).toEqual([expect.stringContaining('"edition"')]);
});

test('what is promised of salts, answers given as an aside and signatures are read back', () => {
  const signature = { by: 'a server', algorithm: 'Ed25519', key: 'k', signature: 's' };
  const more = {
    ...record,
    answers: [record.answers[0], { ...record.answers[1], aside: true }],
    ...{ saltCommitments: ['a'.repeat(64), null], withheld: [0], signatures: [signature] },
  };
  expect(parseRecord(JSON.parse(JSON.stringify(more)))).toEqual(more);
  expect(faults({ ...more, saltCommitments: [null] })).toEqual(['saltCommitments: must be 2, one a seat']);
});

describe('a fault is named with its path:', () => {
  const { seed: _seed, ...seedless } = record;
  test.each<[string, unknown, RegExp]>([
    ['no object', null, /^record: must be an object, not null/],
    ['a list', [], /^record: must be an object, not a list/],
    ['an unknown format', { ...record, format: 3 }, /^format: is 3, but only 1 and 2 can be read here$/],
    ['no seed', seedless, /^seed: is missing/],
    ['half a seat', { ...record, seats: 1.5 }, /^seats: must be a whole number/],
    ['no seat', { ...record, seats: 0 }, /^seats: /],
    ['an option that is a list', { ...record, options: { tea: [] } }, /^options\.tea: /],
    ['a salt that is a number', { ...record, salts: ['a', 2] }, /^salts\[1\]: must be a text, not a number/],
    ['a salt too many', { ...record, salts: ['a', 'b', 'c'] }, /^salts: must be none or 2, one a seat$/],
    ['a bot for a seat that is not there', { ...record, bots: [null, 'cat', 'cat'] }, /^bots: must be 2, one a seat$/],
    ['a bot that is a number', { ...record, bots: [null, 3] }, /^bots\[1\]: /],
    ['forced that is no yes or no', { ...record, forced: 'yes' }, /^forced: must be true or false/],
    [
      'times that run backwards',
      { ...record, answers: [...record.answers].reverse() },
      /^answers\[1\]\.at: is earlier than the answer before$/,
    ],
    [
      'an answer without words',
      { ...record, answers: [record.answers[0], { seat: 1, at: 0 }] },
      /^answers\[1\]\.say: /,
    ],
    ['a negative seat', { ...record, answers: [{ seat: -1, say: 'call', at: 0 }] }, /^answers\[0\]\.seat: /],
    ['a time before the beginning', { ...record, answers: [{ seat: 0, say: 'call', at: -5 }] }, /^answers\[0\]\.at: /],
    ['a stray key', { ...record, cheat: true }, /^record: .*"cheat"/],
    ['a hash that is none', { ...record, hashes: ['xyz'] }, /^hashes\[0\]: must be 16 hexadecimal digits$/],
  ])('%s', (_what, data, fault) => {
    expect(faults(data)).toHaveLength(1);
    expect(faults(data)?.[0]).toMatch(fault);
  });

  test('all of them, not only the first', () => {
    expect(faults({ ...record, seats: 'two', salts: {}, game: 7 })).toHaveLength(3);
  });
});

describe('whatever a file holds, it is a record that fits, or it is refused with a place', () => {
  /** Reads and plays it like anybody who was handed a file; anything but a named fault is thrown. */
  const read = (data: unknown): void => {
    const parsed = parseRecord(data);
    if (Array.isArray(parsed)) {
      expect(parsed.length).toBeGreaterThan(0);
      for (const fault of parsed) expect(fault.path && fault.message).toBeTruthy();
      return;
    }
    try {
      replay(liarsDice, parsed as GameRecord);
    } catch (error) {
      expect(error).not.toBeInstanceOf(RulesError);
      expect(error).toBeInstanceOf(RecordError);
    }
  };

  test('any JSON at all', () => {
    fc.assert(fc.property(fc.jsonValue(), read));
  });

  test('a record with one thing replaced', () => {
    const key = fc.constantFrom(...Object.keys(record));
    fc.assert(fc.property(key, fc.jsonValue(), (key, value) => read({ ...record, [key]: value })));
  });

  test('a record with strange answers', () => {
    const seat = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1));
    const say = fc.oneof(
      fc.string(),
      fc.constantFrom('call', 'bid 1 2', 'bid 12 6', 'bid  1 2', 'bid 1 2 ', 'Bid 1 2'),
    );
    const answers = fc.array(fc.record({ seat, say, at: fc.nat() }));
    fc.assert(fc.property(answers, (answers) => read({ ...match.record, answers })));
  });
});

describe('a record is as long as a game may be, and no longer:', () => {
  const many = (length: number) => Array.from({ length }, (_, at) => ({ seat: 0, say: 'x'.repeat(44), at }));

  test('six times the answers of the longest random game fit', () => {
    expect(faults({ ...kept, answers: many(5000) })).toBeNull();
    expect(faults({ ...kept, answers: many(5001) })).toEqual([expect.stringMatching(/^answers: /)]);
  });

  test.each<[string, object, RegExp]>([
    ['a seed', { seed: 'x'.repeat(1_000_000) }, /^seed: /],
    ['a salt', { salts: ['x'.repeat(1_000_000), ''] }, /^salts\[0\]: /],
    ['a name', { names: ['x'.repeat(1_000), ''] }, /^names\[0\]: /],
    ['an answer', { answers: [{ seat: 0, say: 'x'.repeat(1_000), at: 0 }] }, /^answers\[0\]\.say: /],
    ['an option', { options: { goal: 'x'.repeat(1_000) } }, /^options\.goal: /],
    ['seats', { seats: 17, salts: [] }, /^seats: /],
    ['a text that no database takes', { seed: 'a\0b' }, /^seed: must be plain text$/],
  ])('not so %s', (_what, change, fault) => {
    expect(faults({ ...record, ...change })).toEqual([expect.stringMatching(fault)]);
  });

  test('nor so many options', () => {
    const options = Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`o${n}`, true]));
    expect(faults({ ...record, options })).toEqual([expect.stringMatching(/^options: must have at most 64/)]);
  });
});
