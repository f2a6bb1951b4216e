import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { grimalkin } from '../testing/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grimalkin-lab-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lab = (...args: readonly string[]) =>
  grimalkin(['lab', ...args, '--results', folder], { home: { factories: games } });
const find = (...args: readonly string[]) => lab('familiar-find', '--bots', 'random', ...args);

describe('the lab', () => {
  test('says first what stands out, then by kind of card how often those won who had it', async () => {
    const { code, out } = await find('--games', '300', '--all');
    expect(code).toBe(0);
    expect(out).toMatch(/^(Nothing stands out|[A-Z][a-z]+ cards? (is|are) too)/);
    expect(out).toContain('A Familiar Find · 300 games · 2 players · bots: random');
    expect(out).toMatch(/\nSpells\nfinding +name +won with it +95% interval +games\n/);
    expect(out).toMatch(/Banishment +\d+\.\d% +\d+\.\d% to \d+\.\d% +\d+\n/);
    expect(out).toMatch(/\nSeats\nSeat 1 +\d+\.\d%/);
  });

  test('speaks the language that it is asked in', async () => {
    const { out } = await find('--games', '50', '--lang', 'it', '--all');
    expect(out).toContain('Esilio');
    expect(out).toContain('Posti');
  });

  test('goes on where it stopped: the same command says the same, and plays nothing', async () => {
    const first = await find('--games', '60', '--json');
    expect(await find('--games', '60', '--json')).toEqual(first);
    const more = JSON.parse((await find('--games', '90', '--json')).out);
    expect(more).toMatchObject({ games: 90, wanted: 90 });
    // What was asked for before is not forgotten.
    expect(JSON.parse((await find('--games', '10', '--json')).out)).toEqual(more);
  });

  test('tries cards without, and says what they are worth', async () => {
    const { out } = await lab(
      ...['familiars-and-foes', '--players', '1', '--bots', 'random'],
      ...['--games', '20', '--try', 'cosmic-ray', '--tries', '40'],
    );
    // One Familiar of five can cast it.
    expect(out).toMatch(/Cosmic Ray .* too few pairs \(\d+\)/);
    expect(out).toContain('Tried without');
  });

  test.each([
    ['banishmant', "familiar-find has no card 'banishmant'; did you mean 'banishment'?"],
    ['owl', "no answer uses 'owl', so nobody can go without"],
  ])('says what cannot be tried: %s', async (id, said) => {
    expect(await find('--games', '5', '--try', id)).toEqual({ code: 2, out: '', err: `grimalkin: --try: ${said}\n` });
  });

  test('writes its report as a page, a table and data', async () => {
    const [page, table, data] = ['html', 'csv', 'json'].map((form) => join(folder, `report.${form}`)) as [
      string,
      string,
      string,
    ];
    await find('--games', '50', '--to', page, '--to', table, '--to', data);
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/);
    expect(readFileSync(table, 'utf8')).toMatch(/\r\nspells,banishment,/);
    expect(JSON.parse(readFileSync(data, 'utf8'))).toMatchObject({ format: 1, games: 50 });
    expect((await find('--to', 'report.pdf')).err).toBe(
      'grimalkin: --to report.pdf: it must end in .html, .csv, .json, .png\n',
    );
  });

  test('says where it cannot keep anything', async () => {
    const { code, err } = await grimalkin(['lab', 'familiar-find', '--results', '/nowhere/at/all'], {
      home: { factories: games },
    });
    expect([code, err]).toEqual([2, 'grimalkin: --results /nowhere/at/all: there is no such folder\n']);
  });

  test('writes a game to look at, which fits', async () => {
    const file = join(folder, 'game.json');
    expect((await find('--record', '3', '--to', file)).out).toBe(`Written: ${file}\n`);
    const { code, out } = await grimalkin(['replay', file], { home: { factories: games } });
    expect([code, out]).toEqual([0, expect.stringContaining('all legal')]);
  });
});

describe('a what-if', () => {
  test('of a changed number says what it does to the card', async () => {
    const { code, out } = await find(
      ...['--games', '2000', '--option', 'abilities', '--margin', '20'],
      ...['--change', 'owl.ability={"when":null,"do":null,"always":{"abyss":6,"ward":true}}'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\n▲ Owl: clearly more\n {2}\+\d+\.\d \(\+\d+\.\d … \+\d+\.\d\), \d+ pairs\n/);
  });

  const packWith = (parts: object): string => {
    const file = join(folder, 'mine.json');
    const head = { game: 'familiar-find', id: 'mine', version: '1.0.0', author: 'A', licence: 'MIT' };
    writeFileSync(file, JSON.stringify({ ...head, extends: 'core', ...parts }));
    return file;
  };
  const look = [{ do: 'look' }];

  test('of another pack judges the cards that are not the same, and writes what it found', async () => {
    const [pack, file] = [packWith({ change: { banishment: { do: look } } }), join(folder, 'report.json')];
    const { out } = await find('--games', '20', '--what-if', pack, '--json', '--to', file);
    expect(JSON.parse(out)).toMatchObject({ pairs: 20, judged: [{ id: 'banishment' }] });
    expect(readFileSync(file, 'utf8')).toBe(out);
    expect((await find('--what-if', pack, '--to', 'report.html')).err).toContain('it must end in .json');
  });

  test('of a card that only one of the packs has cannot be answered, and says what to ask instead', async () => {
    const spell = { id: 'thief', names: { en: 'Thief' }, copies: { '2+': 2, '3+': 0, '4': 0 }, do: look };
    const { code, err } = await find('--what-if', packWith({ add: { spells: [spell] } }));
    expect([code, err]).toEqual([2, expect.stringContaining("'thief' is new. Weigh it with --pack")]);
  });

  test('writes both games of a pair, each with its pack', async () => {
    const file = join(folder, 'game.json');
    const { out } = await find('--change', 'banishment.do=[{"do":"look"}]', '--record', '2', '--to', file);
    const [before, after] = [file.replace('.json', '-before.json'), file.replace('.json', '-after.json')] as const;
    expect(out).toBe(`Written: ${before}\nWritten: ${after}\n`);
    const content = (name: string) => JSON.parse(readFileSync(name, 'utf8')).content;
    expect(content(before)).toBe(games['familiar-find']?.core.content);
    expect(content(after)).not.toBe(content(before));
  });

  test.each([
    ['owl=3', "--change is CARD.FIELD=VALUE, such as solace.health=130, not 'owl=3'"],
    ['owll.ability=3', "change.owll: core has no card 'owll'; did you mean 'owl'?"],
  ])('that cannot be is refused: %s', async (change, said) => {
    const { code, err } = await find('--change', change);
    expect(code).not.toBe(0);
    expect(err).toContain(said);
  });
});
