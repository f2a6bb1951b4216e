import { canonical, hashText } from '../../../kernel/index.ts';
import { packLoader } from '../../shared/pack-loader.ts';
import { makeAnswers } from './answers.ts';
import { faultsBetween } from './faults.ts';
import { type Effect, type Pack, pack as schema } from './vocabulary.ts';

/** A pack made ready to play: lookups by number, and every answer that can be given with it. */
export interface Content {
  readonly hash: string;
  readonly pack: Pack;
  /** The cards of the forest: the herbs, then the prowlers. */
  readonly cards: readonly string[];
  /** By card; a prowler has none. */
  readonly points: readonly number[];
  readonly charms: readonly string[];
  /** What each charm does. */
  readonly effects: readonly (readonly Effect[])[];
  /** All cards of the forest and all charms, sorted. */
  readonly forest: readonly number[];
  readonly box: readonly number[];
  readonly answers: ReturnType<typeof makeAnswers>;
}

const copiesOf = (cards: readonly { readonly copies: number }[]): number[] =>
  cards.flatMap(({ copies }, card) => new Array<number>(copies).fill(card));

/** Turns a checked pack into lookups. */
function compile(pack: Pack): Content {
  const cards = [...pack.herbs, ...pack.prowlers];
  const charms = pack.charms.map(({ id }) => id);
  return {
    hash: hashText(canonical(pack)),
    pack,
    cards: cards.map(({ id }) => id),
    points: [...pack.herbs.map(({ points }) => points), ...pack.prowlers.map(() => 0)],
    charms,
    effects: pack.charms.map((charm) => charm.do),
    forest: copiesOf(cards),
    box: copiesOf(pack.charms),
    answers: makeAnswers(charms),
  };
}

export const { loadContent, contentOf } = packLoader({ schema, faultsBetween, compile });
