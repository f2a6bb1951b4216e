import type { Language, Scene } from '../../../kernel/index.ts';
import { type Name, nameOf, textOf } from '../../../text/name.ts';
import type { Content } from '../content/content.ts';
import type { Grants, LineName, StatusName, Type } from '../content/vocabulary.ts';
import { messages } from '../generated/all.ts';
import type { MythicArenaMessages } from '../generated/messages.ts';
import { type CardClauses, cardTexts, damageText, grantParts } from './cards/card-texts.ts';
import { cardClauses } from './cards/languages.ts';
import type { EventNames } from './events.ts';

/** The card and the seat of a Pet by its name in answers. */
export function partsOf(ref: unknown): readonly [card: string, seat: number] {
  const [, id, number] = /^(.*)-([12])$/.exec(String(ref)) ?? [];
  return [id as string, Number(number) - 1];
}

/** `wound` are the statuses that hurt by their counters, `fail` those by which a power fails. */
const MEANINGS: Readonly<Record<string, keyof MythicArenaMessages['meanings']>> = {
  ...{ bleed: 'wound', burn: 'wound', corrosion: 'wound', poison: 'wound' },
  ...{ paralyze: 'paralyze', fear: 'fail', stun: 'fail', chomp: 'chomp', constrict: 'constrict' },
};
/** What a status does to a Pet; empty for what is none. */
export function meaningOf(t: MythicArenaMessages, status: unknown): string {
  const meant = MEANINGS[String(status)];
  return meant === undefined ? '' : t.meanings[meant];
}

/** The words of one language and the names of all that has one. */
export interface GameNames {
  readonly t: MythicArenaMessages;
  readonly clauses: CardClauses;
  readonly texts: ReadonlyMap<string, { readonly name: string; readonly text: string }>;
  card(id: unknown): Name;
  line(id: unknown): Name;
  status(id: unknown): Name;
  /** Names as they are said at this table: the opponent's Pets with their owner. */
  at(scene: Scene): EventNames;
}

export function gameNames(language: Language, content: Content): GameNames {
  const t = messages[language];
  const clauses = cardClauses[language];
  const texts = cardTexts({ t, clauses }, language, content.pack);
  const card = (id: unknown): Name => nameOf(texts.get(id as string)?.name ?? String(id), t.nouns[id as string]);
  const line = (id: unknown): Name => nameOf(t.lines[id as LineName], t.nouns[id as string]);
  const status = (id: unknown): Name => nameOf(t.statuses[id as StatusName], t.nouns[id as string]);
  const at = (scene: Scene): EventNames => {
    const pet = (ref: unknown, side: unknown = scene.viewer): Name => {
      const [id, seat] = partsOf(ref);
      if (seat === side) return card(id);
      const player = scene.names[seat] as string;
      return nameOf(t.pet({ card: textOf(card(id)), player }), t.nouns[id]);
    };
    return {
      card,
      cards: (ids) => (ids as readonly string[]).map(card),
      player: (seat) => scene.names[seat as number] as string,
      pet: (ref) => pet(ref),
      beside: (ref, by) => pet(ref, typeof by === 'number' ? by : partsOf(by)[1]),
      bare: (ref) => card(partsOf(ref)[0]),
      pets: (refs) => (refs as readonly string[]).map((ref) => pet(ref)),
      line,
      status,
      what: (id) => nameOf({ ...t.types, ...t.statuses }[id as Type | StatusName], t.nouns[id as string]),
      damage: (amount, type) => damageText(t, amount as number, type as Type | null),
      grants: (grants) => clauses.and(grantParts(t, grants as Grants)),
      counters: (count, id) => clauses.counters(count as number, id as StatusName),
    };
  };
  return { t, clauses, texts, card, line, status, at };
}
