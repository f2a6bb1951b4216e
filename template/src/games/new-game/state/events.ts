import { type EventOf, open, reports, reveal, type Seat, show } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import type { NewGameState } from './state.ts';

/** What happens at the table, in words, and who hears what of it. */
const card = (s: NewGameState, n: number): string => at(contentOf(s).cards, n);
const cards = (s: NewGameState, list: readonly number[]): string[] => list.map((n) => card(s, n));
const charm = (s: NewGameState, n: number): string => at(contentOf(s).charms, n);

const builders = {
  drew: (s: NewGameState, seat: Seat, drawn: readonly number[]) =>
    show(
      [seat],
      { seat, count: drawn.length, charms: drawn.map((n) => charm(s, n)) },
      { seat, count: drawn.length, charms: null },
    ),
  returned: (s: NewGameState, seat: Seat, n: number) => reveal({ seat, charm: charm(s, n) }),
  turn: (seat: Seat) => open({ seat }),
  gathered: (s: NewGameState, seat: Seat, n: number) => reveal({ seat, card: card(s, n) }),
  evaded: (s: NewGameState, seat: Seat, n: number) => reveal({ seat, card: card(s, n) }),
  scattered: (s: NewGameState, seat: Seat, list: readonly number[]) => open({ seat, cards: cards(s, list) }),
  home: (s: NewGameState, seat: Seat, list: readonly number[], points: number) =>
    open({ seat, cards: cards(s, list), points }),
  used: (s: NewGameState, seat: Seat, n: number) => reveal({ seat, charm: charm(s, n) }),
  peeked: (s: NewGameState, seat: Seat, n: number) => show([seat], { seat, card: card(s, n) }, { seat, card: null }),
  cleared: (s: NewGameState, seat: Seat, n: number) => reveal({ seat, card: card(s, n) }),
  hid: (seat: Seat) => open({ seat }),
  ended: (reason: string, winners: readonly Seat[]) => open({ reason, winners: [...winners] }),
};

export const tell = reports(builders);
/** An event as somebody has heard it: its kind tells what else it has. */
export type NewGameEvent = EventOf<typeof builders>;
