import { NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { after, healthOf, team } from '../state/queries.ts';
import { DAMAGES, DAZES, type Foes, GUARDS, HEXES, ROLLS, type Running } from '../state/state.ts';
import { turnOf } from '../turn/turn-data.ts';
import { meansOf } from './charts.ts';
import { NOBODY, type ValueLedger } from './ledger.ts';
import {
  count,
  DAZE,
  FOE_HP,
  FORBIDDEN,
  GUARD,
  HEX,
  MORE_DAMAGE,
  MOST_GUARD,
  presence,
  ROLL,
  WAVE_TO_COME,
} from './weights.ts';

/** What the Foes that are left and those to come still cost, and what is in effect. */

/** The Familiars that still act this round, as bits. */
function yetToAct(s: Foes): number {
  if (s.active === NONE) return team(s);
  let bits = turnOf(s).done ? 0 : 1 << s.active;
  for (let place = after(s, s.active); place !== NONE; place = after(s, place)) bits |= 1 << place;
  return bits;
}
/** A Foe that rolls lower; NONE: every one that is there. */
function noteHex(s: Foes, foe: number, worth: number, ledger: ValueLedger): void {
  const { mats } = contentOf(s);
  for (const { card, hp } of s.foes)
    if (hp > 0 && (foe === NONE || foe === card)) ledger.note('hex', mats.length + 1 + card, worth);
}
function noteRunning(s: Foes, { kind, foe, to, amount, until }: Running, ledger: ValueLedger): void {
  const c = contentOf(s);
  const acting = count(until === NONE ? to : to & yetToAct(s));
  const target = c.mats.length + 1 + foe;
  if (kind === ROLLS) ledger.note('rolls', NOBODY, ROLL * amount * acting);
  else if (kind === DAMAGES) ledger.note('damage', NOBODY, MORE_DAMAGE * amount * acting);
  else if (kind === GUARDS) ledger.note('guard', NOBODY, GUARD * Math.min(amount, MOST_GUARD) * count(to & team(s)));
  else if (kind === HEXES) noteHex(s, foe, HEX * amount * s.familiars.length, ledger);
  else if (kind === DAZES) ledger.note('daze', target, DAZE * (meansOf(c)[foe] as number) * s.familiars.length);
  else ledger.note('forbidden', NOBODY, FORBIDDEN);
}

export function noteFoes(s: Foes, ledger: ValueLedger): void {
  const c = contentOf(s);
  const noteFoe = (card: number, hp: number): void => {
    ledger.note('hurt', c.mats.length + 1 + card, -FOE_HP * hp);
    ledger.note('finish', c.mats.length + 1 + card, -presence(s, card));
  };
  for (const { card, hp } of s.foes) if (hp > 0) noteFoe(card, hp);
  for (const wave of s.waves) {
    if (wave.length > 0) ledger.note('wave', NOBODY, -WAVE_TO_COME);
    for (const card of wave) noteFoe(card, healthOf(s, c, card));
  }
  for (const effect of s.running) noteRunning(s, effect, ledger);
}
