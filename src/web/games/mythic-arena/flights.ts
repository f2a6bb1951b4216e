import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';
import { cardOfPet, engagedIn, lineOf, petsOf, seatOfPet } from './selectors.ts';

type ArenaView = View<ArenaTable>;

/** What travels over the board when something happens. */
export function flights(heard: HeardEvent, after: View, was: View): readonly Flight[] {
  const [now, before] = [after as ArenaView, was as ArenaView];
  const { seat, card, line } = heard as { readonly [field: string]: string };
  const pet = heard.pet as string;
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
  const fromHand = (to: string | null, more: Partial<Flight> = {}): Flight[] =>
    trip(card as string, `hand:${seat}`, to, { ...(heard.seat !== now.viewer && { turns: true }), ...more });
  switch (heard.kind) {
    case 'picked':
      return trip(card as string, 'pool', `deck:${seat}`);
    case 'led':
      return trip(heard.card as string | null, `deck:${seat}`, `front:${seat}`);
    case 'unveiled':
      return (heard.pets as string[]).flatMap((ref) => {
        const at = `front:${seatOfPet(ref)}`;
        return trip(cardOfPet(ref), at, at, { turns: true });
      });
    case 'drew': {
      const cards = (heard.cards as string[] | null) ?? new Array<null>(heard.count as number).fill(null);
      return cards.flatMap((drawn) =>
        trip(drawn, `pile:${seat}`, `hand:${seat}`, drawn === null ? {} : { turns: true }),
      );
    }
    case 'mulligan':
      return (heard.cards as string[]).flatMap((shown) => trip(shown, `hand:${seat}`, `pile:${seat}`, { turns: true }));
    case 'played': {
      const owner = seatOfPet(pet);
      const turns = owner !== now.viewer;
      return trip(cardOfPet(pet), `hand:${owner}`, `${line}:${owner}`, turns ? { turns } : {});
    }
    case 'attached':
      return fromHand(standsAt(pet) ?? stoodAt(pet));
    case 'placed':
      return fromHand(`items:${seat}`);
    case 'rune': {
      const isRemoved = now.table.players[heard.seat as number]?.removed.includes(card as string) === true;
      return fromHand(isRemoved ? `removed:${seat}` : `spent:${seat}`, { flares: true });
    }
    case 'discarded':
      return fromHand(`spent:${seat}`);
    case 'usedUp':
      return trip(card as string, `items:${seat}`, `spent:${seat}`);
    case 'renewed':
      return trip(card as string, `spent:${seat}`, `pile:${seat}`, { turns: true });
    case 'rests': {
      const from = lineOf(before, `${card}-${(heard.seat as number) + 1}`);
      return trip(card as string, from === null ? `items:${seat}` : `${from}:${seat}`, `stasis:${seat}`);
    }
    case 'returns': {
      const isItem = lineOf(now, `${card}-${(heard.seat as number) + 1}`) === null;
      return isItem ? trip(card as string, `stasis:${seat}`, `items:${seat}`) : [];
    }
    case 'moved': {
      const owner = seatOfPet(pet);
      return trip(cardOfPet(pet), lineOf(before, pet) === null ? `stasis:${owner}` : stoodAt(pet), `${line}:${owner}`);
    }
    case 'switched': {
      const other = heard.with as string;
      return [
        ...trip(cardOfPet(pet), stoodAt(pet), standsAt(pet)),
        ...trip(cardOfPet(other), stoodAt(other), standsAt(other)),
      ];
    }
    case 'elythSpent': {
      const bearer = before.table.players.flatMap(petsOf).find((shown) => shown.pet === pet);
      return trip(card as string, stoodAt(pet), `spent:${bearer?.elythBy ?? seatOfPet(pet)}`);
    }
    case 'elythTaken':
      return trip(card as string, stoodAt(heard.from as string), standsAt(pet));
    case 'downed': {
      const owner = seatOfPet(pet);
      const isToken = now.table.players[owner]?.spent.includes(cardOfPet(pet)) !== true;
      const from = engagedIn(before).has(pet) ? 'ring' : stoodAt(pet);
      return trip(cardOfPet(pet), from, isToken ? from : `spent:${owner}`, { flares: true });
    }
    case 'attacks':
    case 'blocks':
      return trip(cardOfPet(pet), stoodAt(pet), 'ring');
    case 'summoned':
      return trip(cardOfPet(pet), `${line}:${seatOfPet(pet)}`, `${line}:${seatOfPet(pet)}`, { flares: true });
    default:
      return [];
  }
}
