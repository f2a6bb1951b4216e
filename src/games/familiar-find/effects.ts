import {
  type Answer,
  type AnyProcedure,
  type Ask,
  each,
  type Frame,
  type In,
  type Offers,
  type Procedure,
  procedure,
  type Seat,
  window,
} from '../../kernel/index.ts';
import {
  collectTop,
  discardCollected,
  draw,
  dropFromHand,
  fillFromDeck,
  give,
  look,
  plan,
  steal,
  trade,
  unveil,
} from './atoms.ts';
import { CENTRE, COLLECTED, type Content, contentOf } from './content.ts';
import { tell } from './events.ts';
import { always, at, fits, hides, inReach, lies, owns, plays, touchable } from './readings.ts';
import type { Find, Turn } from './state.ts';
import type { Effect } from './vocabulary.ts';

/** The words of the cards, resolved: what each effect asks and does. Its phrases are in `text/`. */

type Word = Effect['do'];
type Of<W extends Word> = Extract<Effect, { do: W }>;
/** Whose effects: those of a Spell, of a Familiar or of a Location, by its number. */
interface Source {
  readonly seat: Seat;
  readonly of: 'spell' | 'familiar' | 'location';
  readonly card: number;
}
/** One of its effects at work: frames name the card, and do not carry its text about. */
interface Working extends Source {
  readonly place: number;
  /** How many times it is still to be done. */
  left: number;
}
/** An effect that asks, as its word sees it. */
interface Doing<W extends Word> {
  readonly seat: Seat;
  /** The rule that the card stands under. */
  readonly rule: string;
  readonly effect: Of<W>;
}

const RULES = { spell: 'FF-2.4', familiar: 'FF-5.1', location: 'FF-5.3' } as const;
const NONE: readonly Effect[] = [];
export function effectsOf(s: Find, { of, card }: Omit<Source, 'seat'>): readonly Effect[] {
  const { spells, abilities, rules } = contentOf(s);
  if (of === 'spell') return at(spells, card);
  if (of === 'location') return at(rules, card).taken ?? NONE;
  const ability = at(abilities, card);
  return 'do' in ability ? ability.do : NONE;
}
type Says = Content['says'];

/** The turn that is being played, just above the whole game: effects only happen inside one. */
const turnOf = (s: Find): Turn => at(s.stack, 1).data as Turn;

interface Asking<W extends Word> {
  /** Whether there is a target at all; must follow from what everybody can see. */
  readonly possible: (s: Find, seat: Seat, effect: Of<W>) => boolean;
  readonly procedure: Procedure<Find, Working>;
}

/** A word that asks for a target: whether there is one, which ones, and what happens to it. */
function asking<W extends Word, V extends keyof Says>(
  word: W,
  spec: {
    readonly possible: Asking<W>['possible'];
    readonly from: (s: Find, doing: Doing<W>, says: Says, offers: Offers<In<Says[V]>>) => void;
    readonly then: (s: Find, seat: Seat, answer: In<Says[V]>) => void;
    readonly hidden?: boolean;
  },
): Asking<W> {
  const effectOf = (s: Find, working: Working): Of<W> => at(effectsOf(s, working), working.place) as Of<W>;
  const ask: Ask<Find, Working, Answer> = {
    ask: word,
    hidden: spec.hidden ?? false,
    pass: 'pass',
    by: (s, working) =>
      working.left > 0 && spec.possible(s, working.seat, effectOf(s, working)) ? working.seat : null,
    from: (s, working, seat, offers) => {
      const { says } = contentOf(s);
      const effect = effectOf(s, working);
      const doing = { seat, rule: RULES[working.of], effect };
      spec.from(s, doing, says, offers as unknown as Offers<In<Says[V]>>);
      if ('may' in effect) offers.may(says.pass.of());
    },
    then: (s, working, answer) => {
      working.left--;
      if (answer.verb !== 'pass') spec.then(s, working.seat, answer as In<Says[V]>);
    },
    with: (s, working) => {
      const effect = effectOf(s, working);
      return 'what' in effect ? { what: effect.what } : {};
    },
  };
  return {
    possible: spec.possible,
    procedure: procedure<Find, Working>(word, { [`Choose for ${word}`]: window(ask) }),
  };
}

/** Own collected cards of the wanted kind; the others are barred by the card's own words. */
function ownCards(s: Find, seat: Seat, what: Of<'discard'>['what'], offer: (card: number, fit: boolean) => void): void {
  const collection = at(s.collections, seat);
  for (let card = 0; card < COLLECTED; card++) if (at(collection, card) > 0) offer(card, fits(card, what));
}
/** Other players' collected cards of the wanted kind. */
function theirCards(
  s: Find,
  seat: Seat,
  what: Of<'steal'>['what'],
  offer: (other: Seat, card: number, bar: string | null) => void,
): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !plays(s, other)) continue;
    const free = touchable(s, seat, other);
    const collection = at(s.collections, other);
    for (let card = 0; card < COLLECTED; card++) {
      if (at(collection, card) > 0) offer(other, card, !free ? 'warded' : fits(card, what) ? null : 'not-that-kind');
    }
  }
}
const someoneOwns = (s: Find, seat: Seat, what: Of<'steal'>['what']): boolean =>
  s.hands.some((_, other) => touchable(s, seat, other) && owns(s, other, what));
/** Tells of the wards that kept collections out of an effect's reach. */
function tellWards(s: Find, seat: Seat): void {
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && plays(s, other) && always(s, other).ward === true) tell.warded(s, other, seat);
  }
}

const discarding = asking<'discard', 'discard'>('discard', {
  possible: (s, seat, { what }) => owns(s, seat, what),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    ownCards(s, seat, what, (card, fit) => {
      if (fit) offers.may(says.discard.of(card));
      else offers.bar(says.discard.of(card), rule, 'not-that-kind', { what });
    }),
  then: (s, seat, { card }) => discardCollected(s, seat, card),
});

const stealing = asking<'steal', 'steal'>('steal', {
  possible: (s, seat, { what }) => someoneOwns(s, seat, what),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    theirCards(s, seat, what, (other, card, bar) => {
      if (bar === null) offers.may(says.steal.of(other, card));
      else offers.bar(says.steal.of(other, card), bar === 'warded' ? 'FF-5.1' : rule, bar, { what });
    }),
  then: (s, seat, { player, card }) => {
    tellWards(s, seat);
    steal(s, seat, player, card);
  },
});

const giving = asking<'give', 'give'>('give', {
  possible: (s, seat, { what }) => owns(s, seat, what) && s.hands.some((_, other) => touchable(s, seat, other)),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    ownCards(s, seat, what, (card, fit) => {
      for (let other = 0; other < s.seats; other++) {
        if (other === seat || !plays(s, other)) continue;
        if (!touchable(s, seat, other)) offers.bar(says.give.of(card, other), 'FF-5.1', 'warded', { what });
        else if (fit) offers.may(says.give.of(card, other));
        else offers.bar(says.give.of(card, other), rule, 'not-that-kind', { what });
      }
    }),
  then: (s, seat, { card, player }) => {
    tellWards(s, seat);
    give(s, seat, player, card);
  },
});

const trading = asking<'trade', 'trade'>('trade', {
  possible: (s, seat, { what }) => owns(s, seat, what) && someoneOwns(s, seat, what),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    ownCards(s, seat, what, (own, fit) => {
      theirCards(s, seat, what, (other, card, bar) => {
        if (fit && bar === null) offers.may(says.trade.of(own, other, card));
        else
          offers.bar(says.trade.of(own, other, card), bar === 'warded' ? 'FF-5.1' : rule, bar ?? 'not-that-kind', {
            what,
          });
      });
    }),
  then: (s, seat, { card, player, other }) => {
    tellWards(s, seat);
    trade(s, seat, card, player, other);
  },
});

/** The piles from which the top card can be collected. */
const collectable = (s: Find, seat: Seat, pile: number, { from }: Of<'collect'>): boolean =>
  at(s.piles, pile).length > 0 && (from === 'any' || inReach(s, seat, pile));
const collecting = asking<'collect', 'collect'>('collect', {
  possible: (s, seat, effect) => s.piles.some((_, pile) => collectable(s, seat, pile, effect)),
  from: (s, { seat, effect }, says, offers) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (!lies(s, pile)) continue;
      if (collectable(s, seat, pile, effect)) offers.may(says.collect.of(pile));
      else if (at(s.piles, pile).length === 0) offers.bar(says.collect.of(pile), 'FF-2.2', 'empty');
      else offers.bar(says.collect.of(pile), 'FF-2.2', 'out-of-reach');
    }
  },
  then: (s, seat, { pile }) => collectTop(s, turnOf(s), pile, inReach(s, seat, pile)),
});

const looking = asking<'look', 'look'>('look', {
  possible: (s, seat) => s.piles.some((_, pile) => inReach(s, seat, pile) && hides(s, seat, pile)),
  from: (s, { seat }, says, offers) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (!lies(s, pile)) continue;
      if (!inReach(s, seat, pile)) offers.bar(says.look.of(pile), 'FF-2.2', 'out-of-reach');
      else if (hides(s, seat, pile)) offers.may(says.look.of(pile));
      else offers.bar(says.look.of(pile), 'FF-2.9', 'nothing-hidden');
    }
  },
  then: (s, seat, { pile }) => look(s, seat, pile),
});

const unveiling = asking<'unveil', 'unveil'>('unveil', {
  possible: (s) => s.piles.some((pile) => pile.some((lying) => lying.down)),
  from: (s, _doing, says, offers) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (at(s.piles, pile).some((lying) => lying.down)) offers.may(says.unveil.of(pile));
      else if (lies(s, pile)) offers.bar(says.unveil.of(pile), 'FF-2.9', 'nothing-hidden');
    }
  },
  then: (s, seat, { pile }) => unveil(s, seat, pile),
});

const dropping = asking<'drop', 'drop'>('drop', {
  hidden: true,
  possible: (s, seat) => at(s.hands, seat).length > 0,
  from: (s, { seat }, says, offers) => {
    const hand = at(s.hands, seat);
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(at(hand, i)) === i) offers.may(says.drop.of(at(hand, i)));
  },
  then: (s, seat, { card }) => dropFromHand(s, seat, card),
});

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
  lay: (s, _seat, { up, down }) => plan(turnOf(s), up, down),
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
  if (effect.do === 'lay') return turnOf(s).up !== effect.up || turnOf(s).down !== effect.down;
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
