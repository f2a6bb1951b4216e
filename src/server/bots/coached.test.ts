import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { type AnyGame, type Question, type State, seededRng } from '../../kernel/index.ts';
import { type ThreadTask, URGENCY } from './job.ts';
import { taskRunner } from './task-runner.ts';

/** What a thread's coach says of a state, as far as it comes in so many steps. */
function advice(game: AnyGame, s: State, steps: number): Promise<unknown> {
  let left = steps;
  const run = taskRunner([], () => (left-- > 0 ? URGENCY.none : URGENCY.end));
  const [seat] = game.asked(s) as [number];
  const task: Omit<ThreadTask, 'view' | 'question'> = {
    ...{ game: game.name, edition: game.edition, content: game.content, pack: null, bot: null },
    ...{ ms: Number.POSITIVE_INFINITY, extraMs: 0, luck: 'x' },
  };
  return run({ ...task, view: game.view(s, seat), question: game.question(s, seat) as Question });
}

test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
  '%s: a thread advises by what is seen alone, and explains by it',
  async (_, game) => {
    const setup = { seats: game.seating.seats.min, options: {}, seed: 'thread', salts: [] };
    const s: State = game.start(setup);
    const anew: State = game.redeal(game.view(s, game.asked(s)[0] as number), seededRng('anew'));
    expect(game.hash(anew)).not.toBe(game.hash(s));
    const said = await advice(game, s, 6);
    expect(said).toMatchObject({ iterations: 48 });
    expect(await advice(game, anew, 6)).toEqual(said);
  },
);
