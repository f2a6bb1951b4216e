import { procedure, run, window } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import type { Moonrise } from '../state/frame-data.ts';
import { drawQuest, gain, keep, study } from '../state/mutations.ts';
import { ROSE, type Rose } from '../state/state.ts';
import { hasAnyCards, offerSchools } from './study.ts';

/** Chapter: Moons. Whenever one rises, the Rose gains Power and every Mage takes a card (BR-2.14). */

const turnOf = (s: Rose, { turn, first }: Moonrise): number => (first + turn) % s.seats;

export const moonrise = procedure<Rose, Moonrise>('moonrise', {
  'The Rose gains 1 Power': run((s) => gain(s, ROSE, 1)),
  // BR-2.3
  'With the second one a quest each': run((s, m) => {
    for (let n = 0; m.moon === 2 && n < s.seats; n++) drawQuest(s, (m.first + n) % s.seats);
  }),
  'A card of any school each': window<Rose, Moonrise, GameAnswer<'study'>>({
    ask: 'moon',
    by: (s, m) => (m.turn < s.seats && hasAnyCards(s) ? turnOf(s, m) : null),
    from: (s, _m, _seat, offers) => offerSchools(s, offers, 'BR-2.14'),
    then: (s, m, { school }, seat) => {
      m.turn++;
      s.student = seat;
      study(s, seat, school);
      keep(s, seat, s.drawn.slice());
    },
  }),
});
