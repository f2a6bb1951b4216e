import { type FoesFace, type FoesTable, familiarsAndFoesFace } from '../../../../games/familiars-and-foes/face.ts';
import { games } from '../../../../games/index.ts';
import {
  type AnyGame,
  below,
  type Heard,
  heardBy,
  lucky,
  Match,
  type Options,
  type Question,
  type State,
  supplying,
  type View,
} from '../../../../kernel/index.ts';

const rules = games['familiars-and-foes']?.core as AnyGame;
export const face = familiarsAndFoesFace.core as FoesFace;

/** How a game stands for the first seat, with all that was heard. */
export interface Moment {
  readonly view: View<FoesTable>;
  readonly events: readonly Heard[];
  readonly question: Question | null;
}
const momentOf = (match: Match, events: readonly Heard[]): Moment => ({
  view: match.view(0) as View<FoesTable>,
  events: [...events],
  question: match.question(0),
});

/** A game of chance moves, moment by moment. */
export function* moments(seats: number, seed: string, options: Options): Generator<Moment> {
  const match = Match.start(rules, { seats, options, seed, salts: [] });
  const rng = lucky(seed, 'moves');
  const events: Heard[] = [];
  while (match.state.result === null) {
    const seat = rules.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    for (const told of outcome.events) events.push(...[heardBy(told, 0)].flatMap((heard) => heard ?? []));
    yield momentOf(match, events);
  }
}

/** A game from a position, by these answers and faces of dice and coins: its moments, the start first. */
export function after(seats: number, position: object, answers: readonly string[], dice: readonly number[]): Moment[] {
  const state = rules.position(position, seats, { level: 'beginner', familiars: 'auto' });
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const left = [...dice];
  const source = { below: (n: number) => Math.min(n, left.shift() ?? 1) - 1 };
  return supplying(source, () => {
    const match = Match.at(rules, state as State);
    const events: Heard[] = [];
    const all = [momentOf(match, events)];
    for (const say of answers) {
      const seat = rules.asked(match.state).find((each) => match.question(each)?.legal.includes(say));
      if (seat === undefined) throw new Error(`nobody may say ${say}`);
      const outcome = match.answer(seat, say);
      if (!outcome.ok) throw new Error(outcome.bar.why);
      events.push(...outcome.events.flatMap((told) => heardBy(told, 0) ?? []));
      all.push(momentOf(match, events));
    }
    return all;
  });
}
