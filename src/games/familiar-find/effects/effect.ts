import {
  type Answer,
  type Ask,
  type In,
  type Offers,
  type Procedure,
  procedure,
  type Seat,
  window,
} from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { GameAnswers } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import type { Effect } from '../content/vocabulary.ts';
import type { Find, PlayPlan, Turn } from '../state/state.ts';

/** The frame of every word of the cards: what an effect is, and how one that needs a target asks for it. */

export type EffectWord = Effect['do'];
export type EffectOf<W extends EffectWord> = Extract<Effect, { do: W }>;
/** Whose effects: those of a Spell, of a Familiar or of a Location, by its number. */
export interface EffectSource {
  readonly seat: Seat;
  readonly of: 'spell' | 'familiar' | 'location';
  readonly card: number;
}
/** One of its effects at work: frames name the card, and do not carry its text about. */
export interface EffectAtWork extends EffectSource {
  readonly place: number;
  /** How many times it is still to be done. */
  left: number;
}
/** An effect that asks, as its word sees it. */
interface AskingEffectData<W extends EffectWord> {
  readonly seat: Seat;
  /** The rule that the card stands under. */
  readonly rule: string;
  readonly effect: EffectOf<W>;
}

const RULES = { spell: 'FF-2.4', familiar: 'FF-5.1', location: 'FF-5.3' } as const;
const NONE: readonly Effect[] = [];
export function effectsOf(s: Find, { of, card }: Omit<EffectSource, 'seat'>): readonly Effect[] {
  const { spells, abilities, rules } = contentOf(s);
  if (of === 'spell') return at(spells, card);
  if (of === 'location') return at(rules, card).taken ?? NONE;
  const ability = at(abilities, card);
  return 'do' in ability ? ability.do : NONE;
}
/** The id of the card whose effects they are. */
function nameOf(s: Find, { of, card }: EffectSource): string {
  const { cards, familiars, locations } = contentOf(s);
  return at(of === 'spell' ? cards : of === 'familiar' ? familiars : locations, card);
}

/** The turn that is being played, just above the whole game: effects only happen inside one. */
export const turnOf = (s: Find): Turn => at(s.stack, 1).data as Turn;
/** The play that an effect bears on: the final action of who is being eliminated (FF-3.6), else that of the turn. */
export function planOf(s: Find): PlayPlan {
  const inTurn = s.stack[2];
  return inTurn?.proc === 'elimination' ? (inTurn.data as PlayPlan) : turnOf(s);
}

export interface AskingEffect<W extends EffectWord> {
  /** Whether there is a target at all; must follow from what everybody can see. */
  readonly possible: (s: Find, seat: Seat, effect: EffectOf<W>) => boolean;
  readonly procedure: Procedure<Find, EffectAtWork>;
}

/** A word that asks for a target: whether there is one, which ones, and what happens to it. */
export function askingEffect<W extends EffectWord, V extends keyof GameAnswers>(
  word: W,
  spec: {
    readonly possible: AskingEffect<W>['possible'];
    readonly from: (s: Find, doing: AskingEffectData<W>, says: GameAnswers, offers: Offers<In<GameAnswers[V]>>) => void;
    readonly then: (s: Find, seat: Seat, answer: In<GameAnswers[V]>) => void;
    readonly hidden?: boolean;
  },
): AskingEffect<W> {
  const effectOf = (s: Find, working: EffectAtWork): EffectOf<W> =>
    at(effectsOf(s, working), working.place) as EffectOf<W>;
  const ask: Ask<Find, EffectAtWork, Answer> = {
    ask: word,
    hidden: spec.hidden ?? false,
    pass: 'pass',
    by: (s, working) =>
      working.left > 0 && spec.possible(s, working.seat, effectOf(s, working)) ? working.seat : null,
    from: (s, working, seat, offers) => {
      const { answers } = contentOf(s);
      const effect = effectOf(s, working);
      const doing = { seat, rule: RULES[working.of], effect };
      spec.from(s, doing, answers, offers);
      if ('may' in effect) offers.may(answers.pass.of());
    },
    then: (s, working, answer) => {
      working.left--;
      if (answer.verb !== 'pass') spec.then(s, working.seat, answer as In<GameAnswers[V]>);
    },
    with: (s, working) => {
      const effect = effectOf(s, working);
      const by = nameOf(s, working);
      return 'what' in effect ? { by, what: effect.what } : { by };
    },
  };
  return {
    possible: spec.possible,
    procedure: procedure<Find, EffectAtWork>(word, { [`Choose for ${word}`]: window(ask) }),
  };
}
