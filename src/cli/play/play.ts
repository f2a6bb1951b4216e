import type { Language } from '../../kernel/index.ts';
import { INTERRUPTED, type Io } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { type LocalOptions, LocalSeatClient } from './local-seat-client.ts';
import { playSession } from './play-session.ts';
import { PromptInterrupter } from './prompt/prompt-interrupter.ts';
import { writeRecordFile } from './saving.ts';
import { openSession, prompterFor, screenFor } from './screen.ts';
import { ending, showTable, tell } from './session.ts';

export interface PlayOptions extends LocalOptions {
  readonly language: Language;
  /** The file for the record, written when the game is left or over. */
  readonly record: string | null;
}

/** Plays a game against bots until it is left or over. Returns the exit code. */
export async function play(options: PlayOptions, io: Io): Promise<number> {
  const { game, setup, language, record, resumed } = options;
  const screen = screenFor(language, io);
  const seatClient = new LocalSeatClient(options, screen.look.text.you, io.now);
  const file = record ?? `${game.name}-${setup.seed.replace(/[^\w.-]/g, '_')}.json`;
  const session = openSession(screen, seatClient, file, record !== null);
  const { style, print } = session;
  const { text, colours, width } = style;
  print(colours.bold(style.speech.title));
  print(wrap(text.seed({ seed: setup.seed }), width));
  if (resumed !== null) print(wrap(text.resumed({ answers: resumed.match.answers.length }), width));
  const interrupter = new PromptInterrupter((news) => tell(session, news));
  seatClient.listen(interrupter.hear);
  const writeRecord = () => record === null || writeRecordFile(session, record, seatClient.wholeRecord());
  if (record !== null) io.onInterrupt?.(writeRecord);
  const prompter = prompterFor(screen, io);
  try {
    const leaveReason = await playSession(session, prompter, interrupter);
    if (leaveReason === 'ended') io.stderr.write(`${text.inputEnded}\n`);
    if (leaveReason === 'left') print(text.left);
    if (leaveReason === 'over') {
      showTable(session);
      print(colours.bold(ending(session)));
    }
    const saved = writeRecord();
    const codes = { over: saved ? 0 : 1, left: 0, ended: 1, gone: 1, interrupted: INTERRUPTED };
    return codes[leaveReason];
  } finally {
    io.onInterrupt?.(() => {});
    prompter.close();
  }
}
