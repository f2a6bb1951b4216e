import type { Face } from '../../kernel/index.ts';
import { faceFactoryOf, speechIn } from '../shared/face-factory.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import type { Pack } from './content/vocabulary.ts';
import { speech } from './text/speech.ts';
import type { NewGameTable } from './view/secrets.ts';
import { timing } from './view/timing.ts';
import { zones } from './view/zones.ts';

export { frames } from './frames.ts';
export type { NewGameEvent } from './state/events.ts';
export type { NewGameTable } from './view/secrets.ts';

export const NAME = 'new-game';

/** Raised whenever the shape of its views changes. */
const VIEW_FORMAT = 1;

export type CardKind = 'herb' | 'prowler' | 'charm';

/** How the game looks and reads with a pack, and the pack itself. */
export interface NewGameFace extends Face<NewGameTable> {
  readonly pack: Pack;
  kindOf(card: string): CardKind | null;
}

export function faceOf(content: Content): NewGameFace {
  const { pack, hash } = content;
  const kinds = new Map<string, CardKind>();
  for (const { id } of pack.herbs) kinds.set(id, 'herb');
  for (const { id } of pack.prowlers) kinds.set(id, 'prowler');
  for (const { id } of pack.charms) kinds.set(id, 'charm');
  return {
    name: NAME,
    content: hash,
    pack,
    speech: speechIn(content, speech),
    timing,
    zones,
    kindOf: (card) => kinds.get(card) ?? null,
  };
}

export const faceFactory = faceFactoryOf({ name: NAME, viewFormat: VIEW_FORMAT, core, loadContent, faceOf });
