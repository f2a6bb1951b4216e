import { canonical, hashText } from '../../../kernel/index.ts';
import { packLoader } from '../../shared/pack-loader.ts';
import { type GameAnswers, makeAnswers } from './answers.ts';
import { faultsBetween } from './faults.ts';
import { LEVELS } from './levels.ts';
import {
  type Effect,
  ELEMENTS,
  type Guardian,
  type InterruptTiming,
  type Pack,
  STRONG,
  pack as schema,
  type Target,
  TIMINGS,
} from './vocabulary.ts';

/** Mats, Foes and deeds are numbers inside the rules, each in the pack's order. */

export const MISS = 0;
export const HIT = 1;
export const CRITICAL = 2;
export const BACKFIRE = 3;
/** What a roll does. */
export interface RollOutcome {
  readonly kind: number;
  readonly points: number;
  readonly do: readonly Effect[];
}

export const isHit = ({ kind }: RollOutcome): boolean => kind === HIT || kind === CRITICAL;

export const PHYSICAL = 0;
export const SIMPLE = 1;
const STRONGER = 2;
export const ELEMENTAL = 3;
export const ADVANCED = 4;
export const HELPER = 5;
export const ARTIFACT = 6;
/** A Team Attack is no deed, but an attack (FO-10.12): it stands here so that it has a number of its own. */
export const BALLYHOO = 7;
/** An attack, a spell or an Artifact: what a turn can be spent on. */
export interface Deed {
  readonly number: number;
  readonly id: string;
  readonly kind: number;
  /** The mat that it stands on, or -1. */
  readonly mat: number;
  readonly cost: number;
  readonly target: Target;
  readonly parts: number;
  /** FO-2.5: what the end of a wave cut short may be finished in the next. */
  readonly nextWave: boolean;
  /** By face of the die; null does what it does without a roll. */
  readonly chart: readonly RollOutcome[] | null;
  readonly do: readonly Effect[];
  /** It can take HP from a Foe. */
  readonly attack: boolean;
}
/** A Special Ability or a Foe Reward. */
export interface Interrupt {
  /** The moments that it fits, as bits in the order of the vocabulary, and `NO_MOMENT`. */
  readonly when: number;
  /** Those of them that it could bear on (FO-5.7), by the words on the card alone. */
  readonly concerns: number;
  readonly target: Target;
  readonly do: readonly Effect[];
}
export interface Mat {
  readonly id: string;
  readonly element: number;
  /** The element that it is strong against. */
  readonly beats: number;
  readonly health: number;
  readonly magic: number;
  readonly physical: Deed;
  /** Simple, Strong and Elemental. */
  readonly beginner: readonly Deed[];
  readonly advanced: readonly Deed[];
  readonly helper: Deed;
  /** HP or MP for each MP. */
  readonly healing: number;
  readonly eye: number;
  readonly ability: Interrupt;
}
export interface FoeStats {
  readonly id: string;
  readonly element: number;
  readonly level: number;
  /** By number of Familiars, from two. */
  readonly health: readonly number[];
  readonly ability: Guardian | null;
  readonly chart: readonly RollOutcome[];
  readonly reward: Interrupt;
}

/** A pack made ready to play: lookups by number, and every answer that can be given with it. */
export interface Content {
  readonly hash: string;
  readonly pack: Pack;
  readonly mats: readonly Mat[];
  readonly foes: readonly FoeStats[];
  /** The Foes of each level, from 1. */
  readonly byLevel: readonly (readonly number[])[];
  readonly deeds: readonly Deed[];
  /** Numbers of the Artifacts among the deeds. */
  readonly artifacts: readonly number[];
  readonly answers: GameAnswers;
  /** The most MP that any Familiar can have. */
  readonly mostMagic: number;
}

type Roll = Pack['foes'][number]['roll'];
const NOTHING: readonly Effect[] = [];
const FACES = 20;
/** What each face of the die does; face 0 is never read. */
function chartOf(roll: Roll): RollOutcome[] {
  const outcomes = roll.map(({ hit, critical, backfire, do: effects }): RollOutcome => {
    const kind = hit !== undefined ? HIT : critical !== undefined ? CRITICAL : backfire !== undefined ? BACKFIRE : MISS;
    return { kind, points: hit ?? critical ?? backfire ?? 0, do: effects ?? NOTHING };
  });
  return Array.from({ length: FACES + 1 }, (_, face) => {
    const bands = roll.filter(({ from }) => from <= Math.max(1, face)).length;
    return outcomes[bands - 1] as RollOutcome;
  });
}
export const momentBit = (moment: InterruptTiming): number => 1 << TIMINGS.indexOf(moment);
/** The bit for whatever time is none of the moments that are asked for: there interrupts are asides. */
export const NO_MOMENT = 1 << TIMINGS.length;
const ANY_TIME = 2 * NO_MOMENT - 1;
const momentsOf = (when: readonly InterruptTiming[] | undefined): number =>
  when === undefined ? ANY_TIME : when.reduce((bits, moment) => bits | momentBit(moment), 0);
/** What each word could bear on; before damage also what its owner could not use any more after it. */
const CONCERNS: Readonly<Partial<Record<Effect['do'], readonly InterruptTiming[]>>> = {
  heal: ['rolled', 'damage'],
  boost: ['roll', 'flip'],
  hex: ['foeRoll'],
  daze: ['foeRoll'],
  damage: ['foeRoll'],
};
const concernsOf = (when: number, effects: readonly Effect[]): number =>
  (when & NO_MOMENT) === 0
    ? when
    : effects.reduce((bits, effect) => bits | momentsOf(CONCERNS[effect.do] ?? []), momentBit('damage'));
/** Whether it is bound to moments, and no aside at other times. */
export const isBound = ({ when }: Interrupt): boolean => (when & NO_MOMENT) === 0;
const interruptOf = ({ when, target, do: effects }: Pack['foes'][number]['reward'], ability: boolean): Interrupt => {
  const moments = momentsOf(when);
  // A roll of a Foe may forbid Special Abilities.
  const concerns = concernsOf(moments, effects) | (ability ? moments & momentBit('rolled') : 0);
  return { when: moments, concerns, target, do: effects };
};

/** Turns a checked pack into lookups. */
function compile(pack: Pack): Content {
  const deeds: Deed[] = [];
  interface Given {
    readonly id: string;
    readonly cost?: number;
    readonly target?: Target;
    readonly parts?: number | undefined;
    readonly nextWave?: true | undefined;
    readonly roll?: Roll | undefined;
    readonly do?: readonly Effect[] | undefined;
  }
  const harms = (effects: readonly Effect[] = []): boolean => effects.some((effect) => effect.do === 'damage');
  const isAttack = ({ roll = [], do: effects }: Given): boolean =>
    harms(effects) || roll.some((band) => (band.hit ?? band.critical) !== undefined || harms(band.do));
  const put = (given: Given, kind: number, mat: number): Deed => {
    const deed = {
      number: deeds.length,
      id: given.id,
      kind,
      mat,
      cost: given.cost ?? 0,
      target: given.target ?? 'foe',
      parts: given.parts ?? 1,
      nextWave: given.nextWave ?? false,
      chart: given.roll === undefined ? null : chartOf(given.roll),
      do: given.do ?? NOTHING,
      attack: isAttack(given),
    };
    deeds.push(deed);
    return deed;
  };
  const mats = pack.mats.map(
    (mat, n): Mat => ({
      id: mat.id,
      element: ELEMENTS.indexOf(mat.element),
      beats: ELEMENTS.indexOf(STRONG[mat.element]),
      health: mat.health,
      magic: mat.magic,
      physical: put(mat.physical, PHYSICAL, n),
      beginner: [put(mat.simple, SIMPLE, n), put(mat.strong, STRONGER, n), put(mat.elemental, ELEMENTAL, n)],
      advanced: mat.advanced.map((spell) => put(spell, ADVANCED, n)),
      helper: put(mat.helper, HELPER, n),
      healing: mat.healing.gives,
      eye: mat.eye.gives,
      ability: interruptOf(mat.ability, true),
    }),
  );
  const artifacts = pack.artifacts.map((artifact) => put(artifact, ARTIFACT, -1).number);
  const foes = pack.foes.map(
    (foe): FoeStats => ({
      id: foe.id,
      element: ELEMENTS.indexOf(foe.element),
      level: foe.level,
      health: foe.health,
      ability: foe.ability ?? null,
      chart: chartOf(foe.roll),
      reward: interruptOf(foe.reward, false),
    }),
  );
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const mostMagic = Math.max(...mats.map(({ magic }) => magic));
  return {
    hash: hashText(canonical(pack)),
    pack,
    mats,
    foes,
    byLevel: Array.from({ length: LEVELS }, (_, level) =>
      foes.flatMap((foe, card) => (foe.level === level + 1 ? [card] : [])),
    ),
    deeds,
    artifacts,
    answers: makeAnswers(
      ids(mats),
      ids(foes),
      ids(deeds),
      pack.mats.flatMap(({ healing, eye }) => [healing.id, eye.id]),
      mostMagic,
    ),
    mostMagic,
  };
}

export const { loadContent, contentOf } = packLoader({ schema, faultsBetween, compile });
