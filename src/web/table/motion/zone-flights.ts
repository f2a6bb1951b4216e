import type { Zone } from '../../../kernel/index.ts';
import type { Flight } from '../board.ts';

/** With more cards than this nothing is animated. */
const MAX_CARDS = 16;

/** Card backs count as cards without a name. */
const BACK = '';

/** The number of each card in each zone. */
function counted(zones: readonly Zone[]): Map<string, Map<string, number>> {
  return new Map(
    zones.map(({ id, cards, count }) => {
      const counts = new Map<string, number>();
      if (count !== undefined) counts.set(BACK, count);
      for (const { card, count = 1 } of cards) counts.set(card ?? BACK, (counts.get(card ?? BACK) ?? 0) + count);
      return [id, counts];
    }),
  );
}

interface MovedCard {
  readonly zone: string;
  readonly card: string;
}

/** Derives flights from the zones before and after a change, for games and changes that do not declare them. */
export function zoneFlights(before: readonly Zone[], now: readonly Zone[]): Flight[] {
  const [was, is] = [counted(before), counted(now)];
  const gone: MovedCard[] = [];
  const come: MovedCard[] = [];
  for (const zone of new Set([...was.keys(), ...is.keys()])) {
    const [old, fresh] = [was.get(zone), is.get(zone)];
    for (const card of new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])) {
      const more = (fresh?.get(card) ?? 0) - (old?.get(card) ?? 0);
      for (let n = 0; n < Math.abs(more); n++) (more > 0 ? come : gone).push({ zone, card });
    }
  }
  const flights: Flight[] = [];
  /** Pairs cards that appeared with cards that disappeared, if they may be the same. */
  const pair = (same: (from: MovedCard, to: MovedCard) => boolean, turns: boolean) => {
    for (const to of [...come]) {
      const from = gone.find((other) => same(other, to));
      if (from === undefined) continue;
      gone.splice(gone.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
      // A card that was turned over in its place does not fly.
      if (from.zone === to.zone) continue;
      const card = to.card === BACK ? null : to.card;
      flights.push({ card, from: from.zone, to: to.zone, ...(turns && { turns }) });
    }
  };
  pair((from, to) => from.card === to.card, false);
  pair((from, to) => from.zone === to.zone && (from.card === BACK || to.card === BACK), true);
  pair((from, to) => from.card === BACK || to.card === BACK, true);
  return flights.length > MAX_CARDS ? [] : flights;
}
