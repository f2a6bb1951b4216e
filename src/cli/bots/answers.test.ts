import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { type AnyGame, lucky, Match, type Question } from '../../kernel/index.ts';
import { playWith } from '../testing/bots.ts';
import { grimalkin } from '../testing/desk.ts';
import { openPlayer } from './open.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const all = { home: { shelf: games } };

test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
  'every answer that is legal in %s stands once in the list of all',
  (_, game) => {
    const words = game.allAnswers();
    const known = new Set(words);
    expect(known.size).toBe(words.length);
    for (const line of [words[0], words.at(-1)] as string[]) expect(game.read(line)?.words).toBe(line);
    const luck = lucky('answers');
    const bot = makeBot('random', game);
    const { max: seats } = game.seating.seats;
    const match = Match.start(game, { seats, options: {}, seed: '1', salts: [] });
    for (let n = 0; match.state.result === null && n < 500; n++) {
      const seat = game.asked(match.state)[0] as number;
      const question = match.question(seat) as Question;
      for (const line of question.legal) expect(known.has(line), line).toBe(true);
      match.answer(seat, bot.choose(match.view(seat), question, luck).say);
    }
  },
);

test('the table in the text is what the command counts', async () => {
  const { code, out } = await grimalkin(['answers'], all);
  expect(code).toBe(0);
  const counted = out
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const rows = [...readFileSync(at('docs/gym.md'), 'utf8').matchAll(/^\| ([a-z-]+) \| (\d+) \|$/gm)];
  expect(rows.map(([, game, count]) => [game, count])).toEqual(counted);
});

test('the environment in Python plays whole episodes', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grimalkin-')), 'words.txt');
  writeFileSync(file, (await grimalkin(['answers', 'familiar-find'], all)).out);
  let told = '';
  const onStderr = (text: string) => {
    told += text;
  };
  const command = `python3 ${JSON.stringify(at('docs/examples/gym_env.py'))} ${JSON.stringify(file)}`;
  const players = [openPlayer(`one=${command}`, { onStderr }), openPlayer(`two=${command}`)];
  const rewards: number[] = [];
  for (const seed of ['1', '2', '3']) {
    const { places } = await playWith(games['familiar-find']?.core as AnyGame, players, seed);
    rewards.push(3 - 2 * (places[0] as number));
  }
  for (const player of players) await player.close();
  const episodes = [...told.matchAll(/^episode (\d): [1-9]\d* steps, reward (-?1)$/gm)];
  expect(episodes.map(([, n, reward]) => [n, reward])).toEqual(rewards.map((reward, n) => [`${n + 1}`, `${reward}`]));
});
