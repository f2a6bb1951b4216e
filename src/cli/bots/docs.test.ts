import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { fromBot, isMisread, readLine, toBot } from '../../protocol/bot.ts';
import { grimalkin } from '../testing/desk.ts';

/** docs/bot-protocol.md says what is so. */

const text = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
const lines = [...text.matchAll(/^```json\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));
const types = (of: typeof toBot | typeof fromBot) => of.options.map(({ shape }) => shape.type.value);

test.each(lines)('%s is a message', (line) => {
  const { type } = JSON.parse(line);
  const read = [toBot, fromBot].map((schema) => readLine<object>(schema, line));
  expect(
    read.some((message) => !isMisread(message)),
    JSON.stringify(read),
  ).toBe(true);
  expect([...types(toBot), ...types(fromBot)]).toContain(type);
});

test('every type of message is shown, and every fault named', () => {
  const shown = lines.map((line) => JSON.parse(line).type);
  expect(shown).toEqual(expect.arrayContaining([...types(toBot), ...types(fromBot)]));
  const source = readFileSync(new URL('./fault.ts', import.meta.url), 'utf8');
  for (const [, why] of source.matchAll(/^ {2}\| '([a-z-]+)'/gm)) expect(text).toContain(`| \`${why}\` |`);
});

test('its game is the one on the shelf', () => {
  expect(text).toContain(`"content":"${games['familiar-find']?.core.content}"`);
});

test('what grimalkin bot says there, it says', async () => {
  const [, given = '', said = ''] = /^\$ grimalkin bot .*\n(.*)\n(.*)\n/m.exec(text) ?? [];
  const { code, out, err } = await grimalkin(['bot', '--level', 'greedy', '--seed', '7'], { lines: [given, ''] });
  expect([code, out, err]).toEqual([0, `${said}\n`, '']);
});
