import type { Language } from '../../kernel/index.ts';
import { coloursFor, type Io, isInteractive, rowsOf, widthOf } from '../terminal/io.ts';
import { printableSpeech } from '../terminal/printable.ts';
import { texts } from '../text.ts';
import { linePrompter } from './prompt/line-prompter.ts';
import type { Prompter } from './prompt/prompter.ts';
import { terminalPrompter } from './prompt/terminal-prompter.ts';
import type { SeatClient } from './seat-client.ts';
import type { Screen, Session } from './session.ts';

export function screenFor(language: Language, io: Io): Screen {
  const filled = { told: 0, table: 0 };
  return {
    language,
    filled,
    look: {
      text: texts[language],
      colours: coloursFor(io.stdout, io.env),
      width: widthOf(io.stdout),
      rows: isInteractive(io) ? rowsOf(io.stdout) : null,
    },
    print: (line) => {
      filled.table += line.split('\n').length;
      io.stdout.write(`${line}\n`);
    },
  };
}

export const prompterFor = (screen: Screen, io: Io): Prompter =>
  isInteractive(io) ? terminalPrompter(screen, io) : linePrompter(screen, io);

/** Starts the session of a player. `own`: the file may be overwritten. */
export function openSession(screen: Screen, seatClient: SeatClient, file: string, own: boolean): Session {
  const { language, look, filled, print } = screen;
  const speech = printableSpeech(seatClient.game.speech[language]);
  return {
    ...{ seatClient, language, file, filled, print },
    files: new Set(own ? [file] : []),
    get style() {
      return {
        ...look,
        speech,
        scene: { names: seatClient.names(), viewer: seatClient.seat },
        roles: seatClient.roles(),
      };
    },
  };
}
