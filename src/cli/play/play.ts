import type { Language } from '../../kernel/index.ts';
import { INTERRUPTED, type Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { Attention } from './attention.ts';
import { type LocalOptions, LocalPlace } from './local.ts';
import { write } from './saving.ts';
import { askerFor, openSession, screenFor } from './screen.ts';
import { ending, showTable, tell } from './session.ts';
import { sit } from './sit.ts';

export interface PlayOptions extends LocalOptions {
  readonly language: Language;
  /** Where to write the record when the game is left or over. */
  readonly record: string | null;
}

/** Plays a game against bots until it is over or left. The exit code. */
export async function play(options: PlayOptions, io: Io): Promise<number> {
  const { game, setup, language, record, resumed } = options;
  const screen = screenFor(language, io);
  const place = new LocalPlace(options, screen.look.text.you, io.now);
  const file = record ?? `${game.name}-${setup.seed.replace(/[^\w.-]/g, '_')}.json`;
  const session = openSession(screen, place, file, record !== null);
  const { style, print } = session;
  const { text, colours, width } = style;
  print(colours.bold(style.speech.title));
  print(wrap(text.seed(setup.seed), width));
  if (resumed !== null) print(wrap(text.resumed(resumed.match.answers.length), width));
  const attention = new Attention((news) => tell(session, news));
  place.listen(attention.hear);
  const writeRecord = () => record === null || write(session, record, place.wholeRecord());
  if (record !== null) io.onInterrupt?.(writeRecord);
  const asker = askerFor(screen, io);
  try {
    const parting = await sit(session, asker, attention);
    if (parting === 'ended') io.stderr.write(`${text.inputEnded}\n`);
    if (parting === 'left') print(text.left);
    if (parting === 'over') {
      showTable(session);
      print(colours.bold(ending(session)));
    }
    const saved = writeRecord();
    const codes = { over: saved ? 0 : 1, left: 0, ended: 1, gone: 1, interrupted: INTERRUPTED };
    return codes[parting];
  } finally {
    io.onInterrupt?.(() => {});
    asker.close();
  }
}
