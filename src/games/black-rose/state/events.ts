import { only, open, reports, reveal, type Seat, show } from '../../../kernel/index.ts';
import { cardOf, contentOf, sideOf } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { refOf } from './queries.ts';
import { NONE, ROSE, type Rose } from './state.ts';

/**
 * What happens at the table, in words, and who hears what of it. Where something `tests` a card that waits face down,
 * all learn by it, whether the card goes off or not.
 */
const name = (s: Rose, card: number): string => contentOf(s).cards[card] as string;
const names = (s: Rose, cards: readonly number[]): string[] => cards.map((card) => name(s, card));
const face = (s: Rose, of: number) => ({ card: name(s, cardOf(of)), side: SIDES[sideOf(of)] as string });
const model = (s: Rose, of: number): string => contentOf(s).refs[refOf(s, of)] as string;
const room = (s: Rose, place: number): string => contentOf(s).rooms[s.rooms[place] as number]?.id as string;
/** A seat, or null for the Rose. */
const whose = (colour: number): number | null => (colour === ROSE ? null : colour);
const quest = (s: Rose, of: number): string => contentOf(s).pack.quests[of]?.id as string;
/** Cards that their owner knew before. */
const owned = (s: Rose, seat: Seat, cards: readonly number[]) => {
  const count = cards.length;
  return only([seat], { seat, count, cards: names(s, cards) }, { seat, count, cards: null });
};
const drawn = (s: Rose, seat: Seat, cards: readonly number[]) => {
  const count = cards.length;
  return show([seat], { seat, count, cards: names(s, cards) }, { seat, count, cards: null });
};

export const tell = reports({
  // Setup and round
  lodge: (s: Rose) => reveal({ rooms: s.rooms.map((_, place) => room(s, place)) }),
  crown: (seat: Seat) => open({ seat }),
  chose: (s: Rose, seat: Seat, mage: number, school: number) =>
    open({ seat, mage: contentOf(s).pack.mages[mage]?.id as string, school: SCHOOLS[school] as string }),
  round: (round: number) => open({ round }),
  phase: (phase: 'action' | 'evocation' | 'cleanup') => open({ phase }),
  event: (s: Rose, event: number) => reveal({ event: contentOf(s).pack.events[event]?.id as string }),
  power: (colour: number, amount: number, total: number) => open({ seat: whose(colour), amount, total }),
  moon: (moon: number) => open({ moon }),
  // Cards
  drew: drawn,
  reshuffled: (seat: Seat) => open({ seat }),
  studied: (s: Rose, seat: Seat, school: number, card: number) => {
    const of = { seat, school: SCHOOLS[school] as string };
    return show([seat], { ...of, card: name(s, card) }, { ...of, card: null });
  },
  restocked: (school: number) => open({ school: SCHOOLS[school] as string }),
  kept: owned,
  leaves: (s: Rose, seat: Seat, cards: readonly number[]) => reveal({ seat, cards: names(s, cards) }),
  discarded: (s: Rose, seat: Seat, card: number) => reveal({ seat, card: name(s, card) }),
  prepared: (s: Rose, seat: Seat, numbered: readonly number[], quick: number) => {
    const of = { seat, count: numbered.length, quick: quick !== NONE };
    const cards = [...numbered, ...(quick === NONE ? [] : [quick])].map((each) => face(s, each));
    return only([seat], { ...of, cards }, { ...of, cards: null });
  },
  returned: owned,
  recovered: (s: Rose, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  learned: (s: Rose, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  looked: (s: Rose, seat: Seat, of: Seat, slot: number, seen: number) =>
    show([seat], { seat, of, slot, ...face(s, seen) }, { seat, of, slot, card: null, side: null }),
  // Actions
  visit: (seat: Seat) => open({ seat }),
  passes: (seat: Seat) => open({ seat }),
  ends: (seat: Seat) => open({ seat }),
  casts: (s: Rose, seat: Seat, of: number, quick: boolean) => reveal({ seat, quick, ...face(s, of) }),
  // That it is no other spell is news to everybody else.
  sets: (s: Rose, seat: Seat, of: number, quick: boolean) =>
    show([seat], { seat, quick, ...face(s, of) }, { seat, quick, card: null, side: null }),
  springs: (s: Rose, seat: Seat, of: number) => reveal({ seat, ...face(s, of) }),
  dropped: (s: Rose, seat: Seat, of: number) => reveal({ seat, ...face(s, of) }),
  activates: (s: Rose, seat: Seat, place: number) => open({ seat, room: room(s, place) }),
  strikes: (s: Rose, seat: Seat, target: number) => open({ seat, target: model(s, target) }),
  commands: (s: Rose, seat: Seat, of: number) => open({ seat, model: model(s, of) }),
  familiar: (s: Rose, seat: Seat, of: number, list: number) =>
    open({ seat, model: model(s, of), action: contentOf(s).lists[list]?.id as string }),
  attacks: (s: Rose, of: number, target: number) => open({ model: model(s, of), target: model(s, target) }),
  scorches: (s: Rose, of: number) => open({ model: model(s, of) }),
  // Models
  moved: (s: Rose, of: number, place: number, tests: boolean) =>
    (tests ? reveal : open)({ model: model(s, of), room: room(s, place) }),
  cell: (seat: Seat) => open({ seat }),
  guard: (s: Rose, of: number) => open({ model: model(s, of) }),
  hunting: (s: Rose, of: number) => open({ model: model(s, of) }),
  // For the eye alone: who has three Evocations is asked which one makes room before it appears.
  called: (s: Rose, seat: Seat, kind: number) => open({ seat, card: contentOf(s).kinds[kind]?.id as string }),
  summoned: (s: Rose, of: number, place: number) => open({ model: model(s, of), room: room(s, place) }),
  dismissed: (s: Rose, of: number) => open({ model: model(s, of) }),
  banished: (s: Rose, of: number, by: Seat) => open({ model: model(s, of), seat: by }),
  hurt: (s: Rose, of: number, amount: number, by: number, tests: boolean) =>
    (tests ? reveal : open)({ model: model(s, of), amount, seat: whose(by) }),
  // For the undo alone: what waits has been put to the test before its owner is asked.
  tested: (seat: Seat) => reveal({ seat }),
  spared: (s: Rose, of: number, amount: number) => open({ model: model(s, of), amount }),
  healed: (s: Rose, of: number, amount: number) => open({ model: model(s, of), amount }),
  festers: (s: Rose, of: number) => open({ model: model(s, of) }),
  shielded: (seat: Seat, amount: number) => open({ seat, amount }),
  stronger: (s: Rose, of: number, amount: number) => open({ model: model(s, of), amount }),
  usurped: (s: Rose, of: number, amount: number, by: Seat) => open({ model: model(s, of), amount, seat: by }),
  felled: (s: Rose, of: number, by: number) => open({ model: model(s, of), seat: whose(by) }),
  defeated: (s: Rose, of: number, by: number) => open({ model: model(s, of), seat: whose(by) }),
  trophy: (colour: number, total: number) => open({ seat: whose(colour), total }),
  // The Lodge
  unsettled: (s: Rose, place: number, amount: number, by: number) =>
    open({ room: room(s, place), amount, seat: whose(by) }),
  reworked: (s: Rose, place: number, amount: number, by: Seat) => open({ room: room(s, place), amount, seat: by }),
  ruined: (s: Rose, place: number, keeper: number) =>
    open({ room: room(s, place), seat: keeper === NONE ? null : whose(keeper), rose: keeper === ROSE }),
  quest: (s: Rose, seat: Seat, of: number) => reveal({ seat, quest: quest(s, of) }),
  questDropped: (s: Rose, seat: Seat, of: number) => open({ seat, quest: quest(s, of) }),
  questsShuffled: () => open({}),
  solved: (s: Rose, seat: Seat, of: number, tests: boolean) => (tests ? reveal : open)({ seat, quest: quest(s, of) }),
  // The end
  ranked: (what: 'quests' | 'trophies' | 'ruins', points: readonly number[], rose: number) =>
    open({ what, points: [...points], rose }),
  ended: (reason: string, winners: readonly Seat[]) => open({ reason, winners: [...winners] }),
});
