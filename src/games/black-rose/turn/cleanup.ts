import { procedure, run } from '../../../kernel/index.ts';
import { giveCrown, takeBack } from '../state/mutations.ts';
import { evocationsOf, familiarOf, inTurn, moonsOf, nextCrown, num, roomAt, roomFor } from '../state/queries.ts';
import { ruin, setUsed } from '../state/rooms.ts';
import { type Mage, type Rose, TOKENS } from '../state/state.ts';
import { conclude } from './end.ts';

/** Chapter: Clean-up. Full Rooms fall, what was not cast comes back, tokens and markers are fresh, the Crown passes (BR-2.7, BR-1.5, BR-2.12). */

/** What lasts a round is over for a Mage and its Evocations. */
function refresh(mage: Mage): void {
  mage.tokens = TOKENS;
  mage.passed = false;
  mage.marker = familiarOf(mage) !== null;
  mage.less = 0;
  mage.ward = 0;
  mage.hits = 0;
  mage.festers = false;
  for (const evocation of evocationsOf(mage)) {
    evocation.festers = false;
    evocation.acted = false;
    evocation.watched = false;
    evocation.stronger = 0;
  }
}

export const cleanup = procedure<Rose, object>('cleanup', {
  'Full Rooms are destroyed': run((s) => {
    for (let room = 0; room < s.rooms.length; room++)
      if (!roomAt(s, room).ruined && roomFor(s, room) === 0) ruin(s, room);
  }),
  'Cards come back': run((s) => {
    for (let n = 0; n < s.seats; n++) takeBack(s, inTurn(s, n));
  }),
  'Tokens and markers are fresh': run((s) => {
    for (const mage of s.mages) refresh(mage);
    for (let room = 0; room < s.rooms.length; room++) if (roomAt(s, room).used) setUsed(s, room, false);
    s.fury = 0;
  }),
  'The Crown passes left': run((s) => {
    const next = nextCrown(s);
    if (next !== s.crown) giveCrown(s, next);
    s.crownTaken = false;
  }),
  'The end is tested': run((s) => {
    if ([...s.mages, s.rose].some(({ power }) => power >= num(moonsOf(s), 2))) conclude(s);
  }),
});
