import type { ArenaEvent, ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';
import { cardOfPet, engagedIn, lineOf, petsOf, seatOfPet } from './selectors.ts';

type ArenaView = View<ArenaTable>;

/** What travels over the board when something happens. */
export function flights(heard: ArenaEvent, now: ArenaView, before: ArenaView): readonly Flight[] {
  /** Where a Pet stood, or if it was not there yet, stands. */
  const stoodAt = (ref: string): string | null => {
    const on = lineOf(before, ref) ?? lineOf(now, ref);
    return on === null ? null : `${on}:${seatOfPet(ref)}`;
  };
  const standsAt = (ref: string): string | null => {
    const on = lineOf(now, ref);
    return on === null ? null : `${on}:${seatOfPet(ref)}`;
  };
  const trip = (what: string | null, from: string | null, to: string | null, more: Partial<Flight> = {}): Flight[] =>
    from === null || to === null ? [] : [{ card: what, from, to, ...more }];
  const fromHand = (seat: Seat, card: string, to: string | null, more: Partial<Flight> = {}): Flight[] =>
    trip(card, `hand:${seat}`, to, { ...(seat !== now.viewer && { turns: true }), ...more });
  switch (heard.kind) {
    case 'picked':
      return trip(heard.card, 'pool', `deck:${heard.seat}`);
    case 'led':
      return trip(heard.card, `deck:${heard.seat}`, `front:${heard.seat}`);
    case 'unveiled':
      return heard.pets.flatMap((ref) => {
        const at = `front:${seatOfPet(ref)}`;
        return trip(cardOfPet(ref), at, at, { turns: true });
      });
    case 'drew': {
      const { seat } = heard;
      const cards = heard.cards ?? new Array<null>(heard.count).fill(null);
      return cards.flatMap((drawn) =>
        trip(drawn, `pile:${seat}`, `hand:${seat}`, drawn === null ? {} : { turns: true }),
      );
    }
    case 'mulligan':
      return heard.cards.flatMap((shown) => trip(shown, `hand:${heard.seat}`, `pile:${heard.seat}`, { turns: true }));
    case 'played': {
      const { pet, line } = heard;
      const owner = seatOfPet(pet);
      const turns = owner !== now.viewer;
      return trip(cardOfPet(pet), `hand:${owner}`, `${line}:${owner}`, turns ? { turns } : {});
    }
    case 'attached':
      return fromHand(heard.seat, heard.card, standsAt(heard.pet) ?? stoodAt(heard.pet));
    case 'placed':
      return fromHand(heard.seat, heard.card, `items:${heard.seat}`);
    case 'rune': {
      const { seat, card } = heard;
      const isRemoved = now.table.players[seat]?.removed.includes(card) === true;
      return fromHand(seat, card, isRemoved ? `removed:${seat}` : `spent:${seat}`, { flares: true });
    }
    case 'discarded':
      return fromHand(heard.seat, heard.card, `spent:${heard.seat}`);
    case 'usedUp':
      return trip(heard.card, `items:${heard.seat}`, `spent:${heard.seat}`);
    case 'renewed':
      return trip(heard.card, `spent:${heard.seat}`, `pile:${heard.seat}`, { turns: true });
    case 'rests': {
      const { seat, card } = heard;
      const from = lineOf(before, `${card}-${seat + 1}`);
      return trip(card, from === null ? `items:${seat}` : `${from}:${seat}`, `stasis:${seat}`);
    }
    case 'returns': {
      const { seat, card } = heard;
      const isItem = lineOf(now, `${card}-${seat + 1}`) === null;
      return isItem ? trip(card, `stasis:${seat}`, `items:${seat}`) : [];
    }
    case 'moved': {
      const { pet, line } = heard;
      const owner = seatOfPet(pet);
      return trip(cardOfPet(pet), lineOf(before, pet) === null ? `stasis:${owner}` : stoodAt(pet), `${line}:${owner}`);
    }
    case 'switched': {
      const { pet, with: other } = heard;
      return [
        ...trip(cardOfPet(pet), stoodAt(pet), standsAt(pet)),
        ...trip(cardOfPet(other), stoodAt(other), standsAt(other)),
      ];
    }
    case 'elythSpent': {
      const { pet, card } = heard;
      const bearer = before.table.players.flatMap(petsOf).find((shown) => shown.pet === pet);
      return trip(card, stoodAt(pet), `spent:${bearer?.elythBy ?? seatOfPet(pet)}`);
    }
    case 'elythTaken':
      return trip(heard.card, stoodAt(heard.from), standsAt(heard.pet));
    case 'downed': {
      const { pet } = heard;
      const owner = seatOfPet(pet);
      const isToken = now.table.players[owner]?.spent.includes(cardOfPet(pet)) !== true;
      const from = engagedIn(before).has(pet) ? 'ring' : stoodAt(pet);
      return trip(cardOfPet(pet), from, isToken ? from : `spent:${owner}`, { flares: true });
    }
    case 'attacks':
    case 'blocks':
      return trip(cardOfPet(heard.pet), stoodAt(heard.pet), 'ring');
    case 'summoned': {
      const place = `${heard.line}:${seatOfPet(heard.pet)}`;
      return trip(cardOfPet(heard.pet), place, place, { flares: true });
    }
    default:
      return [];
  }
}
