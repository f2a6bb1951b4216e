import type { Face } from '../../kernel/index.ts';
import { faceFactoryOf, speechIn } from '../shared/face-factory.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import type { Pack } from './content/vocabulary.ts';
import { explanations } from './text/outcomes.ts';
import { speech } from './text/speech.ts';
import type { FindTable } from './view/secrets.ts';
import { timing } from './view/timing.ts';
import { zones } from './view/zones.ts';

export type { Pack } from './content/vocabulary.ts';
export { frames, turnStepIn } from './frames.ts';
export type { FindEvent } from './state/events.ts';
export type { TurnStep } from './turn/steps.ts';
export type { CardInPile, FindTable } from './view/secrets.ts';

export const NAME = 'familiar-find';

/** Raised whenever the shape of its views changes. */
const VIEW_FORMAT = 1;

export type CardKind = 'ingredient' | 'astral' | 'abyss' | 'spell' | 'familiar' | 'location';

/** How the game looks and reads with a pack, and the pack itself. */
export interface FindFace extends Face<FindTable> {
  readonly pack: Pack;
  kindOf(card: string): CardKind | null;
}

export function faceOf(content: Content): FindFace {
  const { pack, hash } = content;
  const kinds = new Map<string, CardKind>([
    [pack.astral.id, 'astral'],
    [pack.abyss.id, 'abyss'],
  ]);
  for (const { id } of pack.ingredients) kinds.set(id, 'ingredient');
  for (const { id } of pack.spells) kinds.set(id, 'spell');
  for (const { id } of pack.familiars) kinds.set(id, 'familiar');
  for (const { id } of pack.locations) kinds.set(id, 'location');
  return {
    name: NAME,
    content: hash,
    pack,
    speech: speechIn(content, speech),
    timing,
    explanations: explanations(content),
    zones,
    kindOf: (card) => kinds.get(card) ?? null,
  };
}

export const faceFactory = faceFactoryOf({ name: NAME, viewFormat: VIEW_FORMAT, core, loadContent, faceOf });
