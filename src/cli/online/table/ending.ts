import { printRefusal, runCommand } from '../../play/play-session.ts';
import { writeRecordFile } from '../../play/saving.ts';
import { ending, showTable } from '../../play/session.ts';
import { INTERRUPTED } from '../../terminal/io.ts';
import { wrap } from '../../terminal/layout.ts';
import { type FoundTable, goTo, promiseSalt } from '../tables.ts';
import { verify } from '../verify.ts';
import type { TableSession } from './table-session.ts';

/** The end of a game: its result, the verification, its record, and what to do next. */
export async function endGame(tableSession: TableSession, record: string | null): Promise<number | FoundTable> {
  const { session } = tableSession;
  const { style, print } = session;
  showTable(session);
  print(style.colours.bold(wrap(ending(session), style.width)));
  const whole = await tableSession.seatClient.record();
  const brought = typeof whole === 'object' && 'record' in whole ? whole.record : null;
  const fair = check(tableSession, brought);
  const saved = record === null || (brought !== null && writeRecordFile(session, record, brought));
  return waitAfterEnd(tableSession, fair && saved ? 0 : 1);
}

/** Says whether the game was as fair as it was promised to be; false if it was not. */
function check({ session, seatClient, serverSession }: TableSession, record: object | null): boolean {
  const { style, print } = session;
  const { text, colours, width } = style;
  if (record === null) {
    print(wrap(colours.yellow(text.online.notVerified), width));
    return true;
  }
  const promised = serverSession.identity.promised(seatClient.info.id);
  const unknown = { salt: null, fixed: null, taken: false, before: false };
  const known = promised ?? { ...unknown, commitment: seatClient.info.commitment };
  const { fair, says } = verify(record, seatClient.game, seatClient.seat, known, text.online);
  const paint = fair ? colours.green : colours.red;
  print(paint(wrap(says.join(' '), width)));
  return fair;
}

/** Stays at the table until one leaves or goes to that of the rematch. */
async function waitAfterEnd(tableSession: TableSession, code: number): Promise<number | FoundTable> {
  const { session, seatClient, prompter, interrupter } = tableSession;
  while (!seatClient.gone()) {
    const asked = { waiting: session.style.text.online.afterwards, over: true };
    const reply = await interrupter.while((signal) => prompter.ask(session, asked, signal));
    if (reply === 'interrupted') return INTERRUPTED;
    if (reply === 'ended') return code;
    if (reply === 'withdrawn' || 'say' in reply) continue;
    if ('command' in reply && reply.command === 'rematch') {
      const next = await rematch(tableSession);
      if (next !== null) return next;
    } else if (await runCommand(session, reply)) return code;
  }
  return code;
}

/** The table of the rematch: the one that somebody has made, or a new one. */
async function rematch({ session, seatClient, serverSession, factories }: TableSession): Promise<FoundTable | null> {
  const { info, game } = seatClient;
  if (info.next !== null) return goTo(serverSession, factories, info.next, null);
  seatClient.wantsRematch = true;
  const called = await serverSession.api.rematch(info.id);
  if (called.kind === 'refused') printRefusal(session, called.bar);
  if (called.kind !== 'done') return null;
  await promiseSalt(serverSession, called.value, game);
  return { id: called.value.id, game };
}
