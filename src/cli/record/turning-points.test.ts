import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameRecord, Match } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { grimalkin } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const path = join(folder, 'blunder.json');

/** Basil holds two sixes at least, and calls the bid of one a lie. */
const record = (() => {
  for (let n = 0; ; n++) {
    const match = Match.start(liarsDice, { seats: 2, options: {}, seed: `sixes ${n}`, salts: [] });
    const { cups } = match.state as unknown as { cups: number[][] };
    if ((cups[1] ?? []).filter((pips) => pips === 6).length < 2) continue;
    match.answer(0, 'bid 1 6');
    match.answer(1, 'call');
    return match.record as GameRecord;
  }
})();
writeFileSync(path, JSON.stringify(record));

describe('the turning points of a record', () => {
  test('are told with what was given, what was better and by how much', async () => {
    const { code, out } = await grimalkin(['replay', path, '--turning-points', '--seat', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Turning points\nOne answer stands out\./);
    expect(out).toMatch(/\n +−\d+ {2}After 1, Basil: Bid higher/);
    expect(out).toMatch(/\n +Given: call \(0 %\)\n +Better: bid \d × \d \(\d+ %\)\nJudged only/);
  });
  test('are told in other languages, and as JSON', async () => {
    const { out } = await grimalkin(['replay', path, '--turning-points', '--seat', '2', '--lang', 'de']);
    expect(out).toMatch(/^Wendepunkte\n/);
    const json = JSON.parse((await grimalkin(['replay', path, '--turning-points', '--seat', '2', '--json'])).out);
    expect(json).toMatchObject({ decisions: 1, points: [{ kind: 'slip', after: 1, seat: 1, say: 'call' }] });
  });
  test('are those of all seats where none is named', async () => {
    const { out } = await grimalkin(['replay', path, '--turning-points', '--json']);
    expect(JSON.parse(out).decisions).toBe(2);
  });
  test('need the whole record, a seat that is there, and one that fits', async () => {
    expect(await grimalkin(['replay', path, '--turning-points', '--to', '1'])).toMatchObject({ code: 2 });
    expect(await grimalkin(['replay', path, '--turning-points', '--seat', '3'])).toMatchObject({ code: 2 });
    const other = join(folder, 'wrong.json');
    writeFileSync(other, JSON.stringify({ ...record, answers: [{ seat: 0, say: 'call', at: 0 }] }));
    const wrong = await grimalkin(['replay', other, '--turning-points', '--seat', '1']);
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('answers[0]') });
  });
});
