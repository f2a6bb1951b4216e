import type { Thing } from '../../../table/board.ts';
import type { RoseProps } from '../selectors.ts';

/** The words of an answer that cards, slots and piles stand for. */

type QuestionProps = Pick<RoseProps, 'question'>;
const of = (verb: string, word: string): Thing => [
  { word: verb, at: 0 },
  { word, at: 1 },
];

/** A card of the own hand: to be prepared in either kind of slot, or given away. */
export const handThing = ({ question }: QuestionProps, card: string): Thing =>
  question?.ask === 'prepare' ? [{ word: card, at: 1 }] : of('discard', card);

/** An empty slot, while spells are being prepared. */
export const slotThing = (quick: boolean): Thing => [{ word: quick ? 'prepare-quick' : 'prepare', at: 0 }];
/** One side of the card that is being prepared. */
export const sideThing = (side: string): Thing => [{ word: side, at: 2 }];

/** A prepared card that can be cast: at a Model, on a Room, or just so, as its side asks for. */
export function castThing({ question }: QuestionProps, quick: boolean): Thing {
  const verb = quick ? 'quick' : 'cast';
  const said = question?.legal.map((say) => say.split(' ', 1)[0] ?? '');
  return [{ word: said?.find((word) => word === verb || word.startsWith(`${verb}-`)) ?? verb, at: 0 }];
}

/** The pile of a school. */
export const studyThing = (school: string): Thing => of('study', school);
/** A card that was drawn; together with its like, where that is chosen already. */
export const keepThing = (card: string, withLike: boolean): Thing =>
  withLike
    ? [
        { word: card, at: 1 },
        { word: card, at: 2 },
      ]
    : [{ word: 'keep', at: 0 }, { word: card }];
export const learnThing = (card: string): Thing => of('learn', card);
export const recoverThing = (card: string): Thing => of('recover', card);
export const summonThing = (familiar: string): Thing => of('summon', familiar);
