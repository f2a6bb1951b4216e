import { type Question, refusal, timingBar } from '../../kernel/index.ts';
import { wrap } from '../terminal/layout.ts';
import type { PromptInterrupter } from './prompt/prompt-interrupter.ts';
import type { Prompter, PromptInput } from './prompt/prompter.ts';
import { save } from './saving.ts';
import type { CommandResult } from './seat-client.ts';
import { help, matches, readCards, reason, type Session, showTable, whyNot } from './session.ts';

/** Why a session ended; `gone`: the table was deleted or can no longer be reached. */
export type LeaveReason = 'over' | 'left' | 'interrupted' | 'ended' | 'gone';

/**
 * Runs a session until the game ends or the player leaves: shows the table whenever this seat is asked, and prompts for
 * the answer.
 */
export async function playSession(
  session: Session,
  prompter: Prompter,
  interrupter: PromptInterrupter,
): Promise<LeaveReason> {
  const { seatClient } = session;
  let shown: string | null = null;
  /** The question whose prompt was interrupted by news from the table. */
  let open: Question | null = null;
  for (;;) {
    if (seatClient.result() !== null) return 'over';
    if (seatClient.gone()) return 'gone';
    if (open !== null && seatClient.connected()) {
      const withdrawn = !same(open, seatClient.question());
      open = null;
      if (withdrawn && (await interrupter.while(() => prompter.warn(session.style.text.withdrawn))) === 'interrupted')
        return 'interrupted';
    }
    const question = seatClient.question();
    const moment = momentOf(session, question, shown === null);
    if (moment !== null && moment !== shown) {
      showTable(session);
      shown = moment;
    }
    const asked = question ?? { waiting: seatClient.waiting(), over: false };
    const reply = await interrupter.while((signal) => prompter.ask(session, asked, signal));
    if (reply === 'interrupted' || reply === 'ended') return reply;
    if (reply === 'withdrawn') {
      open ??= question;
      continue;
    }
    if (!('say' in reply)) {
      if (await runCommand(session, reply)) return 'left';
    } else if (question !== null) {
      printRefusal(session, await seatClient.answer(reply.say, question.number));
    }
  }
}

const same = (a: Question, b: Question | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A key that changes when the table should be shown again: for a player with each new question to their seat, for a
 * spectator with each question to anybody, and once at the start if the player has to wait. Null: it need not be shown.
 */
function momentOf({ seatClient }: Session, question: Question | null, first: boolean): string | null {
  if (question !== null) return JSON.stringify(question);
  if (seatClient.seat === null) return JSON.stringify(seatClient.view().asked);
  return first && seatClient.waiting() !== null ? 'first' : null;
}

const warn = ({ style, print }: Session, sentence: string): void =>
  print(wrap(style.colours.yellow(sentence), style.width));

/** Prints why something was refused, if it was. */
export function printRefusal(session: Session, done: CommandResult): void {
  if (done !== null && done !== 'unsure') warn(session, reason(session, done));
}

/** Runs a command; true if it was to leave. */
export async function runCommand(session: Session, said: Exclude<PromptInput, { say: string }>): Promise<boolean> {
  const { seatClient, style, print } = session;
  if ('unclear' in said) {
    warn(session, await unclear(session, said));
    return false;
  }
  switch (said.command) {
    case 'quit':
      return true;
    case 'why':
      await whyNot(session, said.about);
      return false;
    case 'aside':
      await giveAside(session, said.about);
      return false;
    case 'card':
      readCards(session, said.about);
      return false;
    case 'save':
      await save(session, said.about || session.file);
      return false;
    case 'undo': {
      const done = await seatClient.undo();
      if (done === null) print(style.text.undone);
      printRefusal(session, done);
      return false;
    }
    case 'help':
      help(session);
      return false;
    default:
      printRefusal(session, await seatClient.obey(said.command, said.about));
      return false;
  }
}

/** Gives the aside that matches what was typed; if none or several do, lists those there are. */
async function giveAside(session: Session, about: string): Promise<void> {
  const { seatClient, style, print } = session;
  const { legal, number } = seatClient.asides() ?? { legal: [], number: 0 };
  const sentence = (say: string) => style.speech.answer(say, style.scene);
  const fitting = about === '' ? [] : legal.filter((say) => matches(about, `${say} ${sentence(say)}`));
  const say = legal.find((other) => other === about) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (say !== undefined) return printRefusal(session, await seatClient.aside(say, number));
  if (about !== '') warn(session, await unclear(session, { unclear: about, fits: fitting.length }));
  else {
    print(wrap(style.text.whichAside, style.width));
    for (const other of legal) print(wrap(`${sentence(other)} ${style.colours.dim(`[${other}]`)}`, style.width));
  }
}

/** Explains why the input is no legal answer: a rule forbids it, or it was not understood. */
async function unclear(session: Session, { unclear: said, fits }: { unclear: string; fits: number }): Promise<string> {
  const { seatClient, style } = session;
  const answer = seatClient.game.read(said);
  if (answer === null)
    return fits === 0 ? style.text.noSuchAnswer({ said }) : style.text.severalFit({ said, answers: fits });
  const question = seatClient.question();
  if (question === null && seatClient.asides() === null) return reason(session, refusal('not-asked'));
  const barred = (await seatClient.barred()).find((other) => other.say === said);
  const { timing } = seatClient.game.rules;
  const untimed = timing === undefined || question === null ? null : timingBar(timing, question, answer.verb);
  return reason(session, barred?.bar ?? untimed ?? refusal('not-offered'));
}
