import { describe, expect, test } from 'vitest';
import { atTerminal } from '../testing/desk.ts';

const [DOWN, ENTER, ESCAPE, CTRL_C, CTRL_D] = ['\x1b[B', '\r', '\x1b', '\x03', '\x04'];
const SHOW = '\x1b[?25h';
const HIDE = '\x1b[?25l';
const start = (env = {}) => atTerminal(['play', 'patience', '--seed', '7'], env);

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
  const { press, sees, ended } = start();
  await sees('jack …');
  press(ENTER);
  await sees('put ace right down');
  press(ESCAPE);
  await sees('jack …');
  press(ESCAPE);
  await sees('jack …');
  press(CTRL_C);
  expect(await ended).toBe(130);
});

test('commands stand in the list: why not, card, help, undo, leave', async () => {
  const { press, sees, written, ended } = start();
  await sees('jack …');
  press('w', 'h', 'y', ENTER);
  await sees('Nothing that you might have in mind is barred.');
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
