import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { HeardEvent, Seat, View } from '../../../kernel/index.ts';
import { type StagedDeed, type StagedEffect, type StagedSpot, stagedBy } from '../../table/staging/scene.ts';
import { namedBy } from './models/model-status.ts';

type RoseView = View<RoseTable>;
type Field = { readonly [field: string]: string };

const ENDS = ['visit', 'phase', 'round', 'passes', 'ends'];

/** What somebody does with a card: a spell, an Evocation, a Mage or a Room. */
function deed(heard: HeardEvent, table: RoseTable): StagedDeed | 'ends' | null {
  const { card, side, model, room, target } = heard as Field;
  const seat = typeof heard.seat === 'number' ? heard.seat : null;
  const player = seat === null ? undefined : table.players[seat];
  const mage: StagedSpot | null =
    player?.model == null
      ? null
      : { ref: player.model, place: player.room === null ? `cell:${seat}` : `sheet:${seat}` };
  const aimed = target === undefined ? {} : { at: { ref: target } };
  const spell = { seat, card: card ?? null, ...(side != null && { side }), by: mage, cast: true };
  const byModel = (shown: boolean): StagedDeed => ({
    ...{ seat: seat ?? namedBy(model as string).seat, card: namedBy(model as string).card, cast: shown },
    ...{ by: { ref: model as string }, ...aimed },
  });
  switch (heard.kind) {
    case 'casts':
    case 'springs':
      return spell;
    case 'strikes':
      return { seat, card: player?.mage ?? null, by: mage, cast: false, ...aimed };
    case 'attacks':
    case 'scorches':
    case 'familiar':
      return byModel(true);
    case 'commands':
      return byModel(false);
    case 'activates':
      return { seat, card: room as string, by: { place: `room:${room}` }, cast: false };
    case 'event':
      return { seat: null, card: heard.event as string, by: { place: 'event' }, cast: false };
    default:
      return ENDS.includes(heard.kind) ? 'ends' : null;
  }
}

/** What a Model loses and regains, and the Power that a player loses. */
function effects({ kind, model, seat, amount }: HeardEvent): readonly StagedEffect[] {
  if (kind === 'power' && typeof seat === 'number')
    return [
      { ...{ seat, who: null, target: `power ${seat}`, at: { place: `sheet:${seat}` } }, ...powerOf(Number(amount)) },
    ];
  if (kind !== 'hurt' && kind !== 'healed') return [];
  const ref = model as string;
  const { card, seat: owner } = namedBy(ref);
  const change = { sign: 'heart' as const, of: null, amount: kind === 'hurt' ? -Number(amount) : Number(amount) };
  return [{ seat: owner, who: card, target: ref, at: { ref, place: `cell:${owner}` }, ...change }];
}
const powerOf = (amount: number) => ({ sign: 'astral' as const, of: null, amount });

function count({ table }: RoseView, { target, seat, who }: StagedEffect): number | null {
  if (who === null) return table.players[seat as Seat]?.power ?? null;
  const player = table.players[seat as Seat];
  if (player?.model === target) return player.left;
  return player?.evocations.find((each) => each?.model === target)?.left ?? null;
}

/** Spells that others cast, Traps that go off, and whatever hurts somebody. */
export const staged = stagedBy({
  deed: (heard, { before, view }) => deed(heard, (heard.kind === 'event' ? view : before).table as RoseTable),
  effects,
  count: (view, effect) => count(view as RoseView, effect),
  numbered: ['hurt', 'healed', 'power'],
  minor: ['passes', 'tested', 'ends', 'ended'],
});
