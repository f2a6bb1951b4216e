import { type EventOf, open, reports, reveal, type Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { FORBIDDEN, TASKS } from '../content/vocabulary.ts';
import { rollerForFoes } from './queries.ts';
import { CLOSED, type Foes } from './state.ts';

/** What happens at the table, in words. Everything is open; waves and Artifacts come to light when they are dealt. */
const who = (s: Foes, place: number): string => at(contentOf(s).mats, at(s.familiars, place).mat).id;
const whoOrNull = (s: Foes, place: number): string | null => (place === NONE ? null : who(s, place));
const foe = (s: Foes, card: number): string => at(contentOf(s).foes, card).id;
const foeAt = (s: Foes, place: number): string => foe(s, at(s.foes, place).card);
const deed = (s: Foes, n: number): string => at(contentOf(s).deeds, n).id;
/** The names of Familiars that are given as bits. */
const team = (s: Foes, bits: number): string[] =>
  s.familiars.flatMap((_, place) => ((bits & (1 << place)) === 0 ? [] : [who(s, place)]));
/** What an answer calls its target: the numbers of `answers.ts`. */
function targetOf(s: Foes, target: number): string {
  const { mats, foes } = contentOf(s);
  return target <= mats.length ? at(mats, target - 1).id : at(foes, target - 1 - mats.length).id;
}
const targetOrNull = (s: Foes, target: number): string | null => (target === 0 ? null : targetOf(s, target));

const builders = {
  // Setup and waves
  chose: (s: Foes, seat: Seat, place: number) => open({ seat, familiar: who(s, place) }),
  found: (s: Foes, place: number, artifact: number) =>
    reveal({ familiar: who(s, place), card: deed(s, artifact), left: s.deck.length }),
  first: (s: Foes, place: number, chance: boolean) => open({ familiar: who(s, place), chance }),
  wave: (s: Foes, wave: number, cards: readonly number[]) =>
    reveal({ wave: wave + 1, foes: cards.map((card) => foe(s, card)) }),
  rescued: (s: Foes, mat: number, place: number) =>
    reveal({ coven: at(contentOf(s).mats, mat).id, familiar: whoOrNull(s, place) }),
  waveOver: (wave: number) => open({ wave: wave + 1 }),
  refilled: (s: Foes, place: number, mp: number) => open({ familiar: who(s, place), mp }),
  // Turns
  turn: (s: Foes, place: number, round: number) => open({ familiar: whoOrNull(s, place), round }),
  attacks: (s: Foes, place: number, n: number, target: number) =>
    open({ familiar: who(s, place), deed: deed(s, n), target: targetOf(s, target) }),
  casts: (s: Foes, place: number, n: number, target: number) =>
    open({ familiar: who(s, place), deed: deed(s, n), target: targetOrNull(s, target) }),
  uses: (s: Foes, place: number, n: number, target: number) =>
    open({ familiar: who(s, place), deed: deed(s, n), target: targetOrNull(s, target) }),
  paid: (s: Foes, place: number, mp: number) => open({ familiar: who(s, place), mp }),
  restores: (s: Foes, place: number, spell: string, target: number, points: number) =>
    open({ familiar: who(s, place), spell, target: who(s, target), points }),
  goesOn: (s: Foes, place: number, n: number, at: number) =>
    open({ familiar: who(s, place), deed: deed(s, n), foe: foeAt(s, at) }),
  stops: (s: Foes, place: number, n: number) => open({ familiar: who(s, place), deed: deed(s, n) }),
  // Dice and coins
  rolled: (s: Foes, again: boolean) => {
    const { by, foe: at, face, bonus } = s.roll;
    if (by !== NONE) return open({ familiar: who(s, by), foe: null, face, bonus, again });
    return open({ familiar: null, foe: foeAt(s, at), face, bonus, again, seat: rollerForFoes(s) });
  },
  flipped: (s: Foes, place: number, coin: number) => open({ familiar: who(s, place), open: coin !== CLOSED }),
  turned: (coin: number) => open({ open: coin !== CLOSED }),
  // What comes of it
  missed: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  foeMissed: (s: Foes, at: number) => open({ foe: foeAt(s, at) }),
  backfired: (s: Foes, place: number, points: number) => open({ familiar: who(s, place), points }),
  struck: (s: Foes, at: number, points: number, by: number) =>
    open({ foe: foeAt(s, at), points, familiar: whoOrNull(s, by) }),
  unharmed: (s: Foes, at: number) => open({ foe: foeAt(s, at) }),
  defeated: (s: Foes, at: number, place: number) => open({ foe: foeAt(s, at), familiar: who(s, place) }),
  hurt: (s: Foes, place: number, points: number) => open({ familiar: who(s, place), points }),
  guarded: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  fell: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  healed: (s: Foes, place: number, points: number) => open({ familiar: who(s, place), points }),
  magic: (s: Foes, place: number, points: number) => open({ familiar: who(s, place), points }),
  gem: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  token: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  drained: (s: Foes, place: number, points: number) => open({ familiar: who(s, place), points }),
  mended: (s: Foes, at: number, points: number) => open({ foe: foeAt(s, at), points }),
  forbidden: (s: Foes, card: number, what: number) => open({ foe: foe(s, card), what: at(FORBIDDEN, what) }),
  boosted: (s: Foes, bits: number, what: 'roll' | 'damage' | 'guard', amount: number, lasts: 'next' | 'round') =>
    open({ familiars: team(s, bits), what, amount, lasts }),
  hexed: (s: Foes, card: number, amount: number, lasts: 'next' | 'round') => open({ foe: foe(s, card), amount, lasts }),
  dazed: (s: Foes, card: number) => open({ foe: foe(s, card) }),
  sleeps: (s: Foes, card: number) => open({ foe: foe(s, card) }),
  cleansed: () => open({}),
  ends: (count: number) => open({ count }),
  task: (s: Foes, place: number, task: number) => open({ familiar: who(s, place), task: at(TASKS, task) }),
  trained: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  // Interrupts and the team
  ability: (s: Foes, place: number, target: number) =>
    open({ familiar: who(s, place), target: targetOrNull(s, target) }),
  reward: (s: Foes, place: number, card: number, target: number) =>
    open({ familiar: who(s, place), foe: foe(s, card), target: targetOrNull(s, target) }),
  luck: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  passes: (seat: Seat, rest: boolean) => open({ seat, rest }),
  ballyhoo: (s: Foes, place: number, at: number) => open({ familiar: who(s, place), foe: foeAt(s, at) }),
  proposes: (s: Foes, place: number, target: number) => open({ familiar: who(s, place), target: who(s, target) }),
  agrees: (seat: Seat, agrees: boolean) => open({ seat, agrees }),
  revived: (s: Foes, place: number, whole: boolean) => open({ familiar: who(s, place), whole }),
  notRevived: (s: Foes, place: number) => open({ familiar: who(s, place) }),
  ended: (won: boolean) => open({ won }),
};

export const tell = reports(builders);
/** An event as somebody has heard it: its kind tells what else it has. */
export type FoesEvent = EventOf<typeof builders> | FirstEditionRoll;

/** The first edition did not say who at the table rolls for a Foe. */
type FirstEditionRoll = Omit<
  Extract<EventOf<typeof builders>, { readonly foe: string; readonly face: number }>,
  'seat'
>;
