import type { Seat, Viewer } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { type Content, contentOf } from '../content/content.ts';
import { FORBIDDEN, TASKS } from '../content/vocabulary.ts';
import { healthOf, isTrained, matOf, rollerForFoes } from '../state/queries.ts';
import { type Familiar, FORBIDS, type Foes, type Running } from '../state/state.ts';

/** Who may see what: all is open but the waves to come and the Artifacts to be found, which nobody knows. */

export interface FamiliarView {
  readonly familiar: string;
  readonly seat: Seat;
  readonly hp: number;
  readonly mp: number;
  readonly gems: number;
  readonly luck: number;
  readonly tasks: readonly string[];
  readonly helper: boolean;
  readonly artifacts: readonly string[];
  readonly rewards: readonly string[];
  /** What follows from all that. */
  readonly health: number;
  readonly magic: number;
  readonly trained: boolean;
}
export interface FoeView {
  readonly foe: string;
  readonly hp: number;
  readonly health: number;
  /** Who damaged it last. */
  readonly last: string | null;
}
export interface WaveView {
  /** Of Foes that are still to come: the backs show it. */
  readonly levels: readonly number[];
  readonly foes: readonly string[] | null;
  readonly covens: number;
  readonly covenCards: readonly string[] | null;
}
export const EFFECTS = ['roll', 'damage', 'guard', 'hex', 'daze', 'forbid'] as const;
export interface RunningView {
  readonly effect: (typeof EFFECTS)[number];
  readonly by: string | null;
  /** A spell enacted it. Views of the first edition do not say. */
  readonly spell?: boolean;
  /** Null for a roll that is lower: every Foe's. */
  readonly foe: string | null;
  readonly to: readonly string[];
  readonly amount: number;
  /** What is forbidden. */
  readonly what: string | null;
  /** It begins with this round; views of the first edition do not have it, there everything begins at once. */
  readonly from?: number;
  /** The round after whose Foes' turn it ends; null: with the next roll or attack. */
  readonly until: number | null;
}
export interface RollView {
  readonly by: string | null;
  readonly foe: number | null;
  readonly deed: string | null;
  readonly face: number;
  readonly bonus: number;
  readonly more: number;
  readonly reflects: string | null;
  /** Who finds Artifacts or tokens; views of the first edition name one at most, elsewhere. */
  readonly finders?: readonly string[];
  readonly luckies?: readonly string[];
  readonly solo?: boolean;
  /** Who rolls for a Foe. */
  readonly roller?: Seat | null;
}
export interface FoesTable {
  readonly familiars: readonly FamiliarView[];
  readonly first: string | null;
  /** Whose turn it is; null: the Foes', or nobody's yet. */
  readonly active: string | null;
  readonly round: number;
  /** From 1; 0 before the first. */
  readonly wave: number;
  readonly foes: readonly FoeView[];
  readonly waves: readonly WaveView[];
  /** Coven cards that anybody may use once. */
  readonly commons: readonly string[];
  readonly covensUsed: readonly string[];
  readonly deck: { readonly count: number; readonly cards: readonly string[] | null };
  readonly gone: readonly string[];
  readonly spent: readonly string[];
  readonly luck: number;
  readonly running: readonly RunningView[];
  /** Seats that pass for the rest of the turn. */
  readonly rests: readonly Seat[];
  readonly roll: RollView;
  readonly open: boolean;
}

/** Numbers as names. */
function namesIn(s: Foes, c: Content) {
  const mat = (n: number): string => at(c.mats, n).id;
  const foe = (card: number): string => at(c.foes, card).id;
  const deed = (n: number): string => at(c.deeds, n).id;
  const who = (place: number): string | null => (place === NONE ? null : mat(at(s.familiars, place).mat));
  const orNull = (of: (n: number) => string, n: number): string | null => (n === NONE ? null : of(n));
  return { mat, foe, deed, who, orNull };
}
type NameLookup = ReturnType<typeof namesIn>;

const familiarView = (s: Foes, n: NameLookup, f: Familiar, place: number): FamiliarView => ({
  familiar: n.mat(f.mat),
  seat: f.seat,
  hp: f.hp,
  mp: f.mp,
  gems: f.gems,
  luck: f.luck,
  tasks: TASKS.filter((_, task) => (f.tasks & (1 << task)) !== 0),
  helper: f.helper,
  artifacts: f.artifacts.map(n.deed),
  rewards: f.rewards.map(n.foe),
  health: matOf(s, place).health,
  magic: matOf(s, place).magic,
  trained: isTrained(s, place),
});
const runningView = (s: Foes, n: NameLookup, effect: Running): RunningView => ({
  effect: at(EFFECTS, effect.kind),
  by: n.who(effect.by),
  spell: effect.spell,
  foe: n.orNull(n.foe, effect.foe),
  to: s.familiars.flatMap(({ mat }, place) => ((effect.to & (1 << place)) === 0 ? [] : [n.mat(mat)])),
  amount: effect.kind === FORBIDS ? 0 : effect.amount,
  what: effect.kind === FORBIDS ? at(FORBIDDEN, effect.amount) : null,
  from: effect.from,
  until: effect.until === NONE ? null : effect.until,
});
/** Of Coven cards that all lie on one wave it is known which they are. */
export const knowsCovens = (s: Foes, wave: number): boolean =>
  s.covens.every((cards, other) => other === wave || cards.length === 0);
/** One Artifact that is left is known. */
export const knowsDeck = (s: Foes): boolean => s.deck.length < 2;

function waveView(s: Foes, c: Content, n: NameLookup, wave: number, all: boolean): WaveView {
  const foes = at(s.waves, wave);
  const covens = at(s.covens, wave);
  const known = all || knowsCovens(s, wave);
  return {
    levels: foes.map((card) => at(c.foes, card).level),
    foes: all ? foes.map(n.foe) : null,
    covens: covens.length,
    covenCards: known ? covens.map(n.mat) : null,
  };
}

export function table(s: Foes, viewer: Viewer): FoesTable {
  const c = contentOf(s);
  const n = namesIn(s, c);
  const all = viewer === 'all';
  const { roll } = s;
  return {
    familiars: s.familiars.map((f, place) => familiarView(s, n, f, place)),
    first: s.first < s.familiars.length ? n.who(s.first) : null,
    active: n.who(s.active),
    round: s.round,
    wave: s.wave + 1,
    foes: s.foes.map(({ card, hp, last }) => ({
      foe: n.foe(card),
      hp,
      health: healthOf(s, c, card),
      last: n.who(last),
    })),
    waves: s.waves.map((_, wave) => waveView(s, c, n, wave, all)),
    commons: s.commons.map(n.mat),
    covensUsed: s.used.map(n.mat),
    deck: { count: s.deck.length, cards: all || knowsDeck(s) ? [...s.deck].reverse().map(n.deed) : null },
    gone: s.gone.map(n.deed),
    spent: s.spent.map(n.foe),
    luck: s.luck,
    running: s.running.map((effect) => runningView(s, n, effect)),
    rests: Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => (s.rests & (1 << seat)) !== 0),
    roll: {
      by: n.who(roll.by),
      foe: roll.foe === NONE ? null : roll.foe,
      deed: n.orNull(n.deed, roll.deed),
      face: roll.face,
      bonus: roll.bonus,
      more: roll.more,
      reflects: n.who(roll.reflects),
      finders: roll.finders.map((place) => n.who(place) as string),
      luckies: roll.luckies.map((place) => n.who(place) as string),
      solo: roll.solo,
      roller: roll.by === NONE && roll.foe !== NONE ? rollerForFoes(s) : null,
    },
    open: s.coin === 1,
  };
}
