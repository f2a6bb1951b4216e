import type { Seat, ValueTerm } from '../../../kernel/index.ts';
import { cubesOn, mageOf, nextCrown, num } from '../state/queries.ts';
import { NONE, type Rose } from '../state/state.ts';
import {
  CROWN,
  DEFEAT,
  evocations,
  fullness,
  grimoire,
  OTHERS,
  OWN_CUBE,
  onSheets,
  pending,
  prospects,
  QUEST,
  QUEST_PART,
  RUIN,
  rivalsOf,
  roomsOf,
  SCALE,
  SOLVED,
  STRONGEST,
  TROPHY,
} from './value.ts';

/** What the value is the sum of, for a coach. */

const term = (name: string, points: number, amount: number | null = null): ValueTerm => ({
  term: name,
  worth: points / SCALE,
  amount,
});

export function terms(s: Rose, seat: Seat): readonly ValueTerm[] {
  if (s.result !== null) {
    const { winners } = s.result;
    if (!winners.includes(seat)) return [term('lost', -SCALE)];
    return [term('won', winners.length === 1 ? SCALE : SCALE / 2)];
  }
  const mage = mageOf(s, seat);
  if (mage.card === NONE) return [];
  const cubes = cubesOn(mage);
  const { best, sum } = rivalsOf(s, seat);
  let quests = SOLVED * mage.solved.length;
  for (const { done } of mage.quests) quests += QUEST + QUEST_PART * done;
  const inRooms = s.rooms.reduce((all, room) => all + num(room.cubes, seat), 0);
  const onMages = s.mages.reduce((all, other) => all + (other === mage ? 0 : num(other.sheet, seat)), 0);
  return [
    term('power', mage.power, mage.power),
    term('wounds', -cubes * OWN_CUBE - DEFEAT * fullness(s, mage) ** 3, -cubes),
    term('trophies', TROPHY * mage.trophies, mage.trophies),
    term('ruins', RUIN * mage.ruins, mage.ruins),
    term('quests', quests),
    term('crown', nextCrown(s) === seat ? CROWN : 0),
    term('sheets', onSheets(s, seat), onMages),
    term('rooms', roomsOf(s, seat), inRooms),
    term('evocations', evocations(s, mage)),
    term('spells', grimoire(s, seat)),
    term('place', prospects(s, seat)),
    term('pending', pending(s, seat)),
    term('rivals', -STRONGEST * best - (OTHERS * sum) / (s.seats - 1)),
  ];
}
