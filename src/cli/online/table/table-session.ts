import type { GameFactories } from '../../arguments.ts';
import { type LeaveReason, printRefusal, runCommand } from '../../play/play-session.ts';
import type { PromptInterrupter } from '../../play/prompt/prompt-interrupter.ts';
import type { Prompter } from '../../play/prompt/prompter.ts';
import type { Session } from '../../play/session.ts';
import { wrap } from '../../terminal/layout.ts';
import { commandTo, linkTo } from '../address.ts';
import type { ServerSession } from '../server-session.ts';
import { freeSeats } from '../tables.ts';
import type { OnlineSeatClient } from './online-seat-client.ts';

/** Somebody at a table on a server, with all that they have there. */
export interface TableSession {
  readonly serverSession: ServerSession;
  readonly seatClient: OnlineSeatClient;
  readonly session: Session;
  readonly prompter: Prompter;
  readonly interrupter: PromptInterrupter;
  readonly factories: GameFactories;
}

/** Says what is played, what is promised, and how others come. */
export function printIntroduction({ session, seatClient: { info }, serverSession: { server } }: TableSession): void {
  const { style, print } = session;
  const { text, colours, width, speech } = style;
  print(colours.bold(speech.title));
  if (info.state === 'over') return;
  print(colours.dim(wrap(text.online.promise({ hash: info.commitment }), width)));
  const free = freeSeats(info);
  if (info.state !== 'open' || free === 0) return;
  const { invite, inBrowser, inTerminal } = text.online;
  const longest = Math.max(inBrowser.length, inTerminal.length);
  print(wrap(invite({ seats: free }), width));
  print(`  ${inBrowser.padEnd(longest)}  ${linkTo(server, info.id)}`);
  print(`  ${inTerminal.padEnd(longest)}  ${commandTo(server, info.id)}`);
}

/** Waits until the game begins; null: it has begun. The host starts it, unless the table starts when it is full. */
export async function waitForStart(tableSession: TableSession): Promise<Exclude<LeaveReason, 'over'> | null> {
  const { seatClient, session, prompter, interrupter } = tableSession;
  while (!seatClient.dealt()) {
    if (seatClient.gone()) return 'gone';
    if (isForMeToStart(tableSession)) {
      const started = await tableSession.serverSession.api.start(seatClient.info.id);
      if (started.kind === 'refused') printRefusal(session, started.bar);
      if (started.kind === 'done') await tableSession.serverSession.salts.follow(started.value);
      if (seatClient.dealt()) return null;
    }
    const asked = { waiting: seatClient.waiting(), over: false };
    const reply = await interrupter.while((signal) => prompter.ask(session, asked, signal));
    if (reply === 'withdrawn') continue;
    if (typeof reply === 'string') return reply;
    if (!('say' in reply) && (await runCommand(session, reply))) return 'left';
  }
  return null;
}

function isForMeToStart({ seatClient, serverSession: { me } }: TableSession): boolean {
  const { host, state, eager, revealing } = seatClient.info;
  return (
    seatClient.connected() &&
    state === 'open' &&
    !revealing &&
    !eager &&
    host === me.id &&
    freeSeats(seatClient.info) === 0
  );
}
