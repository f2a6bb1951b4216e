import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { gameFactory, LANGUAGES } from '../../kernel/index.ts';
import { ascent } from '../../kernel/testing/games/ascent.ts';
import { run } from '../run.ts';
import { factories, fakeIo, grimalkin } from '../testing/run.ts';

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
  expect(out).toContain('> put ace left down\ngone [P-1]\nput\n> dance\n“dance” is neither an answer nor a command.\n');
});

test('why not lists what is barred under its reason, with the rule', async () => {
  const { out } = await patience('put ace left up', 'why not', 'why not right up', 'quit');
  const all =
    '✗ gone [P-1]\n    put ace left up\n    put ace left down\n    put ace right up\n    put ace right down\n';
  expect(out).toContain(`> why not\n${all}put\n> why not right up\n✗ gone [P-1]\n    put ace right up\nput\n> quit\n`);
  expect((await patience('why', 'quit')).out).toContain('> why\nNothing that you could want to do is forbidden now.\n');
});

test('undo takes the last answer back, and says why it cannot', async () => {
  const { out } = await patience('undo', 'put ace left up', 'undo', 'quit');
  expect(out).toContain('> undo\nThere is nothing to take back.\n');
  expect(out).toMatch(/> undo\nTaken back\.\n\nAda .*\n.*\n\n {2}shown .*\n {2}piles {2}–\n/);
});

test('a script plays by sentences and by parts that only one answer has', async () => {
  const args = ['play', 'familiar-find', '--seed', '7', '--players', '4'];
  const lines = ['take the', 'xx', 'TAKE the Pile to  your left', 'undo', 'quit'];
  const { out } = await grimalkin(args, { lines, home: { factories: games } });
  expect(out).toContain('\n  2  Take the pile to your left [take side-1]\n');
  expect(out).toContain('> take the\n“take the” fits 3 answers: be more specific.\n');
  expect(out).toContain('> xx\n“xx” is neither an answer nor a command.\n');
  expect(out).toContain('· You take the pile to your left');
  const part = await grimalkin(args, { lines: ['your RIGHT', 'quit'], home: { factories: games } });
  expect(part.out).toContain('· You take the pile to your right');
});

test('card tells the texts of cards, all in sight or those with that name', async () => {
  expect((await patience('card', 'quit')).out).toContain('> card\nace\n  ace\nking\n  king\n');
  expect((await patience('card qu', 'quit')).out).toContain('> card qu\nqueen\n  queen\nput\n');
  expect((await patience('card joker', 'quit')).out).toContain('No card on the table is called “joker”.');
});

test('card knows also the cards that stand only in the answers', async () => {
  const args = ['play', 'familiar-find', '--seed', '7', '--option', 'familiars=chosen'];
  const { out } = await grimalkin(args, { lines: ['card toad', 'card befriend', 'quit'], home: { factories: games } });
  expect(out).toContain('> card toad\nToad\n  ');
  expect(out).toContain('No card on the table is called “befriend”.');
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
  expect(out).not.toMatch(/Corvina rolls \d/);
  expect(out).toContain('Corvina (greedy)\n  cup  hidden card ×3\n');
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
  test('of another game is not overwritten by save: the new one gets a number', async () => {
    const file = join(folder, 'twice.json');
    const { out } = await patience('1', `save ${file}`, '1', `save ${file}`, 'quit');
    expect(out.match(/The game is in .*twice\.json\./g)).toHaveLength(2);
    expect((await patience(`save ${file}`, 'quit')).out).toContain(`The game is in ${join(folder, 'twice-2.json')}.`);
    expect(JSON.parse(readFileSync(file, 'utf8')).answers).toHaveLength(2);
  });
  test('is written when the command is interrupted from outside', async () => {
    const file = join(folder, 'interrupted.json');
    const { io, interrupt } = fakeIo(false, {});
    const ended = run(['play', 'patience', '--record', file], io, {
      factories,
      worker: null,
      root: new URL('file:///x/'),
    });
    io.stdin.write('1\n');
    await new Promise((resolve) => io.stdout.on('data', (data) => `${data}`.includes('> 1') && setImmediate(resolve)));
    interrupt();
    expect(JSON.parse(readFileSync(file, 'utf8')).answers).toHaveLength(1);
    io.stdin.end();
    await ended;
  });
  test('that cannot be written does not end the game', async () => {
    const { code, out } = await patience('save /nowhere/game.json', '1', '1', '1');
    expect(out).toContain('/nowhere/game.json was not written (ENOENT).');
    expect(code).toBe(0);
  });
});

describe('--resume', () => {
  const file = join(folder, 'resume.json');
  const saved = grimalkin(['play', 'duel', '--seed', '1', '-p', '3', '--record', file], { lines: ['1', '1', 'quit'] });
  const whole = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

  test('goes on with a recorded game, and what comes of it is one record that fits', async () => {
    await saved;
    const { answers, ...head } = whole(file);
    const over = join(folder, 'resumed.json');
    const { code, out } = await grimalkin(['play', '--resume', file, '--record', over], { lines: ones(40) });
    expect([code, out]).toEqual([0, expect.stringContaining(`The game resumes after ${answers.length} answers.`)]);
    expect(whole(over)).toMatchObject({ seed: head.seed, seats: 3, options: head.options });
    expect(whole(over).answers.slice(0, answers.length)).toEqual(answers);
    expect((await grimalkin(['replay', over])).code).toBe(0);
  });
  test.each([
    ['--seed x -p 2', 2, '--resume takes players, seed and options from the file: leave out --players, --seed'],
    ['--seat 4', 2, '--seat must be from 1 to 3, not 4'],
    ['patience', 2, `--resume ${file}: it is a game of duel, not of patience`],
  ])('refuses %s', async (args, code, sentence) => {
    await saved;
    const ran = await grimalkin(['play', ...args.split(' '), '--resume', file]);
    expect(ran).toEqual({ code, out: '', err: `grimalkin: ${sentence}\n` });
  });
  test('refuses what is no record, or one that does not fit, as replay does', async () => {
    await saved;
    const other = join(folder, 'other.json');
    writeFileSync(other, '{}');
    const none = `grimalkin: ${other}: this is no record of a game\n`;
    for (const args of [['play', '--resume'], ['replay']])
      expect(await grimalkin([...args, other])).toEqual({ code: 1, out: '', err: none });
    writeFileSync(other, JSON.stringify({ ...whole(file), edition: 'ff' }));
    expect((await grimalkin(['play', '--resume', other])).err).toContain(
      `${other}: edition: it was played by the edition 'ff'`,
    );
  });
});

test('a choice of all at once asks the person first and then the bots', async () => {
  const { code, out } = await grimalkin(['play', 'duel', '--seed', '1', '--seat', '2', '-p', '3'], { lines: ones(40) });
  expect(code).toBe(0);
  expect(out).toContain('\n· opened\n');
});

test('an answer of several lines shows its cards where they will lie, and each line can be taken back', async () => {
  const args = ['play', 'familiar-find', '--seed', '7', '--bot', 'random'];
  const { out } = await grimalkin(args, { lines: ['1', '1', '1', 'undo', 'undo', 'quit'], home: { factories: games } });
  const seen = [...out.matchAll(/Your hand +(.*)\n(?:.*\n)+?.*central pile {2,}(.*)\n/g)].map(([, hand, pile]) => {
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
    const { code, out, err } = await grimalkin(args, { lines: ones(5000), home: { factories: games } });
    expect([code, err]).toEqual([0, '']);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

test('aside lists what may be done beside the question, does it, and says why not', async () => {
  const lines = ['aside', 'aside eat', 'aside eat', 'why not eat', 'undo', 'aside whis', 'quit'];
  const environment = { factories: { ascent: gameFactory(ascent) } };
  const { out } = await grimalkin(['play', 'ascent', '--seed', '7'], { lines, home: environment });
  expect(out).toMatch(/> aside\nBesides answering you may:\neat \[eat\]\nwhistle \[whistle\]\n/);
  expect(out).toContain('> aside eat\n· ate\n');
  expect(out).toContain('climb 3');
  expect(out).toContain('> aside eat\nno-ration [AS-2]\n');
  expect(out).toContain('✗ no-ration [AS-2]\n    eat\n');
  expect(out).toContain('> undo\nTaken back.\n');
  expect(out).toContain('> aside whis\n· whistled\n');
});
