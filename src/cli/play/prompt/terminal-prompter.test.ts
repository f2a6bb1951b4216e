import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { LANGUAGES } from '../../../kernel/index.ts';
import { runInTerminal } from '../../testing/run.ts';
import { texts } from '../../text.ts';

const [DOWN, ENTER, ESCAPE, CTRL_C, CTRL_D] = ['\x1b[B', '\r', '\x1b', '\x03', '\x04'];
const SHOW = '\x1b[?25h';
const HIDE = '\x1b[?25l';
const start = (env = {}) => runInTerminal(['play', 'patience', '--seed', '7'], env);

test('many answers are chosen part by part, with arrows', async () => {
  const { press, sees, written, ended } = start();
  await sees('jack …');
  press(DOWN, ENTER);
  await sees('put king right down');
  press(DOWN, ENTER);
  await sees('queen …');
  press(ENTER);
  await sees('put ace left up');
  press(ENTER);
  await sees('say more');
  press(ENTER);
  expect(await ended).toBe(0);
  expect(written.out).toContain('king');
  expect(written.out).toContain('tidy');
});

test('typing filters, and Enter on nothing says so', async () => {
  const { press, sees, ended } = start();
  await sees('jack …');
  press('j', 'a', 'c');
  await sees('jac');
  press(ENTER);
  await sees('put jack right down');
  press('z', 'z');
  await sees('Nothing fits.');
  press(ENTER);
  press('\x7f', '\x7f', 'd', 'o', ENTER);
  await sees('queen …');
  press(CTRL_C);
  expect(await ended).toBe(130);
});

test('Escape goes back one part, and does not leave the game', async () => {
  const { press, sees, written, ended } = start({ NO_COLOR: '1' });
  await sees('jack …');
  press(ENTER);
  await sees('put ace right down');
  press(ESCAPE);
  await sees('jack …');
  const { length } = written.out;
  press(ESCAPE, DOWN);
  await sees('› king …');
  expect(written.out.slice(length)).not.toContain('? put');
  press(CTRL_C);
  expect(await ended).toBe(130);
});

test('typing finds commands by their words, in the language and in English, also inside a part', async () => {
  const { press, sees, ended } = runInTerminal(['play', 'patience', '--seed', '7', '--lang', 'de'], {}, { rows: 24 });
  await sees('jack …');
  await sees('Warum nicht …? · Zurücknehmen');
  press(ENTER);
  await sees('put ace right down');
  press('u', 'n', 'd', 'o', ENTER);
  await sees('Es gibt nichts zurückzunehmen.');
  await sees('jack …');
  press('e', 'n', 'd', 'e', ENTER);
  expect(await ended).toBe(0);
});

test.each(LANGUAGES)('in 80 columns and 24 rows four players’ table and the question fit, in %s', async (language) => {
  const args = ['play', 'familiar-find', '--seed', '7', '--players', '4', '--bot', 'random', '--lang', language];
  const { press, sees, written, ended } = runInTerminal(args, {}, { rows: 24, home: { factories: games } });
  let table = 0;
  for (let n = 0; n < 12; n++) {
    await sees(texts[language].hint.slice(-8));
    const lines = stripVTControlCharacters(written.out.slice(table)).split('\n');
    const top = lines.map((line) => /^Crumb (?!\d)/.test(line)).lastIndexOf(true);
    if (top >= 0) expect(lines.length - top).toBeLessThanOrEqual(24);
    if (n === 0) expect(top).toBeGreaterThanOrEqual(0);
    table = written.out.length;
    press(ENTER);
  }
  press(CTRL_C);
  await ended;
});

test('commands stand in the list: why not, card, help, undo, leave', async () => {
  const { press, sees, written, ended } = start();
  await sees('jack …');
  press('w', 'h', 'y', ENTER);
  await sees('Nothing that you could want to do is forbidden now.');
  await sees('jack …');
  press('R', 'e', 'a', 'd', ENTER);
  await sees('Which card?');
  press(DOWN, ENTER);
  await sees('  king\n');
  await sees('jack …');
  press('h', 'e', 'l', 'p', ENTER);
  await sees('this list');
  await sees('jack …');
  press('l', 'e', 'a', 'v', 'e', ENTER);
  expect(await ended).toBe(0);
  expect(written.out).toContain('You left the game.');
});

describe.each([
  ['Ctrl-C', CTRL_C],
  ['the end of the input', CTRL_D],
])('%s', (_name, key) => {
  test('leaves a clean terminal and exit code 130', async () => {
    const { press, sees, written, raw, ended } = start();
    await sees('jack …');
    expect(raw()).toBe(true);
    press(key);
    expect(await ended).toBe(130);
    expect(raw()).toBe(false);
    expect(written.out.lastIndexOf(SHOW)).toBeGreaterThan(written.out.lastIndexOf(HIDE));
  });
});

test('a terminal gets colours, unless NO_COLOR says otherwise', async () => {
  const paint = '\x1b[36m';
  for (const [env, coloured] of [
    [{}, true],
    [{ NO_COLOR: '1' }, false],
  ] as const) {
    const { press, sees, written, ended } = start(env);
    await sees('jack …');
    press(CTRL_C);
    await ended;
    expect(written.out.includes(paint)).toBe(coloured);
  }
});
