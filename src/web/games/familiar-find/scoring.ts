import type { FindEvent, FindFace, FindTable } from '../../../games/familiar-find/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import {
  type GameScoring,
  isPlayedOut,
  type ScoreColumn,
  type ScoreRow,
  type ScoringContext,
} from '../../table/ending/scoring.ts';
import { messages } from './scoring/generated/all.ts';
import { essencesOf, ingredientsOf, placesFor, playerAt } from './selectors.ts';

const STARS = 3;

/** What of a collection counts. */
interface CollectionCounts {
  readonly stars: number;
  readonly moons: number;
  readonly essences: number;
  readonly ingredients: number;
  /** How many of the cards of a set are there, and of how many: of the set that is nearest. */
  readonly set: number;
  readonly ofSet: number;
}

const NOTHING: CollectionCounts = { stars: 0, moons: 0, essences: 0, ingredients: 0, set: 0, ofSet: 0 };

/** Each of so many kinds so many times is a set. */
const SETS = [
  [4, 2],
  [3, 3],
  [2, 4],
] as const;

function countsOf(view: View<FindTable>, face: FindFace, seat: Seat): CollectionCounts {
  const { collection } = playerAt(view, seat);
  const [astral, abyss] = essencesOf(face);
  const stars = collection[astral] ?? 0;
  const moons = collection[abyss] ?? 0;
  const each = ingredientsOf(face).map((card) => collection[card] ?? 0);
  const most = each.toSorted((a, b) => b - a);
  const sets = SETS.map(([kinds, copies]) => ({
    has: most.slice(0, kinds).reduce((sum, n) => sum + Math.min(n, copies), 0),
    of: kinds * copies,
  }));
  const nearest = sets.reduce((a, b) => (b.of - b.has < a.of - a.has ? b : a));
  const ingredients = each.reduce((sum, n) => sum + n, 0);
  return { stars, moons, essences: stars + moons, ingredients, set: nearest.has, ofSet: nearest.of };
}

/** Who is ahead by the collections alone: who won by one, the last one left, or else whose is the richest. */
function leadersIn(view: View<FindTable>, face: FindFace, counts: readonly CollectionCounts[]): readonly Seat[] {
  const { players, active } = view.table;
  const seats = players.map((_, n) => (active + n) % view.seats);
  const left = seats.filter((seat) => players[seat]?.out === 0);
  if (left.length === 1) return left;
  const [, abyss] = essencesOf(face);
  const wins = (seat: Seat): boolean => {
    const { stars, moons, set, ofSet } = counts[seat] ?? NOTHING;
    return stars >= STARS || (moons < placesFor(view, face, seat, abyss) && set === ofSet);
  };
  // Whoever's turn it is is judged first.
  const winner = left.find(wins);
  if (winner !== undefined) return [winner];
  const most = (of: readonly Seat[], what: 'essences' | 'ingredients'): Seat[] => {
    const best = Math.max(...of.map((seat) => counts[seat]?.[what] ?? 0));
    return of.filter((seat) => counts[seat]?.[what] === best);
  };
  return most(most(left, 'essences'), 'ingredients');
}

/** What everybody had collected, and what of it decided. */
export function scoring(context: ScoringContext<FindTable, FindFace, FindEvent>): GameScoring {
  const { view, face, speech, language, scene, events } = context;
  const t = messages[language];
  const { players } = view.table;
  const counts = players.map((_, seat) => countsOf(view, face, seat));
  const leaders = leadersIn(view, face, counts);
  const reason = isPlayedOut(view) ? view.result?.reason : null;
  const byDeck = reason === 'deck';
  const [, abyss] = essencesOf(face);
  const stars: ScoreColumn = { id: 'stars', name: t.stars, sign: 'astral', ...(byDeck && { kind: 'part' }) };
  const moons: ScoreColumn = { id: 'moons', name: t.moons, sign: 'abyss', ...(byDeck && { kind: 'part' }) };
  const columns: ScoreColumn[] = byDeck
    ? [
        stars,
        moons,
        { id: 'essences', name: t.essences, kind: 'sum' },
        { id: 'ingredients', name: t.ingredients, sign: 'residuum', kind: 'sum' },
      ]
    : [stars, { id: 'set', name: t.set, sign: 'residuum' }, moons];
  const rows = players.map(({ out, familiar }, seat): ScoreRow => {
    const { stars, moons, essences, ingredients, set, ofSet } = counts[seat] ?? NOTHING;
    const fate = events.findLast((event) => event.kind === 'eliminated' && event.seat === seat);
    return {
      key: `${seat}`,
      seat,
      name: null,
      ...(familiar !== null && { card: familiar, note: speech.card(familiar).name }),
      cells: {
        stars: { value: stars, ...(!byDeck && { of: STARS }) },
        moons: { value: moons, ...(!byDeck && { of: placesFor(view, face, seat, abyss) }) },
        set: { value: set, of: ofSet },
        essences: { value: essences },
        ingredients: { value: ingredients },
      },
      ...(out > 0 && { out: fate?.kind !== 'eliminated' ? t.out : t.outBy({ moons: fate.abyss }) }),
      leads: leaders.includes(seat),
    };
  });
  const places = view.result?.places ?? [];
  const placeOf = ({ seat }: ScoreRow): number => places[seat ?? -1] ?? 0;
  rows.sort((a, b) => placeOf(a) - placeOf(b));
  const best = counts[leaders[0] ?? -1] ?? NOTHING;
  const level = players.filter(({ out }, seat) => out === 0 && counts[seat]?.essences === best.essences).length > 1;
  const decided = { astral: 'stars', set: 'set', abyss: 'moons', deck: level ? 'ingredients' : 'essences' } as const;
  const names = leaders.map((seat) => scene.names[seat] ?? '–');
  const familiars = leaders.flatMap((seat) => players[seat]?.familiar ?? []);
  const [astral] = essencesOf(face);
  const sign = reason === 'set' ? (ingredientsOf(face)[0] ?? astral) : reason === 'abyss' ? abyss : astral;
  return {
    cards: familiars.length > 0 ? familiars.slice(0, 3) : [sign],
    ...(byDeck && {
      why: level
        ? t.whyIngredients({ names, count: best.ingredients, essences: best.essences })
        : t.whyEssences({ names, count: best.essences }),
    }),
    columns,
    decided: reason == null ? null : decided[reason as keyof typeof decided],
    rows,
    tells: { rise: ['eliminated', 'stole', 'took', 'collected'], fall: ['eliminated', 'stole', 'took', 'collected'] },
    note: byDeck ? t.ties : t.goals,
  };
}
