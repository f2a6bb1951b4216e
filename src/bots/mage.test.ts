import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type Answer, type AnyGame, type Options, type Question, type State, seededRng } from '../kernel/index.ts';
import { makeBot } from './index.ts';

const game = games['black-rose']?.core as AnyGame;
const FAMILIARS: Options = { cerberus: true, draco: true, griffin: true, hydra: true };

/** A whole game; `visit` sees every answer before it is given. */
function play(
  bots: readonly string[],
  options: Options,
  seed: string,
  visit: (s: State, question: Question, say: string) => void = () => {},
): State {
  const s = game.start({ seats: bots.length, options, seed, salts: [] }) as State;
  const players = bots.map((name) => makeBot(name, game));
  const luck = bots.map((_, seat) => seededRng(seed, `${seat}`));
  while (s.result === null) {
    const seat = game.asked(s)[0] as number;
    const question = game.question(s, seat) as Question;
    const bot = players[seat] as (typeof players)[number];
    const say =
      question.legal.length === 1
        ? (question.legal[0] as string)
        : bot.choose(game.view(s, seat), question, luck[seat] as (typeof luck)[number]).say;
    visit(s, question, say);
    game.take(s, seat, game.read(say) as Answer);
  }
  return s;
}

test.each([
  ['without Familiars', {}],
  ['with Familiars', FAMILIARS],
])('greedy beats random nine times out of ten %s', (_how, options) => {
  let wins = 0;
  for (let n = 0; n < 10; n++) {
    const bots = n % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    if (play(bots, options, `beats ${n}`).result?.winners.includes(bots.indexOf('greedy'))) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(9);
});

describe('a bot with a Familiar', () => {
  const count = { summons: 0, sent: 0, hunts: 0, splits: 0, spared: 0 };
  beforeAll(() => {
    let hunting = false;
    for (let n = 0; n < 4; n++)
      play(['greedy', 'greedy', 'greedy'], FAMILIARS, `familiars ${n}`, (_s, { ask, legal, with: of }, say) => {
        if (ask === 'summon') count.summons++;
        // Once it is sent, what it does is asked until it has done it.
        if (say === 'send') {
          count.sent++;
          hunting = true;
        } else if (hunting && ask === 'evocation') {
          if (say.startsWith('attack') || say === 'scorch') {
            count.hunts++;
            hunting = false;
          }
        } else hunting = false;
        if (ask !== 'split') return;
        const { amount, mage, familiar } = of as { amount: number; mage: number; familiar: number };
        const spares = (aside: number): boolean => aside < familiar && amount - aside < mage;
        const [least, most] = [legal[0], legal.at(-1)].map((words) => Number(words?.split(' ')[1])) as [number, number];
        if (!Array.from({ length: most - least + 1 }, (_, i) => least + i).some(spares)) return;
        count.splits++;
        if (spares(Number(say.split(' ')[1]))) count.spared++;
      });
  });

  test('summons one in most games', () => {
    expect(count.summons).toBeGreaterThanOrEqual(12);
  });
  test('sends it Hunting, and mostly to where there is somebody to attack', () => {
    expect(count.sent).toBeGreaterThanOrEqual(20);
    expect(count.hunts).toBeGreaterThan(0.6 * count.sent);
  });
  test('splits damage so that neither of the two falls, where that is possible', () => {
    expect(count.splits).toBeGreaterThanOrEqual(20);
    expect(count.spared).toBeGreaterThan(0.95 * count.splits);
  });
});
