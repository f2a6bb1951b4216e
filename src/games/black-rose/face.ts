import type { Face } from '../../kernel/index.ts';
import { faceFactoryOf, speechIn } from '../shared/face-factory.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import { COLOURS, type Pack, SCHOOLS } from './content/vocabulary.ts';
import { explanations } from './text/outcomes.ts';
import { speech } from './text/speech.ts';
import type { RoseTable } from './view/secrets.ts';
import { timing } from './view/timing.ts';
import { zones } from './view/zones.ts';

export type { Effect, Pack, Reflex, Side, Spell } from './content/vocabulary.ts';
export { COLOURS, SCHOOLS } from './content/vocabulary.ts';
export { frames, type ProcedureName } from './frames.ts';
export type { RoseEvent } from './state/events.ts';
export { type Lodge, lodgeOf } from './state/lodge.ts';
export { MOVE } from './state/state.ts';
export type { EvocationView, PlayerView, RoomView, RoseTable } from './view/secrets.ts';

export const NAME = 'black-rose';

/** Raised whenever the shape of its views changes. */
const VIEW_FORMAT = 1;

export type CardKind = 'spell' | 'mage' | 'room' | 'evocation' | 'familiar' | 'event' | 'quest';

/** How the game looks and reads with a pack, and the pack itself. */
export interface RoseFace extends Face<RoseTable> {
  readonly pack: Pack;
  kindOf(card: string): CardKind | null;
  /** How much Instability a Room can hold. */
  slotsOf(room: string): number;
}

export function faceOf(content: Content): RoseFace {
  const { pack, hash } = content;
  const kinds = new Map<string, CardKind>();
  const put = (kind: CardKind, list: readonly { readonly id: string }[]) => {
    for (const { id } of list) kinds.set(id, kind);
  };
  for (const school of SCHOOLS) put('spell', pack.spells[school] ?? []);
  put('spell', [...pack.mages.map(({ spell }) => spell), ...pack.forgotten]);
  put('mage', pack.mages);
  for (const colour of COLOURS) put('room', pack.rooms[colour] ?? []);
  put('room', [pack.throne, pack.rose, ...pack.packs.map(({ room }) => room)]);
  put('evocation', pack.evocations);
  for (const { familiars } of pack.packs) put('familiar', familiars);
  put('event', pack.events);
  put('quest', pack.quests);
  const slots = new Map(content.rooms.map((room) => [room.id, room.slots]));
  return {
    name: NAME,
    content: hash,
    pack,
    speech: speechIn(content, speech),
    timing,
    explanations: explanations(content),
    zones,
    kindOf: (card) => kinds.get(card) ?? null,
    slotsOf: (room) => slots.get(room) ?? 0,
  };
}

export const faceFactory = faceFactoryOf({ name: NAME, viewFormat: VIEW_FORMAT, core, loadContent, faceOf });
