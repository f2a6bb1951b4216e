import type { AnyGame, GameFactory } from '../../kernel/index.ts';
import { type CardDifference, openPack, type PackObject, packDifference } from '../../packs/index.ts';
import { failure, misuse } from '../terminal/io.ts';

/** `solace.health=130`, `solace.speed=null`, `acorn-toss.do=[…]`: a card, its field, and JSON. */
const CHANGE = /^([a-z][a-z0-9-]*)\.([A-Za-z]+)=(.+)$/s;

/** A pack with some fields of its cards changed, and its game. */
export async function changedPack(
  factory: GameFactory,
  pack: PackObject,
  changes: readonly string[],
): Promise<{ readonly game: AnyGame; readonly pack: PackObject }> {
  const change: Record<string, Record<string, unknown>> = {};
  for (const text of changes) {
    const [, card, field, value] = CHANGE.exec(text) ?? [];
    if (card === undefined || field === undefined || value === undefined)
      throw misuse(`--change is CARD.FIELD=VALUE, such as solace.health=130, not '${text}'`);
    change[card] = { ...change[card], [field]: jsonOf(value) };
  }
  const head = { game: factory.name, id: 'what-if', version: '1.0.0', author: 'what-if', licence: 'none' };
  const opened = await openPack(factory, { ...head, extends: pack.id, change }, async () => pack);
  if ('length' in opened) throw failure(opened.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return opened;
}

/** JSON, or a word that needs no quotes. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The cards that are in both packs and are not the same; what stands on a card is its own. */
export const changedCards = (before: PackObject, after: PackObject): string[] => cardsThatAre('changed', before, after);

/** The cards that only the second pack has. */
export const newCards = (before: PackObject, after: PackObject): string[] => cardsThatAre('added', before, after);

const cardsThatAre = (wanted: CardDifference['kind'], before: PackObject, after: PackObject): string[] =>
  packDifference(before, after)
    .cards.filter(({ kind }) => kind === wanted)
    .map(({ id }) => id);
