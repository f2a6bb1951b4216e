import type { Face } from '../../kernel/index.ts';
import { faceFactoryOf, speechIn } from '../shared/face-factory.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import type { Pack } from './content/vocabulary.ts';
import { explanations } from './text/outcomes.ts';
import { speech } from './text/speech.ts';
import { offers } from './view/offers.ts';
import type { FoesTable } from './view/secrets.ts';
import { timing } from './view/timing.ts';
import { zones } from './view/zones.ts';

export {
  type AttackKind,
  type Band,
  type Effect,
  type FoeCard,
  isAbout,
  isImmune,
  isSpell,
  type MatCard,
  type Pack,
  STRONG,
  TASKS,
} from './content/vocabulary.ts';
export { frames } from './frames.ts';
export type { FoesEvent } from './state/events.ts';
export { cardWords } from './text/cards/card-words.ts';
export { damageOf, dealtBy, type Expected, expectedOf, neededFor, rangeText } from './view/chances.ts';
export { bandAt, type Chart, hitsFrom, rangeOf, type Stripe, stripesOf } from './view/odds.ts';
export { hexOn, isOn, runningFor } from './view/running.ts';
export type { FamiliarView, FoesTable, FoeView, RollView, RunningView, WaveView } from './view/secrets.ts';

export const NAME = 'familiars-and-foes';

/** Raised whenever the shape of its views changes. */
const VIEW_FORMAT = 1;

export type CardKind = 'familiar' | 'spell' | 'ability' | 'artifact' | 'foe';

/** How the game looks and reads with a pack, and the pack itself. */
export interface FoesFace extends Face<FoesTable> {
  readonly pack: Pack;
  kindOf(card: string): CardKind | null;
}

export function faceOf(content: Content): FoesFace {
  const { pack, hash } = content;
  const kinds = new Map<string, CardKind>();
  for (const mat of pack.mats) {
    kinds.set(mat.id, 'familiar');
    kinds.set(mat.ability.id, 'ability');
    const { physical, simple, strong, elemental, healing, eye, advanced, helper } = mat;
    for (const { id } of [physical, simple, strong, elemental, healing, eye, ...advanced, helper])
      kinds.set(id, 'spell');
  }
  kinds.set(pack.revive.id, 'spell');
  for (const { id } of pack.artifacts) kinds.set(id, 'artifact');
  for (const { id } of pack.foes) kinds.set(id, 'foe');
  return {
    name: NAME,
    content: hash,
    pack,
    speech: speechIn(content, speech),
    timing,
    explanations: explanations(content),
    zones,
    kindOf: (card) => kinds.get(card) ?? null,
    offers,
  };
}

export const faceFactory = faceFactoryOf({ name: NAME, viewFormat: VIEW_FORMAT, core, loadContent, faceOf });
