import { type EventOf, open, reports, reveal, type Seat, show } from '../../../kernel/index.ts';
import { at, num } from '../../shared/list.ts';
import { PILES, type Placement } from '../content/answers.ts';
import { type Content, contentOf, DOWN } from '../content/content.ts';
import { leftPile } from './queries.ts';
import type { Find, Lying } from './state.ts';

/** What happens at the table, in words, and who hears what of it. */
const name = (content: Content, card: number): string => at(content.cards, card);
const names = (s: Find, cards: readonly number[]): string[] => cards.map((card) => name(contentOf(s), card));
const pileName = (pile: number): string => at(PILES, pile);
const familiarName = (s: Find, familiar: number): string => at(contentOf(s).familiars, familiar);
const familiarOf = (s: Find, seat: Seat): string => familiarName(s, num(s.familiars, seat));
const locationName = (s: Find, location: number): string => at(contentOf(s).locations, location);
const locationOf = (s: Find): string => locationName(s, s.location);

const builders = {
  dealt: (s: Find, pile: number, card: number) => reveal({ pile: pileName(pile), card: name(contentOf(s), card) }),
  joined: (s: Find, familiars: readonly number[]) => reveal({ familiars: familiars.map((n) => familiarName(s, n)) }),
  befriended: (s: Find, seat: Seat, familiar: number) => open({ seat, familiar: familiarName(s, familiar) }),
  arrived: (s: Find, location: number) => reveal({ location: locationName(s, location) }),
  starts: (seat: Seat) => open({ seat }),
  drew: (s: Find, seat: Seat, cards: readonly number[]) =>
    show([seat], { seat, count: cards.length, cards: names(s, cards) }, { seat, count: cards.length, cards: null }),
  turn: (seat: Seat) => open({ seat }),
  took: (s: Find, seat: Seat, pile: number, cards: readonly Lying[], left: boolean) => {
    const full = {
      seat,
      pile: pileName(pile),
      cards: names(
        s,
        cards.map((lying) => lying.card),
      ),
      down: cards.map((lying) => lying.down),
      left,
    };
    return cards.some((lying) => lying.down) ? reveal(full) : open(full);
  },
  used: (s: Find, seat: Seat) => open({ seat, familiar: familiarOf(s, seat) }),
  bound: (s: Find, seat: Seat) => open({ seat, location: locationOf(s) }),
  warded: (s: Find, seat: Seat, by: Seat) => open({ seat, by, familiar: familiarOf(s, seat) }),
  withstood: (s: Find, seat: Seat, abyss: number) => open({ seat, abyss, familiar: familiarOf(s, seat) }),
  cast: (s: Find, seat: Seat, card: number) => open({ seat, card: name(contentOf(s), card) }),
  fizzled: (s: Find, seat: Seat, card: number) => open({ seat, card: name(contentOf(s), card) }),
  sifted: (s: Find, seat: Seat, card: number) => open({ seat, card: name(contentOf(s), card) }),
  discarded: (s: Find, seat: Seat, card: number) => open({ seat, card: name(contentOf(s), card) }),
  stole: (s: Find, seat: Seat, from: Seat, card: number) => open({ seat, from, card: name(contentOf(s), card) }),
  gave: (s: Find, seat: Seat, to: Seat, card: number) => open({ seat, to, card: name(contentOf(s), card) }),
  traded: (s: Find, seat: Seat, card: number, to: Seat, other: number) =>
    open({ seat, card: name(contentOf(s), card), to, other: name(contentOf(s), other) }),
  collected: (s: Find, seat: Seat, pile: number, lying: Lying) => {
    const full = { seat, pile: pileName(pile), card: name(contentOf(s), lying.card), down: lying.down };
    return lying.down ? reveal(full) : open(full);
  },
  looked: (s: Find, seat: Seat, pile: number, cards: readonly number[]) =>
    show([seat], { seat, pile: pileName(pile), cards: names(s, cards) }, { seat, pile: pileName(pile), cards: null }),
  unveiled: (s: Find, seat: Seat, pile: number, cards: readonly number[]) =>
    reveal({ seat, pile: pileName(pile), cards: names(s, cards) }),
  dropped: (s: Find, seat: Seat, card: number) => reveal({ seat, card: name(contentOf(s), card) }),
  travelled: (s: Find, seat: Seat) => reveal({ seat, location: locationOf(s) }),
  stayed: (seat: Seat) => open({ seat }),
  laid: (s: Find, seat: Seat, lines: readonly Placement[]) => {
    const all = lines.map(({ card, pile, down }) => ({
      card: name(contentOf(s), card),
      pile: pileName(pile),
      down: down === DOWN,
    }));
    const rest = all.map((lies) => (lies.down ? { ...lies, card: null } : lies));
    return show([seat], { seat, cards: all }, { seat, cards: rest });
  },
  filled: (s: Find, pile: number, card: number) => reveal({ pile: pileName(pile), card: name(contentOf(s), card) }),
  eliminated: (seat: Seat, abyss: number) => open({ seat, abyss }),
  /** An eliminated player leaves: the piles beside them merge, their collection is discarded. */
  merged: (s: Find, seat: Seat, into: number, count: number, discarded: readonly number[]) =>
    open({ seat, from: pileName(leftPile(seat)), into: pileName(into), count, discarded: names(s, discarded) }),
  /** A card has changed how many cards will be played. */
  planned: (seat: Seat, up: number, down: number) => open({ seat, up, down }),
  deckOut: (seat: Seat) => open({ seat }),
  ended: (reason: string, winners: readonly Seat[]) => open({ reason, winners: [...winners] }),
};

export const tell = reports(builders);
/** An event as somebody has heard it: its kind tells what else it has. */
export type FindEvent = EventOf<typeof builders>;
