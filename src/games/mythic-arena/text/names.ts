import type { Language, Scene, Viewer } from '../../../kernel/index.ts';
import { type Name, nameOf, textOf } from '../../../text/name.ts';
import { at } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import type { LineName, StatusName } from '../content/vocabulary.ts';
import { messages } from '../generated/all.ts';
import type { MythicArenaMessages } from '../generated/messages.ts';
import { type CardClauses, cardTexts, damageText, grantParts } from './cards/card-texts.ts';
import { cardClauses } from './cards/languages.ts';
import type { EventNames } from './events.ts';

/** The card and the seat of a Pet by its name in answers. */
export function partsOf(ref: string): readonly [card: string, seat: number] {
  const [, id = ref, number] = /^(.*)-([12])$/.exec(ref) ?? [];
  return [id, Number(number) - 1];
}

/** `wound` are the statuses that hurt by their counters, `fail` those by which a power fails. */
const MEANINGS: Readonly<Record<string, keyof MythicArenaMessages['meanings']>> = {
  ...{ bleed: 'wound', burn: 'wound', corrosion: 'wound', poison: 'wound' },
  ...{ paralyze: 'paralyze', fear: 'fail', stun: 'fail', chomp: 'chomp', constrict: 'constrict' },
};
/** What a status does to a Pet; empty for what is none. */
export function meaningOf(t: MythicArenaMessages, status: string): string {
  const meant = MEANINGS[status];
  return meant === undefined ? '' : t.meanings[meant];
}

/** The words of one language and the names of all that has one. */
export interface GameNames {
  readonly t: MythicArenaMessages;
  readonly clauses: CardClauses;
  readonly texts: ReadonlyMap<string, { readonly name: string; readonly text: string }>;
  card(id: string): Name;
  line(id: string): Name;
  status(id: string): Name;
  /** Names as they are said at this table: the opponent's Pets with their owner. */
  at(scene: Scene): EventNames;
}

export function gameNames(language: Language, content: Content): GameNames {
  const t = messages[language];
  const clauses = cardClauses[language];
  const texts = cardTexts({ t, clauses }, language, content.pack);
  const card = (id: string): Name => nameOf(texts.get(id)?.name ?? id, t.nouns[id]);
  const line = (id: string): Name => nameOf(t.lines[id as LineName], t.nouns[id]);
  const status = (id: string): Name => nameOf(t.statuses[id as StatusName], t.nouns[id]);
  const naming = (scene: Scene): EventNames => {
    const pet = (ref: string, side: Viewer = scene.viewer): Name => {
      const [id, seat] = partsOf(ref);
      if (seat === side) return card(id);
      const player = seat === scene.viewer ? t.you : at(scene.names, seat);
      return nameOf(t.pet({ card: textOf(card(id)), player }), t.nouns[id]);
    };
    return {
      card,
      cards: (ids) => ids.map(card),
      player: (seat) => at(scene.names, seat),
      pet: (ref) => pet(ref),
      beside: (ref, by) => pet(ref, typeof by === 'number' ? by : partsOf(by)[1]),
      bare: (ref) => card(partsOf(ref)[0]),
      pets: (refs) => refs.map((ref) => pet(ref)),
      line,
      status,
      what: (id) => nameOf({ ...t.types, ...t.statuses }[id], t.nouns[id]),
      damage: (amount, type) => damageText(t, amount, type),
      grants: (grants) => clauses.and(grantParts(t, grants)),
      counters: (count, id) => clauses.counters(count, id),
    };
  };
  return { t, clauses, texts, card, line, status, at: naming };
}
