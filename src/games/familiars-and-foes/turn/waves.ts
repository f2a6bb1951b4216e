import { finish } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { WAVES } from '../content/levels.ts';
import { tell } from '../state/events.ts';
import { familiar, foesLeft, healthOf, isStanding, matOf, placeOf } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';

/** Chapter: Waves. */

/** FO-2.1, FO-2.2: Coven cards go to their Familiars or lie open to all, then the Foes come to light. */
export function revealWave(s: Foes): void {
  const content = contentOf(s);
  s.wave++;
  const cards = at(s.waves, s.wave);
  const covens = at(s.covens, s.wave);
  s.waves[s.wave] = [];
  s.covens[s.wave] = [];
  for (const mat of covens) {
    const place = placeOf(s, mat);
    if (place === NONE) s.commons = [...s.commons, mat];
    else familiar(s, place).helper = true;
    tell.rescued(s, mat, place);
  }
  s.foes.length = 0;
  for (const card of cards) s.foes.push({ card, hp: healthOf(s, content, card), last: NONE });
  tell.wave(s, s.wave, cards);
}

/** FO-2.4, FO-2.6, FO-10.7: a wave without Foes is over; Standing Familiars refill their MP, and the next one comes. */
export function endWave(s: Foes): void {
  if (foesLeft(s) > 0) return;
  tell.waveOver(s.wave);
  if (s.wave === WAVES - 1) {
    tell.ended(true);
    const winners = Array.from({ length: s.seats }, (_, seat) => seat);
    finish(s, { winners, places: winners.map(() => 1), reason: 'won' });
    return;
  }
  for (let place = 0; place < s.familiars.length; place++) {
    const f = familiar(s, place);
    const { magic } = matOf(s, place);
    if (!isStanding(s, place) || f.mp === magic) continue;
    f.mp = magic;
    tell.refilled(s, place, magic);
  }
  revealWave(s);
}
