import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { commitmentTo, type GameRecord, Match } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { factories, grimalkin } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const path = join(folder, 'game.json');
let record: GameRecord;

beforeAll(async () => {
  const lines = ['bid 1 1', ...new Array<string>(20).fill('1')];
  await grimalkin(['play', 'liars-dice', '--seed', '7', '--bot', 'random', '--record', path], { lines });
  record = JSON.parse(readFileSync(path, 'utf8'));
});

/** Replays a record with something changed. */
async function changed(change: object, game = record.game) {
  const other = join(folder, 'changed.json');
  writeFileSync(other, JSON.stringify({ ...record, content: factories[game]?.core.content, ...change }));
  const { code, err, out } = await grimalkin(['replay', other]);
  return { code, out, said: err.replace(`grimalkin: ${other}: `, '').trimEnd() };
}

test('the log is told in sentences, numbered by answer, and ends with the result', async () => {
  const { code, out } = await grimalkin(['replay', path]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Liar’s Dice\nAs seen with open cards\n0 {2}Ada .*\n {3}Basil .*\n1 {2}Ada bids .*\n2 {2}Basil /,
  );
  expect(out).toMatch(/\n.*(Ada|Basil)\.\nIt fits: /);
});

test('it stops after --to answers, having checked only those', async () => {
  const { out } = await grimalkin(['replay', path, '--to', '1', '--lang', 'it']);
  expect(out).toMatch(
    /\n1 {2}Ada .*\nLa partita non è finita; si attende Basil\.\nÈ coerente: 1 risposta, ammessa; 2 impronte/,
  );
});

test('a seat reads only what it heard', async () => {
  const log = async (...args: string[]) => JSON.parse((await grimalkin(['replay', path, '--json', ...args])).out).log;
  expect((await log('--seat', '1'))[2]).toMatchObject({ seat: 1, say: null });
  expect((await log('--seat', '2'))[2]).toMatchObject({ seat: 1, say: record.answers[1]?.say });
  expect((await log())[1]).toEqual({
    number: 1,
    seat: 0,
    say: 'bid 1 1',
    at: record.answers[0]?.at,
    log: [expect.stringContaining('Ada')],
  });
});

test('JSON tells what was checked, the result and the last state’s hash', async () => {
  const whole = JSON.parse((await grimalkin(['replay', path, '--json'])).out);
  expect(Object.keys(whole)).toEqual('game seats options seed checked hash result log end'.split(' '));
  const n = record.answers.length;
  expect(whole.checked).toEqual({
    answers: n,
    hashes: n + 1,
    salts: 0,
    rules: 1,
    edition: 'unreleased',
    content: record.content,
  });
  expect(whole.hash).toBe(record.hashes?.at(-1));
});

test('salts are held against what was promised of them, and who did not show theirs is named', async () => {
  const match = Match.start(liarsDice, { seats: 2, options: {}, seed: 'moon', salts: ['pepper', ''] });
  const bound = {
    ...match.record,
    saltCommitments: [commitmentTo('pepper'), commitmentTo('thyme')],
    withheld: [1],
  };
  const { code, out } = await changed({ hashes: undefined, ...bound });
  expect([code, out.replaceAll('\n', ' ')]).toEqual([
    0,
    expect.stringContaining(
      '1 player’s part of the shuffle is the one settled before; announced and not revealed: Basil. That they were settled before any was revealed is known only to those who sat there.',
    ),
  ]);
  const { said, code: bad } = await changed({ hashes: undefined, ...bound, salts: ['ground', ''] });
  expect([bad, said]).toEqual([1, expect.stringContaining('saltCommitments[0]: is ')]);
});

test('a seat is told why numbers are missing where others chose in secret', async () => {
  const secret = join(folder, 'secret.json');
  await grimalkin(['play', 'duel', '--seed', '1', '--record', secret], { lines: ['1', 'quit'] });
  const why = 'Numbers that are missing are answers that others gave in secret.';
  expect((await grimalkin(['replay', secret, '--seat', '2'])).out).toContain(why);
  expect((await grimalkin(['replay', secret])).out).not.toContain(why);
});

test('a record without hashes fits too, and it is said that there were none', async () => {
  const { hashes: _, ...bare } = record;
  const other = join(folder, 'bare.json');
  writeFileSync(other, JSON.stringify(bare));
  expect((await grimalkin(['replay', other])).out).toContain('no state hashes in the record');
});

describe('a record that does not fit is refused with the place named:', () => {
  test('an illegal answer', async () => {
    const answers = record.answers.map((given, n) => (n === 1 ? { ...given, say: 'bid 1 1' } : given));
    expect(await changed({ answers })).toEqual({
      code: 1,
      out: '',
      said: "answers[1]: 'bid 1 1' by seat 1 is not legal: not-higher (LD-2)",
    });
  });
  test('another hash', async () => {
    const hashes = record.hashes?.map((hash, n) => (n === 2 ? 'f'.repeat(16) : hash));
    expect(await changed({ hashes })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^hashes\[2\]: is "f{16}"/),
    });
  });
  test('an edition of the rules that is not known', async () => {
    const said = "edition: it was played by the edition 'ff' of the rules, which this release does not know";
    expect(await changed({ edition: 'ff' })).toMatchObject({ code: 1, said });
  });
  test('options that the game refuses, all of them, in words', async () => {
    const { code, said } = await changed({ seats: 9, options: { wild: true } });
    expect(code).toBe(1);
    expect(said).toMatch(/^seats: must be .*\n.*: options\.wild: there is no such option$/);
    const refused = await changed({ game: 'patience', seats: 1, options: { neat: false, very: true } }, 'patience');
    expect(refused).toMatchObject({ code: 1, said: 'options: very-needs-neat (P-2)' });
  });
  test('an unknown game', async () => {
    expect(await changed({ game: 'chess' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^game: there is no game 'chess'/),
    });
  });
  test('a field of the wrong kind', async () => {
    expect(await changed({ seats: 'two' })).toMatchObject({ code: 1, said: expect.stringMatching(/^seats: /) });
  });
});

test.each([
  ['replay', [1]],
  ['scenario', [2]],
  [`packs check --game ${Object.keys(games)[0]}`, [1]],
])('%s takes any JSON for what it is: a fault in words, never a crash', async (command, codes) => {
  const other = join(folder, 'any.json');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.jsonValue().map((x) => ({ ...record, answers: x })),
      ),
      async (data) => {
        writeFileSync(other, JSON.stringify(data));
        const { code, err, out } = await grimalkin([...command.split(' '), other], {
          home: { factories: { ...factories, ...games } },
        });
        expect(codes).toContain(code);
        expect(err + out).toContain(other);
        expect(err).not.toContain('    at ');
      },
    ),
    { numRuns: 40 },
  );
});
