import { choose, each, interrupt, procedure, run, type Seat } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { type Act, contentOf, modelOf } from '../content.ts';
import { at, inCell, isMage, mageOf, num, ownerOf } from '../readings.ts';
import { NONE, type Rose } from '../state.ts';
import type { Source } from '../wounds.ts';
import { aimOf, MANY, NOTHING, offerAims, onlyAim, ROOM } from './aims.ts';
import { after, resolve } from './resolve.ts';
import { springOwn } from './traps.ts';

/** A spell, a Room, a Trap or a Familiar Action at work: its effects in the order of the card. */
export interface Deed {
  readonly list: number;
  readonly seat: Seat;
  readonly source: Source;
  /** The Model and the Room that were chosen last, or NONE. */
  target: number;
  room: number;
  /** Of how many effects the target is known. */
  aimed: number;
  done: number;
}
export type Doing = Pick<Deed, 'list' | 'seat' | 'target' | 'room' | 'source'>;

const actOf = (s: Rose, d: Deed): Act => at(at(contentOf(s).lists, d.list).do, d.done - 1);
const deedIn = (s: Rose): Deed => deed.in(s) as Deed;
const beforeOf = (d: Deed, act: Act): number => (aimOf(act) === ROOM ? d.room : d.target);

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
    if (aimOf(act) === ROOM) d.room = only;
    else d.target = only;
  }),
  'Choose a target': choose<Rose, object, Say<'at' | 'on'>>({
    ask: 'aim',
    by: (s) => {
      const d = deedIn(s);
      return d.aimed < d.done ? d.seat : null;
    },
    from: (s, _e, seat, offers) => {
      const { says } = contentOf(s);
      const d = deedIn(s);
      const act = actOf(s, d);
      const naming = { at: (ref: number) => says.at.of(ref), on: (room: number) => says.on.of(room) };
      offerAims(s, seat, act, beforeOf(d, act), naming, offers as never);
    },
    then: (s, _e, answer) => {
      const d = deedIn(s);
      d.aimed = d.done;
      if ('model' in answer) d.target = modelOf(contentOf(s), answer.model);
      else d.room = num(s.where, answer.room);
    },
    with: (s) => ({ list: at(contentOf(s).lists, deedIn(s).list).id }),
  }),
  'Do it': run((s) => {
    const d = deedIn(s);
    const act = actOf(s, d);
    const aim = aimOf(act);
    if (aim !== NOTHING && beforeOf(d, act) === NONE) return;
    // Who has been sent to its Cell meanwhile can do no more.
    if (inCell(s, d.seat) && d.source !== 'trap') return;
    if (d.source === 'spell' && aim !== ROOM && aim !== NOTHING && isMage(d.target) && ownerOf(d.target) !== d.seat)
      springOwn(s, ownerOf(d.target), 'targeted', mageOf(d.seat), NONE);
    resolve(s, d, act);
  }),
  'What comes of it': run((s) => {
    const d = deedIn(s);
    after(s, d, actOf(s, d));
  }),
});

export const deed = procedure<Rose, Deed>('deed', {
  'Each effect in the order of the card': each((s, d) => {
    if (d.done >= at(contentOf(s).lists, d.list).do.length) return null;
    d.done++;
    return effecting.with({});
  }),
});

/** Has a list of effects carried out before anything else. A target that is given is the first effect's. */
export function perform(s: Rose, { list, seat, target, room, source }: Doing): void {
  const aimed = target !== NONE || room !== NONE ? 1 : 0;
  interrupt(s, deed.with({ list, seat, source, target, room, aimed, done: 0 }));
}
