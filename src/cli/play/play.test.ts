import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import { grimalkin } from '../testing/desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const ones = (count: number) => new Array<string>(count).fill('1');
const patience = (...lines: string[]) => grimalkin(['play', 'patience', '--seed', '7'], { lines });

test('a script plays by numbers and by words', async () => {
  const { code, out, err } = await patience('1', 'PUT  king right   down', 'say done');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('\n   1  put ace left up\n   2  put ace left down\n');
  expect(out).toContain('\n> PUT  king right   down\n');
  expect(out).toMatch(/\ntidy\n$/);
});

test('the table shows what lies where, and what of it is hidden, face down or not final', async () => {
  const { out } = await patience('1', '1', '1');
  expect(out).toContain('\n  shown  ace, king, queen, jack\n  piles  –\n');
  expect(out).toContain('\n  piles  ace (not final), king (not final)\n');
  expect(out).toContain('Ada (you)\n  spare  hidden card ×2, ace (face down), 7\n');
});

test('an answer that is barred is refused with its reason, and what is no answer is said to be none', async () => {
  const { out } = await patience('put ace left up', 'put ace left down', 'dance', 'quit');
  expect(out).toContain('> put ace left down\ngone\nput\n> dance\n“dance” is neither an answer nor a command.\n');
});

test('why not lists what is barred under its reason, with the rule', async () => {
  const { out } = await patience('put ace left up', 'why not', 'why not right up', 'quit');
  const all =
    '✗ gone [P-1]\n    put ace left up\n    put ace left down\n    put ace right up\n    put ace right down\n';
  expect(out).toContain(`> why not\n${all}put\n> why not right up\n✗ gone [P-1]\n    put ace right up\nput\n> quit\n`);
  expect((await patience('why', 'quit')).out).toContain('> why\nNothing that you might have in mind is barred.\n');
});

test('undo takes the last answer back, and says why it cannot', async () => {
  const { out } = await patience('undo', 'put ace left up', 'undo', 'quit');
  expect(out).toContain('> undo\nThere is nothing to take back.\n');
  expect(out).toMatch(/> undo\nTaken back\.\n\n {2}shown .*\n {2}piles {2}–\n/);
});

test('card tells the texts of cards, all in sight or those with that name', async () => {
  expect((await patience('card', 'quit')).out).toContain('> card\nace\n  ace\nking\n  king\n');
  expect((await patience('card qu', 'quit')).out).toContain('> card qu\nqueen\n  queen\nput\n');
  expect((await patience('card joker', 'quit')).out).toContain('No card on the table is called “joker”.');
});

test('help lists the commands; an empty line lists the answers again', async () => {
  const { out } = await patience('help', '', 'quit');
  expect(out).toContain('> help\n  why not  what cannot be done now');
  expect(out.match(/ 1 {2}put ace left up/g)).toHaveLength(2);
});

test('commands are understood in the player’s language and in English', async () => {
  const { out } = await grimalkin(['play', 'patience', '--lang', 'de'], { lines: ['hilfe', 'undo', 'ende'] });
  expect(out).toContain('> hilfe\n  warum nicht');
  expect(out).toContain('> undo\nEs gibt nichts zurückzunehmen.\n');
  expect(out).toMatch(/Du hast die Partie verlassen\.\n$/);
});

test('the language comes from the environment unless it is given', async () => {
  const lines = ['quit'];
  const italian = await grimalkin(['play', 'patience'], { lines, env: { LANG: 'it_IT.UTF-8' } });
  expect(italian.out).toContain('Hai lasciato la partita.');
  const french = await grimalkin(['play', 'patience', '--lang', 'fr'], { lines, env: { LANG: 'it_IT.UTF-8' } });
  expect(french.out).toContain('Vous avez quitté la partie.');
  const other = await grimalkin(['play', 'patience'], { lines, env: { LANG: 'C' } });
  expect(other.out).toContain('You left the game.');
});

test('nobody reads what is hidden from their seat', async () => {
  const { out } = await grimalkin(['play', 'liars-dice', '--seed', '7'], { lines: ['bid 1 1', 'quit'] });
  expect(out).toMatch(/· Ada rolls \d/);
  expect(out).not.toMatch(/Basil rolls \d/);
  expect(out).toContain('Basil (greedy)\n  cup  hidden card ×3\n');
});

test('an input that ends too soon is said to, and is a failure', async () => {
  expect(await patience('1')).toMatchObject({ code: 1, err: 'The input ended before the game did.\n' });
});

test('nothing is coloured where nobody sees it', async () => {
  expect((await patience('1', '1', '1')).out).not.toContain('\x1b');
});

describe('a record', () => {
  test('is written when the game is over, and replay finds that it fits', async () => {
    const record = join(folder, 'over.json');
    const lines = ['bid 1 1', ...ones(20)];
    const played = await grimalkin(
      ['play', 'liars-dice', '--seed', '7', '--bot', 'random', '-p', '3', '--record', record],
      { lines },
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain(`The game is in ${record}.`);
    const { code, out } = await grimalkin(['replay', record]);
    expect(code).toBe(0);
    expect(out).toMatch(/It fits: \d+ answers, all legal; \d+ state hashes, all equal; rules version 1/);
  });
  test('is written when the game is left, and where save says', async () => {
    const [left, saved] = [join(folder, 'left.json'), join(folder, 'Saved Game.json')];
    await grimalkin(['play', 'patience', '--record', left], { lines: ['1', `save ${saved}`, '1', 'quit'] });
    const answersIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')).answers.length;
    expect([answersIn(saved), answersIn(left)]).toEqual([1, 2]);
  });
  test('that cannot be written does not end the game', async () => {
    const { code, out } = await patience('save /nowhere/game.json', '1', '1', '1');
    expect(out).toContain('/nowhere/game.json was not written (ENOENT).');
    expect(code).toBe(0);
  });
});

test('a choice of all at once asks the person first and then the bots', async () => {
  const { code, out } = await grimalkin(['play', 'duel', '--seed', '1', '--seat', '2', '-p', '3'], { lines: ones(40) });
  expect(code).toBe(0);
  expect(out).toContain('\n· opened\n');
});

test('an answer of several lines shows its cards where they will lie, and each line can be taken back', async () => {
  const args = ['play', 'familiar-find', '--seed', '7', '--bot', 'random'];
  const { out } = await grimalkin(args, { lines: ['1', '1', '1', 'undo', 'undo', 'quit'], home: { shelf: games } });
  const seen = [...out.matchAll(/central pile {2,}(.*)\n(?:.*\n)+?.*Your hand +(.*)\n/g)].map(([, pile, hand]) => {
    const cards = (text = '') =>
      [...text.matchAll(/[^,]+?(?: ×(\d))?(?:,|$)/g)].reduce((n, [, x]) => n + Number(x ?? 1), 0);
    return [pile?.includes('(not final)') ? cards(pile) : 0, cards(hand)];
  });
  expect(seen).toEqual([
    [0, 4],
    [0, 4],
    [1, 3],
    [2, 2],
    [1, 3],
    [0, 4],
  ]);
});

describe.each(Object.entries(games))('%s', (name, { core }) => {
  test.each(LANGUAGES)('can be played to its end from a script in %s, in 80 columns', async (language) => {
    const { min, max } = core.seating.seats;
    const players = `${language === 'en' ? max : min}`;
    const args = ['play', name, '--seed', 'script', '--players', players, '--lang', language];
    const { code, out, err } = await grimalkin(args, { lines: ones(500), home: { shelf: games } });
    expect([code, err]).toEqual([0, '']);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
