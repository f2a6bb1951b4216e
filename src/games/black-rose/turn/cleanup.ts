import { procedure, run } from '../../../kernel/index.ts';
import { giveCrown, takeBack } from '../state/mutations.ts';
import { familiarOf, inTurn, moonsOf, nextCrown, num, roomFor } from '../state/queries.ts';
import { ruin } from '../state/rooms.ts';
import { NONE, type Rose, TOKENS } from '../state/state.ts';
import { conclude } from './end.ts';

/** Chapter: Clean-up. Full Rooms fall, what was not cast comes back, tokens and markers are fresh, the Crown passes (BR-2.7, BR-1.5, BR-2.12). */

export const cleanup = procedure<Rose, object>('cleanup', {
  'Full Rooms are destroyed': run((s) => {
    for (let place = 0; place < s.rooms.length; place++)
      if (num(s.ruined, place) === 0 && roomFor(s, place) === 0) ruin(s, place);
  }),
  'Cards come back': run((s) => {
    for (let n = 0; n < s.seats; n++) takeBack(s, inTurn(s, n));
  }),
  'Tokens and markers are fresh': run((s) => {
    for (let seat = 0; seat < s.seats; seat++) {
      s.tokens[seat] = TOKENS;
      s.passed[seat] = 0;
      s.marker[seat] = familiarOf(s, seat) === NONE ? 0 : 1;
      s.less[seat] = 0;
      s.ward[seat] = 0;
      s.hits[seat] = 0;
    }
    s.marks.fill(0);
    s.used.fill(0);
    s.fury = 0;
  }),
  'The Crown passes left': run((s) => {
    const next = nextCrown(s);
    if (next !== s.crown) giveCrown(s, next);
    s.crownTaken = 0;
  }),
  'The end is tested': run((s) => {
    if (s.power.some((power) => power >= num(moonsOf(s), 2))) conclude(s);
  }),
});
