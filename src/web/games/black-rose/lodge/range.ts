import { type Effect, frames, type RoseFace } from '../../../../games/black-rose/face.ts';
import { roomKind, spellIn } from '../cards/printed.ts';
import { nextSlot, QUICK, type RoseProps } from '../selectors.ts';

/** How far what is being aimed reaches, in a straight row, as far as its card is known; null if it knows no distance. */

const SIDES = ['a', 'b'] as const;
type SideName = (typeof SIDES)[number];

function effectsOfSide(face: RoseFace, card: string | null, side: string | null): readonly Effect[] {
  const found = spellIn(face, card ?? '')?.[(side ?? 'a') as SideName];
  return found !== undefined && (found.kind === 'combat' || found.kind === 'contingency') ? found.do : [];
}
function effectsOfRoom(face: RoseFace, room: string | null): readonly Effect[] {
  return room === null ? [] : (face.pack.effects[roomKind(face, room) ?? ''] ?? []);
}
const actionsOf = ({ pack }: RoseFace) => pack.packs.flatMap(({ familiars }) => familiars);

type RangeContext = Pick<RoseProps, 'view' | 'question' | 'face'>;
/** What would be done with this verb. */
export function effectsOf({ view, question, face }: RangeContext, verb: string | undefined): readonly Effect[] {
  const own = typeof view.viewer === 'number' ? view.table.players[view.viewer] : undefined;
  if (own === undefined) return [];
  const deed = verb?.split('-')[0];
  if (deed === 'cast' || deed === 'quick') {
    const slot = own.slots[deed === 'quick' ? QUICK : (nextSlot(own) ?? 0)];
    return effectsOfSide(face, slot?.card ?? null, slot?.side ?? null).slice(0, 1);
  }
  if (deed === 'activate') return effectsOfRoom(face, own.room).slice(0, 1);
  if (deed === 'familiar') {
    const card = own.evocations.find((each) => each?.mode === 'guard')?.card;
    return (actionsOf(face).find(({ id }) => id === card)?.action.do ?? []).slice(0, 1);
  }
  return effectsInHand(face, question?.with.list, view.stack);
}
/** Of the spell, Room or Familiar Action that is at work: the effect that it has come to. */
function effectsInHand(face: RoseFace, list: unknown, stack: RoseProps['view']['stack']): readonly Effect[] {
  const deed = frames.find(stack, 'deed');
  const spell = spellIn(face, String(list));
  if (spell !== undefined) return effectsOfSide(face, spell.id, SIDES[(deed?.list ?? 0) & 1] ?? 'a');
  const action = actionsOf(face).find(({ action: { id } }) => id === list)?.action;
  return action?.do ?? face.pack.effects[String(list)] ?? [];
}

export function rangeOf(asked: RangeContext, verb: string | undefined): number | null {
  const ranges = effectsOf(asked, verb).flatMap((effect) =>
    'range' in effect && typeof effect.range === 'number' ? [effect.range] : [],
  );
  const [range] = ranges;
  return range === undefined || range === 0 || ranges.some((other) => other !== range) ? null : range;
}
