import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factories, grimalkin } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const file = (name: string, data: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(data));
  return path;
};
const mine = file('mine.json', { game: 'patience', good: true, title: 'My\x1b[31m Patience' });
const other = file('other.json', { game: 'patience', good: true, title: 'Another' });
const bad = file('bad.json', { game: 'patience' });
const core = factories.patience?.core.content;

describe('--pack', () => {
  test.each(['play patience', 'sim patience', 'scenario x.json'])(
    'of %s names every fault of the pack',
    async (line) => {
      expect(await grimalkin([...line.split(' '), '--pack', bad])).toEqual({
        code: 1,
        out: '',
        err: `grimalkin: ${bad}: cards[0].id: must be a word\n${bad}: licence: is missing\n`,
      });
    },
  );
  test('that leads nowhere is misuse', async () => {
    const { code, err } = await grimalkin(['play', 'patience', '--pack', '/nowhere.json']);
    expect([code, err]).toEqual([2, 'grimalkin: /nowhere.json: there is no such file\n']);
  });
  test('gives sim another content', async () => {
    const content = async (...args: string[]) =>
      JSON.parse((await grimalkin(['sim', 'patience', '--games', '2', '--json', ...args])).out).content;
    expect(await content()).toBe(core);
    expect(await content('--pack', mine)).toMatch(/^[0-9a-f]{16}$/);
    expect(await content('--pack', mine)).not.toBe(core);
  });
  test('is what scenarios of its game are played with', async () => {
    const scenario = { scenario: 'Any', rules: [], game: 'patience', seats: 1, seed: 'x', play: [] };
    const path = file('scenario.json', { ...scenario, options: { neat: true } });
    const plain = file('plain.json', { game: 'patience', good: true, options: [] });
    expect(await grimalkin(['scenario', path, '--pack', mine])).toMatchObject({ code: 0 });
    expect(await grimalkin(['scenario', path, '--pack', plain])).toMatchObject({
      code: 2,
      out: expect.stringContaining('options.neat: there is no such option'),
    });
    const duel = file('duel.json', { ...scenario, game: 'duel', seats: 2 });
    expect(await grimalkin(['scenario', duel, '--pack', mine])).toMatchObject({ code: 0 });
  });
});

describe('a game played with a pack', () => {
  const record = join(folder, 'record.json');
  const played = grimalkin(['play', 'patience', '--pack', mine, '--record', record], { lines: ['1', '1', '1'] });

  test('is told in the pack’s words, and none of them paints the terminal', async () => {
    const { code, out } = await played;
    expect(code).toBe(0);
    expect(out).toMatch(/^My�\[31m Patience\n/);
  });
  test('is replayed with that pack', async () => {
    await played;
    expect(await grimalkin(['replay', record, '--pack', mine])).toMatchObject({ code: 0 });
  });
  test('is not replayed without it, and replay says which pack it needs', async () => {
    await played;
    const { content } = JSON.parse(readFileSync(record, 'utf8'));
    const needs = `grimalkin: ${record}: content: it was played with the pack of hash ${content}, and`;
    expect(await grimalkin(['replay', record])).toEqual({
      code: 1,
      out: '',
      err: `${needs} the core pack has ${core}: name that pack with --pack\n`,
    });
    expect((await grimalkin(['replay', record, '--pack', other])).err).toContain(`${needs} ${other} has `);
  });
});
