import type { ArenaFace } from '../../../../games/mythic-arena/face.ts';
import type { Thing } from '../../../table/board.ts';
import type { ArenaProps, BoardLine } from '../selectors.ts';

/**
 * The words of an answer that each thing on the board stands for. The verb is among them where a name alone could be
 * that of another thing: an Item in the hand and the same Item in the Arena.
 */
export const thing = (verb: string, word: string): Thing => [
  { word: verb, at: 0 },
  { word, at: 1 },
];

/** A card of the own hand. */
export function handThing({ face, question }: Pick<ArenaProps, 'face' | 'question'>, card: string): Thing {
  switch (face.kindOf(card)) {
    case 'elyth':
      return thing('attach', card);
    case 'item':
      return thing('place', card);
    case 'rune':
      return thing(targetOf(face, card) ? 'rune-on' : 'rune', card);
    default:
      return thing(question?.ask === 'lead' ? 'lead' : 'play', card);
  }
}
const targetOf = ({ pack }: ArenaFace, card: string): boolean =>
  [...pack.runes, ...pack.items].find(({ id }) => id === card)?.target !== undefined;

/** Wherever in an answer a Pet is named: as who acts, as the target, as who trades places. */
export const petThing = (ref: string): Thing => [{ word: ref }];
/** An Item in the Arena. */
export const itemThing = (face: ArenaFace, card: string): Thing => thing(targetOf(face, card) ? 'use-on' : 'use', card);
export const spentThing = (card: string): Thing => thing('renew', card);

const OWN_LINE: Readonly<Record<string, string>> = { pet: 'play', enter: 'enter' };
/** A line: on the own side to play to and to move to, on the other side to attack. */
export function lineThing({ question }: Pick<ArenaProps, 'question'>, line: BoardLine, own: boolean): Thing {
  const verb = own ? (OWN_LINE[question?.ask ?? ''] ?? 'move') : 'attack-line';
  return [{ word: verb, at: 0 }, { word: line }];
}
