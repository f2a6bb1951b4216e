import { each, type Frame, procedure, type Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { CENTRE } from '../content/answers.ts';
import type { Effect } from '../content/vocabulary.ts';
import { changePlan, draw, fillFromDeck } from '../state/mutations.ts';
import { facings } from '../state/queries.ts';
import type { Find } from '../state/state.ts';
import { discarding, giving, stealing, trading } from './collections.ts';
import { type AskingEffect, type EffectOf, type EffectSource, type EffectWord, effectsOf, planOf } from './effect.ts';
import { collecting, dropping, looking, unveiling } from './piles.ts';

/** A card's words, one resolver each: those that ask first, and those that act at once. Their phrases are in `text/`. */

/** The words that ask before they act. */
const askingEffects = {
  discard: discarding,
  steal: stealing,
  give: giving,
  trade: trading,
  collect: collecting,
  look: looking,
  unveil: unveiling,
  drop: dropping,
};
type ActingWord = Exclude<EffectWord, keyof typeof askingEffects>;
/** The words that act at once. */
const actingEffects: { readonly [W in ActingWord]: (s: Find, seat: Seat, effect: EffectOf<W>) => void } = {
  draw: (s, seat, { cards }) => draw(s, seat, cards),
  lay: (s, _seat, { up, down }) => changePlan(planOf(s), up, down),
  seed: (s) => {
    if (at(s.piles, CENTRE).length === 0) fillFromDeck(s, CENTRE);
  },
};
/** It takes the effect of its own word: TypeScript cannot follow that it is this one. */
interface SomeAskingEffect extends Pick<AskingEffect<EffectWord>, 'procedure'> {
  readonly possible: (s: Find, seat: Seat, effect: never) => boolean;
}
const askingEffectOf = ({ do: word }: Effect): SomeAskingEffect | null =>
  word in askingEffects ? askingEffects[word as keyof typeof askingEffects] : null;

/** Whether an effect could do anything now. */
export const isPossible = (s: Find, seat: Seat, effect: Effect): boolean =>
  askingEffectOf(effect)?.possible(s, seat, effect as never) ?? wouldChange(s, effect);

/** Whether a word that acts at once would change anything. */
function wouldChange(s: Find, effect: Effect): boolean {
  if (effect.do === 'draw') return s.deck.length > 0;
  if (effect.do === 'lay') {
    const plan = planOf(s);
    const before = facings(s, plan);
    const after = facings(s, { ...plan, up: effect.up, down: effect.down });
    return before.up !== after.up || before.down !== after.down;
  }
  return true;
}

/** A card's effects, one after the other. */
export interface PowerData extends EffectSource {
  done: number;
}

/** Acts at once, or gives the procedure that asks first. */
function resolve(s: Find, { seat, of, card }: PowerData, effect: Effect, place: number): Frame | null {
  const asked = askingEffectOf(effect);
  if (asked !== null) {
    return asked.procedure.with({ seat, of, card, place, left: 'cards' in effect ? effect.cards : 1 });
  }
  (actingEffects[effect.do as ActingWord] as (s: Find, seat: Seat, effect: Effect) => void)(s, seat, effect);
  return null;
}

export const power = procedure<Find, PowerData>('power', {
  'Each effect in the order of the card': each((s, p) => {
    const effects = effectsOf(s, p);
    while (p.done < effects.length) {
      const place = p.done++;
      const frame = resolve(s, p, at(effects, place), place);
      if (frame !== null) return frame;
    }
    return null;
  }),
});

type AskProcedures = { readonly [W in keyof typeof askingEffects]: (typeof askingEffects)[W]['procedure'] };

/** By their names. */
export const effectProcedures = {
  power,
  ...(Object.fromEntries(
    Object.entries(askingEffects).map(([word, asked]) => [word, asked.procedure]),
  ) as AskProcedures),
};
