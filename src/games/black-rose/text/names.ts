import type { Language, Scene } from '../../../kernel/index.ts';
import { type Name, nameOf } from '../../../text/name.ts';
import { at } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { SIDES, type Side } from '../content/vocabulary.ts';
import { messages } from '../generated/all.ts';
import type { BlackRoseMessages } from '../generated/messages.ts';
import { cardTexts } from './cards/card-texts.ts';
import type { EventNames } from './events.ts';

/** The kind of every side, as `vertigo:b`. */
function kindsIn({ pack }: Content): ReadonlyMap<string, Side['kind']> {
  const spells = [...Object.values(pack.spells).flat(), ...pack.mages.map(({ spell }) => spell), ...pack.forgotten];
  return new Map(spells.flatMap((spell) => SIDES.map((side) => [`${spell.id}:${side}`, spell[side].kind] as const)));
}
/** Where it is known which Models have their like, all others need no number. */
const isNumbered = ({ alike }: Scene, ref: string): boolean => alike === undefined || alike.includes(ref);

/** The words of one language and the names of all that has one. */
export interface GameNames {
  readonly t: BlackRoseMessages;
  /** What is printed on each card, by its id. */
  readonly texts: ReadonlyMap<string, { readonly name: string; readonly text: string }>;
  /** The name of a card, or of what lies on a sheet or stands on the cards, as it is printed. */
  printed(id: string): string;
  /** The same with its grammar. */
  card(id: string): Name;
  /** Names as they are said at this table: others' Models with their owner. */
  at(scene: Scene): EventNames;
}

export function gameNames(language: Language, content: Content): GameNames {
  const t = messages[language];
  const { pack } = content;
  const texts = cardTexts(t, language, pack);
  const { marks, colours, schools, kinds, breeds } = t.cards;
  /** What is no card has a name too: what lies on a sheet, and what stands on the cards. */
  const others: Readonly<Record<string, string>> = { ...marks, ...colours, ...schools, ...kinds, ...breeds };
  const printed = (id: string): string => texts.get(id)?.name ?? others[id] ?? id;
  const card = (id: string): Name => nameOf(printed(id), t.nouns[id]);
  const numbered = new Set(pack.evocations.map(({ id }) => id));
  const kindOf = kindsIn(content);
  const naming = (scene: Scene): EventNames => ({
    card,
    cards: (ids) => ids.map(card),
    player: (seat) => at(scene.names, seat),
    model: (ref) => {
      const [, id = '', player, slot] = /^(.*?)-(\d)(?:-(\d))?$/.exec(ref) ?? [];
      const hasNumber = numbered.has(id) && isNumbered(scene, ref);
      const name = hasNumber ? `${printed(id)} ${slot}` : printed(id);
      const seat = Number(player) - 1;
      const whose = seat === scene.viewer ? name : t.words.model({ name, player: at(scene.names, seat) });
      // With its number it is a proper name: `Golem 2`, but `the Golem`.
      return nameOf(whose, hasNumber ? { ...t.nouns[id], proper: true } : t.nouns[id]);
    },
    side: (id, side) => {
      const kind = kindOf.get(`${id}:${side}`);
      return t.words[side === 'a' ? 'sideA' : 'sideB']({ kind: kind === undefined ? '' : kinds[kind] });
    },
  });
  return { t, texts, printed, card, at: naming };
}
