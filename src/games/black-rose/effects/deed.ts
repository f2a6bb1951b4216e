import { choose, each, procedure, run } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { type CompiledEffect, contentOf, idOfRef } from '../content/content.ts';
import { aim, type DeedData } from '../state/frame-data.ts';
import { at, isInCell, mageOf, modelOf, roomWithCard } from '../state/queries.ts';
import { mageId, NONE, type Rose } from '../state/state.ts';
import { after, resolve } from './resolve.ts';
import { aimOf, MANY, MODEL, NOTHING, offerAims, onlyAim, ROOM } from './targets.ts';
import { springOwn } from './traps.ts';

const actOf = (s: Rose, d: DeedData): CompiledEffect => at(at(contentOf(s).lists, d.list).do, d.done - 1);
const deedIn = (s: Rose): DeedData => deed.in(s) as DeedData;
const isRoom = (act: CompiledEffect): boolean => aimOf(act) === ROOM;
const aimedAt = (d: DeedData, act: CompiledEffect): number => (isRoom(act) ? d.room : d.target);
/** All that its earlier effects were aimed at. */
const beforeOf = (d: DeedData, act: CompiledEffect): number => (isRoom(act) ? d.rooms : d.targets);

/** Whether an effect has what it aims at. Who has been sent to its Cell meanwhile can do no more. */
const goesOn = (s: Rose, d: DeedData, act: CompiledEffect): boolean =>
  (aimOf(act) === NOTHING || aimedAt(d, act) !== NONE) && (d.source === 'trap' || !isInCell(mageOf(s, d.seat)));

/** One effect: aim, do it, and what comes of it. It belongs to the deed below it. */
export const effecting = procedure<Rose, object>('effecting', {
  'Where there is one target or none': run((s) => {
    const d = deedIn(s);
    const act = actOf(s, d);
    if (d.aimed >= d.done || aimOf(act) === NOTHING) {
      d.aimed = Math.max(d.aimed, d.done);
      return;
    }
    const only = onlyAim(s, d.seat, act, beforeOf(d, act));
    if (only === MANY) return;
    d.aimed = d.done;
    aim(d, isRoom(act) ? 'room' : 'target', only);
  }),
  'Choose a target': choose<Rose, object, GameAnswer<'at' | 'on'>>({
    ask: 'aim',
    by: (s) => {
      const d = deedIn(s);
      return d.aimed < d.done ? d.seat : null;
    },
    from: (s, _e, seat, offers) => {
      const d = deedIn(s);
      const act = actOf(s, d);
      offerAims<GameAnswer<'at' | 'on'>>(s, seat, act, beforeOf(d, act), contentOf(s).answers, offers);
    },
    then: (s, _e, answer) => {
      const d = deedIn(s);
      d.aimed = d.done;
      if ('model' in answer) aim(d, 'target', idOfRef(contentOf(s), answer.model));
      else aim(d, 'room', roomWithCard(s, answer.room));
    },
    with: (s) => ({ list: at(contentOf(s).lists, deedIn(s).list).id }),
  }),
  'Traps of the Mage that a spell targets': run((s) => {
    const d = deedIn(s);
    const act = actOf(s, d);
    if (d.source !== 'spell' || aimOf(act) !== MODEL || !goesOn(s, d, act)) return;
    const target = modelOf(s, d.target);
    if (target?.isMage === true && target.owner !== d.seat) springOwn(s, target, 'targeted', mageId(d.seat), NONE);
  }),
  'Do it': run((s) => {
    const d = deedIn(s);
    const act = actOf(s, d);
    if (goesOn(s, d, act)) resolve(s, d, act);
  }),
  'What comes of it': run((s) => {
    const d = deedIn(s);
    after(s, d, actOf(s, d));
  }),
});

export const deed = procedure<Rose, DeedData>('deed', {
  'Each effect in the order of the card': each((s, d) => {
    if (d.done >= at(contentOf(s).lists, d.list).do.length) return null;
    d.done++;
    return effecting.with({});
  }),
});
