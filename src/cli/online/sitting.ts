import type { Shelf } from '../arguments.ts';
import { wrap } from '../layout.ts';
import type { Asker } from '../play/asker.ts';
import type { Attention } from '../play/attention.ts';
import type { Session } from '../play/session.ts';
import { complain, obey, type Parting } from '../play/sit.ts';
import { commandTo, linkTo } from './address.ts';
import type { OnlinePlace } from './seat.ts';
import { freeSeats } from './tables.ts';
import type { Visit } from './visit.ts';

/** Somebody at a table on a server, with all that they have there. */
export interface Sitting {
  readonly visit: Visit;
  readonly place: OnlinePlace;
  readonly session: Session;
  readonly asker: Asker;
  readonly attention: Attention;
  readonly shelf: Shelf;
}

/** Says what is played, what is promised, and how others come. */
export function introduce({ session, place: { info }, visit: { server } }: Sitting): void {
  const { style, print } = session;
  const { text, colours, width, speech } = style;
  print(colours.bold(speech.title));
  if (info.state === 'over') return;
  print(colours.dim(wrap(text.online.promise(info.commitment), width)));
  const free = freeSeats(info);
  if (info.state !== 'open' || free === 0) return;
  const { invite, inBrowser, inTerminal } = text.online;
  const longest = Math.max(inBrowser.length, inTerminal.length);
  print(wrap(invite(free), width));
  print(`  ${inBrowser.padEnd(longest)}  ${linkTo(server, info.id)}`);
  print(`  ${inTerminal.padEnd(longest)}  ${commandTo(server, info.id)}`);
}

/** Waits until the game begins; null: it has. Whoever made the table begins it, unless it does so by itself. */
export async function gather(sitting: Sitting): Promise<Exclude<Parting, 'over'> | null> {
  const { place, session, asker, attention } = sitting;
  while (!place.dealt()) {
    if (place.gone()) return 'gone';
    if (isForMeToStart(sitting)) {
      const started = await sitting.visit.api.start(place.info.id);
      if (started.kind === 'refused') complain(session, started.bar);
      if (started.kind === 'done') await sitting.visit.salts.follow(started.value);
      if (place.dealt()) return null;
    }
    const asked = { waiting: place.waiting(), over: false };
    const reply = await attention.while((signal) => asker.ask(session, asked, signal));
    if (reply === 'withdrawn') continue;
    if (typeof reply === 'string') return reply;
    if (!('say' in reply) && (await obey(session, reply))) return 'left';
  }
  return null;
}

function isForMeToStart({ place, visit: { me } }: Sitting): boolean {
  const { host, state, eager, revealing } = place.info;
  return place.connected() && state === 'open' && !revealing && !eager && host === me.id && freeSeats(place.info) === 0;
}
