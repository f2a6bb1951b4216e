import { type AnyProcedure, each, type Frame, procedure, type Seat } from '../../../kernel/index.ts';
import { changePlan, draw, fillFromDeck } from '../atoms.ts';
import { CENTRE } from '../content.ts';
import { at, facings } from '../readings.ts';
import type { Find } from '../state.ts';
import type { Effect } from '../vocabulary.ts';
import { type Asking, effectsOf, type Of, planOf, type Source, type Word } from './asking.ts';
import { discarding, giving, stealing, trading } from './collections.ts';
import { collecting, dropping, looking, unveiling } from './piles.ts';

/** A card's words, one resolver each: those that ask first, and those that act at once. Their phrases are in `text/`. */

/** The words that ask before they act. */
const asks = {
  discard: discarding,
  steal: stealing,
  give: giving,
  trade: trading,
  collect: collecting,
  look: looking,
  unveil: unveiling,
  drop: dropping,
};
type Acting = Exclude<Word, keyof typeof asks>;
/** The words that act at once. */
const acts: { readonly [W in Acting]: (s: Find, seat: Seat, effect: Of<W>) => void } = {
  draw: (s, seat, { cards }) => draw(s, seat, cards),
  lay: (s, _seat, { up, down }) => changePlan(planOf(s), up, down),
  seed: (s) => {
    if (at(s.piles, CENTRE).length === 0) fillFromDeck(s, CENTRE);
  },
};
const asker = (effect: Effect): Asking<Word> | null =>
  effect.do in asks ? (asks[effect.do as keyof typeof asks] as unknown as Asking<Word>) : null;

/** Whether an effect could do anything now. */
export const possible = (s: Find, seat: Seat, effect: Effect): boolean =>
  asker(effect)?.possible(s, seat, effect as never) ?? changes(s, effect);

/** Whether a word that acts at once would change anything. */
function changes(s: Find, effect: Effect): boolean {
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
interface Power extends Source {
  done: number;
}

/** Acts at once, or gives the procedure that asks first. */
function resolve(s: Find, { seat, of, card }: Power, effect: Effect, place: number): Frame | null {
  const asked = asker(effect);
  if (asked !== null) {
    return asked.procedure.with({ seat, of, card, place, left: 'cards' in effect ? effect.cards : 1 });
  }
  (acts[effect.do as Acting] as (s: Find, seat: Seat, effect: Effect) => void)(s, seat, effect);
  return null;
}

export const power = procedure<Find, Power>('power', {
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

export const effectProcedures = [power, ...Object.values(asks).map((asked) => asked.procedure)] as AnyProcedure<Find>[];
