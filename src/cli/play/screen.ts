import type { Language } from '../../kernel/index.ts';
import { coloursFor, type Io, isInteractive, rowsOf, widthOf } from '../io.ts';
import { printableSpeech } from '../printable.ts';
import { texts } from '../text/index.ts';
import type { Asker } from './asker.ts';
import { lineAsker } from './lines.ts';
import type { Place } from './place.ts';
import type { Screen, Session } from './session.ts';
import { terminalAsker } from './terminal.ts';

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

export const askerFor = (screen: Screen, io: Io): Asker =>
  isInteractive(io) ? terminalAsker(screen, io) : lineAsker(screen, io);

/** Somebody sits down. `own`: the file may be written over. */
export function openSession(screen: Screen, place: Place, file: string, own: boolean): Session {
  const { language, look, filled, print } = screen;
  const speech = printableSpeech(place.game.speech[language]);
  return {
    ...{ place, language, file, filled, print },
    files: new Set(own ? [file] : []),
    get style() {
      return { ...look, speech, scene: { names: place.names(), viewer: place.seat }, roles: place.roles() };
    },
  };
}
