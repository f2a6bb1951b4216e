import type { Face, Fault, Language } from '../../kernel/index.ts';
import { faceFactoryOf, speechIn } from '../shared/face-factory.ts';
import core from './cards/core.json' with { type: 'json' };
import starterDecks from './cards/starters.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import type { Pack } from './content/vocabulary.ts';
import { deckFaults } from './deck/legal.ts';
import { explanations } from './text/outcomes.ts';
import { speech } from './text/speech.ts';
import { type Chances, chancesOf, costsOf, type PowerCost } from './view/chances.ts';
import type { ArenaTable } from './view/secrets.ts';
import { timing } from './view/timing.ts';
import { zones } from './view/zones.ts';

export type { BattlePower, Effect, Grants, Pack, PetCard, Unique } from './content/vocabulary.ts';
export { frames } from './frames.ts';
export type { ArenaEvent } from './state/events.ts';
export type { Chances, PowerCost } from './view/chances.ts';
export type { ArenaTable, BattleView, PetView, PlayerView, TurnStep } from './view/secrets.ts';

export const NAME = 'mythic-arena';

/** Raised whenever the shape of its views changes. */
const VIEW_FORMAT = 1;

export type CardKind = 'pet' | 'token' | 'elyth' | 'rune' | 'item';

/** A deck to begin with: what it is called and how it is played, in every language. */
export interface Starter {
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly plan: Readonly<Record<Language, string>>;
  readonly cards: readonly string[];
}

/** How the game looks and reads with a pack, the pack itself, and what is wrong with a deck of its cards. */
export interface ArenaFace extends Face<ArenaTable> {
  readonly pack: Pack;
  kindOf(card: string): CardKind | null;
  deckFaults(deck: readonly string[]): readonly Fault[];
  /** Only those that this pack has all cards of. */
  readonly starters: readonly Starter[];
  /** What this Pet's Battle Power can be expected to do to that one, as the viewer sees it; null if they are not there. */
  chances(table: ArenaTable, pet: string, power: string, target: string): Chances | null;
  /** What each Battle Power of a Pet in the Arena asks of its owner's hand. */
  costs(table: ArenaTable, pet: string): readonly PowerCost[];
}

export function faceOf(content: Content): ArenaFace {
  const { pack, hash } = content;
  const kinds = new Map<string, CardKind>();
  for (const { id } of pack.pets) kinds.set(id, 'pet');
  for (const { id } of pack.tokens) kinds.set(id, 'token');
  for (const { id } of pack.elyth) kinds.set(id, 'elyth');
  for (const { id } of pack.runes) kinds.set(id, 'rune');
  for (const { id } of pack.items) kinds.set(id, 'item');
  return {
    name: NAME,
    content: hash,
    pack,
    speech: speechIn(content, speech),
    explanations: explanations(content),
    timing,
    zones,
    kindOf: (card) => kinds.get(card) ?? null,
    deckFaults: (deck) => deckFaults(content, deck),
    starters: starterDecks.filter(({ cards }) => deckFaults(content, cards).length === 0),
    chances: (table, pet, power, target) => chancesOf(content, table, pet, power, target),
    costs: (table, pet) => costsOf(content, table, pet),
  };
}

export const faceFactory = faceFactoryOf({ name: NAME, viewFormat: VIEW_FORMAT, core, loadContent, faceOf });
