import { INTERRUPTED } from '../io.ts';
import { wrap } from '../layout.ts';
import { write } from '../play/saving.ts';
import { ending, showTable } from '../play/session.ts';
import { complain, obey } from '../play/sit.ts';
import type { Sitting } from './sitting.ts';
import { type Found, goTo, promiseSalt } from './tables.ts';
import { verify } from './verify.ts';

/** The end of a game: its result, the check of all of it, its record, and what one may still want. */
export async function end(sitting: Sitting, record: string | null): Promise<number | Found> {
  const { session } = sitting;
  const { style, print } = session;
  showTable(session);
  print(style.colours.bold(wrap(ending(session), style.width)));
  const whole = await sitting.place.record();
  const brought = typeof whole === 'object' && 'record' in whole ? whole.record : null;
  const fair = check(sitting, brought);
  const saved = record === null || (brought !== null && write(session, record, brought));
  return linger(sitting, fair && saved ? 0 : 1);
}

/** Says whether the game was as fair as it was promised to be; false if it was not. */
function check({ session, place, visit }: Sitting, record: object | null): boolean {
  const { style, print } = session;
  const { text, colours, width } = style;
  if (record === null) {
    print(wrap(colours.yellow(text.online.notVerified), width));
    return true;
  }
  const promised = visit.identity.promised(place.info.id);
  const unknown = { salt: null, fixed: null, taken: false, before: false };
  const known = promised ?? { ...unknown, commitment: place.info.commitment };
  const { fair, says } = verify(record, place.game, place.seat, known, text.online);
  const paint = fair ? colours.green : colours.red;
  print(paint(wrap(says.join(' '), width)));
  return fair;
}

/** Stays at the table until one leaves or goes to that of the rematch. */
async function linger(sitting: Sitting, code: number): Promise<number | Found> {
  const { session, place, asker, attention } = sitting;
  while (!place.gone()) {
    const asked = { waiting: session.style.text.online.afterwards, over: true };
    const reply = await attention.while((signal) => asker.ask(session, asked, signal));
    if (reply === 'interrupted') return INTERRUPTED;
    if (reply === 'ended') return code;
    if (reply === 'withdrawn' || 'say' in reply) continue;
    if ('command' in reply && reply.command === 'rematch') {
      const next = await rematch(sitting);
      if (next !== null) return next;
    } else if (await obey(session, reply)) return code;
  }
  return code;
}

/** The table of the rematch: the one that somebody has made, or a new one. */
async function rematch({ session, place, visit, shelf }: Sitting): Promise<Found | null> {
  const { info, game } = place;
  if (info.next !== null) return goTo(visit, shelf, info.next, null);
  place.wantsRematch = true;
  const called = await visit.api.rematch(info.id);
  if (called.kind === 'refused') complain(session, called.bar);
  if (called.kind !== 'done') return null;
  await promiseSalt(visit, called.value, game);
  return { id: called.value.id, game };
}
