import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Search } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { type AnyGame, type Question, type State, seededRng } from '../../kernel/index.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import { fromBot, isMisread, readLine, toBot } from '../../protocol/bot.ts';
import { grimalkin } from '../testing/run.ts';

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

test('grimalkin bot searches for as long as it is told, or plays as a level does', async () => {
  const game: AnyGame = duel;
  const s: State = game.start({ seats: 2, options: {}, seed: 'long', salts: [] });
  const seat = game.asked(s)[0] as number;
  const [view, question] = [game.view(s, seat), game.question(s, seat) as Question];
  const hello = {
    ...{ type: 'hello', protocol: 1, game: game.name },
    content: game.content,
    seats: 2,
    seat,
    options: {},
  };
  const ask = { type: 'ask', id: 1, view, question, deadline: null };
  const said = async (...flags: string[]) => {
    const asked = [hello, ...Array.from({ length: 6 }, () => ask)].map((message) => JSON.stringify(message));
    const { code, out, err } = await grimalkin(['bot', '--seed', '7', ...flags], { lines: [...asked, ''] });
    return code === 0 ? [...out.matchAll(/"say":"([^"]*)"/g)].map(([, say]) => say) : err;
  };
  const luck = seededRng('7', '0', `${seat}`);
  const thought = Array.from({ length: 6 }, () => {
    const search = new Search(game, view, question, luck, 30);
    search.run(30);
    return search.verdicts[0]?.say;
  });
  expect(await said('--level', 'search-30')).toEqual(thought);
  expect(await said('--level', 'random')).not.toEqual(thought);
  expect(await said('--level', 'search-0')).toContain("there is no bot 'search-0'");
});

test('what grimalkin bot says there, it says', async () => {
  const [, given = '', said = ''] = /^\$ grimalkin bot .*\n(.*)\n(.*)\n/m.exec(text) ?? [];
  const { code, out, err } = await grimalkin(['bot', '--level', 'greedy', '--seed', '7'], { lines: [given, ''] });
  expect([code, out, err]).toEqual([0, `${said}\n`, '']);
});
