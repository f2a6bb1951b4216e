import {
  type AnyGame,
  below,
  bits,
  type HeardEvent,
  heardBy,
  listening,
  Match,
  type RandomState,
  type Seat,
  type State,
  seededRng,
  supplying,
  type ToldEvent,
  type View,
  type Viewer,
} from '../../index.ts';
import { mismatch } from '../scenario/mismatch.ts';
import {
  give,
  isSame,
  legalLines,
  must,
  type Property,
  pick,
  type TakenMove,
  viewersOf,
  walk,
  whose,
  withRecord,
} from './walk.ts';

// Whoever hears the same sees the same: a view shows nothing that its viewer was not told. That a view and the worlds
// dealt from it agree says nothing here, as such a world has whatever the view gives away.

/** So many outcomes of a deal are changed, one at a time. */
const CHANGES = 20;

export const heardOf = (events: readonly ToldEvent[], viewer: Viewer): HeardEvent[] =>
  events.flatMap((told) => heardBy(told, viewer) ?? []);

/** Whose answers are not whole yet, while answers are given in secret: that much everybody sees of them. */
export const standing = (game: AnyGame, s: State): readonly Seat[] | null => (game.waits(s) ? game.asked(s) : null);

/** Two views that must be equal, or the first place in which they are not. */
function equalViews(here: View, there: View, told: () => string): void {
  must(isSame(here, there), () => `${told()}, yet ${mismatch(there, here) ?? mismatch(here, there)}`);
}

function differsInOneWord(a: string, b: string): boolean {
  const [words, others] = [a.split(' '), b.split(' ')];
  return words.length === others.length && words.filter((word, n) => word !== others[n]).length === 1;
}

/** How lines that others gave are told otherwise: as they are where that is possible, alike, or in any way. */
const WAYS = ['same', 'alike', 'alike', 'alike', 'any', 'any', 'any'] as const;

/** A line instead of this one, which is likely to be heard alike: with another card, or of another kind. */
function instead(way: (typeof WAYS)[number], say: string, legal: readonly string[], rng: RandomState): string {
  const keeps = way === 'same' || (way === 'alike' && below(rng, 2) === 0);
  if (keeps && legal.includes(say)) return say;
  const alike = way === 'any' ? [] : legal.filter((other) => differsInOneWord(say, other));
  return pick(rng, alike.length > 0 ? alike : legal);
}

/**
 * Answers in a world as was answered in the true state: the viewer's lines as they are, those of others in some way,
 * until the question is settled there too. What was told and said, or null if that does not come about.
 */
function retell(
  game: AnyGame,
  world: State,
  taken: readonly TakenMove[],
  viewer: Viewer,
  settled: boolean,
  line: RetellLine,
) {
  const told: ToldEvent[] = [];
  const said: string[] = [];
  const retold = (seat: Seat, before: string | null, aside = false): boolean => {
    const legal = legalLines(game, world, seat, aside);
    if (legal.length === 0 || (seat === viewer && (before === null || !legal.includes(before)))) return false;
    const say = seat === viewer ? (before as string) : line(before ?? '', legal);
    said.push(say);
    listening(
      (event) => told.push(event),
      () => give(game, world, { seat, say, aside }),
    );
    return true;
  };
  for (const [n, { seat, say, aside }] of taken.entries()) {
    if (n > 0 && !game.waits(world)) break;
    if (!retold(seat, say, aside)) return null;
  }
  while (settled && game.waits(world)) if (!retold(game.asked(world)[0] as Seat, null)) return null;
  return { told, said };
}
type RetellLine = (say: string, legal: readonly string[]) => string;

/**
 * An answer in the true state, and it or another one in a world that a viewer thinks possible: if they hear the same of
 * both, they see the same after both. Lines that are given in secret are one answer.
 */
const answersAreHeard: Property = (game, setup, choices) => {
  let viewer: Viewer = null;
  let world: State | null = null;
  let taken: TakenMove[] = [];
  walk(game, setup, choices, {
    before({ state }, rng) {
      if (game.waits(state)) return;
      viewer = pick(rng, viewersOf(state));
      world = game.redeal(JSON.parse(JSON.stringify(game.view(state, viewer))), rng);
      taken = [];
    },
    after({ state }, rng, answered) {
      taken.push(answered);
      const heard = heardOf(
        taken.flatMap(({ events }) => events),
        viewer,
      );
      for (const way of WAYS) {
        const there = game.copy(world);
        const line: RetellLine = (say, legal) => instead(way, say, legal, rng);
        const other = retell(game, there, taken, viewer, !game.waits(state), line);
        if (other === null || !isSame(heard, heardOf(other.told, viewer))) continue;
        if (!isSame(standing(game, state), standing(game, there))) continue;
        equalViews(game.view(state, viewer), game.view(there, viewer), () => {
          const both = `'${taken.map(({ say }) => say).join(', ')}' and '${other.said.join(', ')}'`;
          return `of ${both} by seat ${answered.seat} ${whose(viewer)} hears only ${JSON.stringify(heard)}`;
        });
      }
    },
  });
};

/** Two deals that differ in one outcome of chance: who hears the same of both sees the same after both. */
const dealsAreHeard: Property = (game, setup) => {
  const deal = (changed: number) => {
    const luck = seededRng('deal', setup.seed);
    let count = 0;
    const below = (n: number) => ((bits(luck) % n) + (count++ === changed ? 1 : 0)) % n;
    const match = supplying({ below }, () => Match.start(game, setup, { forced: false }));
    return { match, count };
  };
  withRecord(
    () => ({ game: game.name, ...setup }),
    () => {
      const { match, count } = deal(-1);
      const rng = seededRng('changes', setup.seed);
      const all = Array.from({ length: count }, (_, n) => n);
      const changes = count <= CHANGES ? all : Array.from({ length: CHANGES }, () => pick(rng, all));
      for (const changed of changes) {
        const other = deal(changed).match;
        for (const viewer of viewersOf(match.state)) {
          const heard = heardOf(match.opening, viewer);
          if (!isSame(heard, heardOf(other.opening, viewer))) continue;
          equalViews(match.view(viewer), other.view(viewer), () => {
            return `of the deal ${whose(viewer)} hears only ${JSON.stringify(heard)}, whatever outcome ${changed} is`;
          });
        }
      }
    },
  );
};

export const hearing: Readonly<Record<string, Property>> = {
  'who hears the same of an answer sees the same after it': answersAreHeard,
  'who hears the same of the deal sees the same after it': dealsAreHeard,
};
