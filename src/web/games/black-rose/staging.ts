import type { RoseEvent, RoseTable } from '../../../games/black-rose/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import {
  type StagedDeed,
  type StagedEffect,
  type StagedSpot,
  type StagedStep,
  stagedBy,
} from '../../table/staging/scene.ts';
import { namedBy } from './models/model-status.ts';

type RoseView = View<RoseTable>;
type RoseStep = StagedStep<RoseTable>;

const ENDS: readonly string[] = ['visit', 'phase', 'round', 'passes', 'ends'];

/** What somebody does with a card: a spell, an Evocation, a Mage or a Room. */
function deed(heard: RoseEvent, { before }: RoseStep): StagedDeed | 'ends' | null {
  const mageSpot = (seat: Seat): StagedSpot | null => {
    const player = before.table.players[seat];
    if (player?.model == null) return null;
    return { ref: player.model, place: player.room === null ? `cell:${seat}` : `sheet:${seat}` };
  };
  const byModel = (model: string, cast: boolean): StagedDeed => ({
    ...{ seat: namedBy(model).seat, card: namedBy(model).card, cast },
    by: { ref: model },
  });
  switch (heard.kind) {
    case 'casts':
    case 'springs': {
      const { seat, card, side } = heard;
      return { seat, card, side, by: mageSpot(seat), cast: true };
    }
    case 'strikes': {
      const { seat, target } = heard;
      const card = before.table.players[seat]?.mage ?? null;
      return { seat, card, by: mageSpot(seat), cast: false, at: { ref: target } };
    }
    case 'attacks':
      return { ...byModel(heard.model, true), at: { ref: heard.target } };
    case 'scorches':
      return byModel(heard.model, true);
    case 'familiar':
      return { ...byModel(heard.model, true), seat: heard.seat };
    case 'commands':
      return { ...byModel(heard.model, false), seat: heard.seat };
    case 'activates':
      return { seat: heard.seat, card: heard.room, by: { place: `room:${heard.room}` }, cast: false };
    case 'event':
      return { seat: null, card: heard.event, by: { place: 'event' }, cast: false };
    default:
      return ENDS.includes(heard.kind) ? 'ends' : null;
  }
}

/** What a Model loses and regains, and the Power that a player loses. */
function effects(heard: RoseEvent): readonly StagedEffect[] {
  switch (heard.kind) {
    case 'power': {
      const { seat, amount } = heard;
      if (seat === null) return [];
      const change = { sign: 'astral', of: null, amount } as const;
      return [{ seat, who: null, target: `power ${seat}`, at: { place: `sheet:${seat}` }, ...change }];
    }
    case 'hurt':
      return [changeOf(heard.model, -heard.amount)];
    case 'healed':
      return [changeOf(heard.model, heard.amount)];
    default:
      return [];
  }
}
function changeOf(model: string, amount: number): StagedEffect {
  const { card, seat } = namedBy(model);
  const at = { ref: model, place: `cell:${seat}` };
  return { seat, who: card, target: model, at, sign: 'heart', of: null, amount };
}

function count({ table }: RoseView, { target, seat, who }: StagedEffect): number | null {
  const player = seat === null ? undefined : table.players[seat];
  if (who === null) return player?.power ?? null;
  if (player?.model === target) return player.left;
  return player?.evocations.find((each) => each?.model === target)?.left ?? null;
}

/** Spells that others cast, Traps that go off, and whatever hurts somebody. */
export const staged = stagedBy({
  deed,
  effects,
  count,
  numbered: ['hurt', 'healed', 'power'],
  minor: ['passes', 'tested', 'ends', 'ended'],
});
