import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { type AnyGame, Match, type Question, seededRng } from '../../kernel/index.ts';
import { playWith } from '../testing/bots.ts';
import { grimalkin } from '../testing/run.ts';
import { openPlayer } from './open.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const all = { home: { factories: games } };

test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
  'every answer that is legal in %s stands once in the list of all',
  (_, game) => {
    const words = game.allAnswers();
    const known = new Set(words);
    expect(known.size).toBe(words.length);
    for (const line of [words[0], words.at(-1)] as string[]) expect(game.read(line)?.words).toBe(line);
    const luck = seededRng('answers');
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

test('a pack is for one game', async () => {
  const { code, err } = await grimalkin(['answers', '--pack', 'nowhere.json'], all);
  expect([code, err]).toEqual([2, 'grimalkin: --pack: say which game it is for\n']);
});

test.each([
  ['all who play together and won', { winners: [0, 1, 2], places: [1, 1, 1] }, [1, 1, 1]],
  ['one who won alone', { winners: [0], places: [1] }, [1]],
  ['one who lost alone', { winners: [], places: [1] }, [-1]],
  ['all, if the game has won', { winners: [], places: [3, 3, 3] }, [-1, -1, -1]],
  ['two', { winners: [1], places: [2, 1] }, [-1, 1]],
  ['four of whom three share the second place', { winners: [2], places: [2, 2, 1, 2] }, [-1 / 3, -1 / 3, 1, -1 / 3]],
  ['four in a row', { winners: [0], places: [1, 2, 3, 4] }, [1, 1 / 3, -1 / 3, -1]],
])('the reward of %s is the same in JavaScript and in Python', (_, result, rewards) => {
  const text = readFileSync(at('docs/gym.md'), 'utf8');
  const [code] = /^const reward = .*?^};$/ms.exec(text) as RegExpExecArray;
  const reward = new Function('winners', 'places', `${code} return places.map((_, seat) => reward(seat));`);
  expect(reward(result.winners, result.places)).toEqual(rewards);
  const lines = [
    'import json, gym_env',
    'env, result = gym_env.Env([]), json.loads(input())',
    'env.seats = len(result["places"])',
    'for env.seat in range(env.seats): print(env.reward(result))',
  ];
  const { stdout } = spawnSync('python3', ['-c', lines.join('\n')], {
    cwd: at('docs/examples'),
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    input: JSON.stringify(result),
    encoding: 'utf8',
  });
  stdout
    .trim()
    .split('\n')
    .forEach((line, seat) => {
      expect(Number(line)).toBeCloseTo(rewards[seat] as number, 9);
    });
  expect(stdout.trim().split('\n')).toHaveLength(rewards.length);
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
