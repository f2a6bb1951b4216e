import { games } from '../../../../../games/index.ts';
import { type ArenaFace, type ArenaTable, mythicArenaFace } from '../../../../../games/mythic-arena/face.ts';
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
  type Viewer,
} from '../../../../../kernel/index.ts';

const rules = games['mythic-arena']?.core as AnyGame;
export const face = mythicArenaFace.core as ArenaFace;

/** How a game stands for one viewer, with all that was heard. */
export interface Moment {
  readonly view: View<ArenaTable>;
  readonly events: readonly Heard[];
  /** What the viewer is asked, if a seat of theirs is. */
  readonly question: Question | null;
}

/** A game of chance moves, moment by moment. */
export function* moments(viewer: Viewer, seed: string, options: Options = { decks: 'dealt' }): Generator<Moment> {
  const match = Match.start(rules, { seats: 2, options, seed, salts: [] });
  const rng = lucky(seed, 'moves');
  const events: Heard[] = [];
  while (match.state.result === null) {
    const seat = rules.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    for (const told of outcome.events) {
      const heard = heardBy(told, viewer);
      if (heard !== null) events.push(heard);
    }
    const question = typeof viewer === 'number' ? match.question(viewer) : null;
    yield { view: match.view(viewer) as View<ArenaTable>, events: [...events], question };
  }
}

/** A game from a position, by the answers that are not forced and these faces of the dice: its moments, the start first. */
export function after(position: object, answers: readonly string[], dice: readonly number[], viewer: Viewer): Moment[] {
  const state = rules.position(position, 2, { decks: 'draft' });
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const left = [...dice];
  const source = { below: (n: number) => Math.min(n, left.shift() ?? 1) - 1 };
  return supplying(source, () => {
    const match = Match.at(rules, state as State);
    const events: Heard[] = [];
    const moment = (): Moment => ({
      view: match.view(viewer) as View<ArenaTable>,
      events: [...events],
      question: typeof viewer === 'number' ? match.question(viewer) : null,
    });
    const all = [moment()];
    for (const say of answers) {
      const seat = rules.asked(match.state).find((each) => match.question(each)?.legal.includes(say));
      if (seat === undefined) throw new Error(`nobody may say ${say}`);
      const outcome = match.answer(seat, say);
      if (!outcome.ok) throw new Error(outcome.bar.why);
      events.push(...outcome.events.flatMap((told) => heardBy(told, viewer) ?? []));
      all.push(moment());
    }
    return all;
  });
}
