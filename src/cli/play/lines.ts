import { createInterface } from 'node:readline';
import type { Question } from '../../kernel/index.ts';
import type { Io } from '../io.ts';
import { padLeft, wrap } from '../layout.ts';
import { COMMANDS, type Command, type Text } from '../text/index.ts';
import type { Session } from './session.ts';

/** What came back from whoever was asked. */
export type Said =
  | { readonly say: string }
  | { readonly command: Command; readonly about: string }
  | { readonly unclear: string };
export type Reply = Said | 'interrupted' | 'ended';

export interface Asker {
  ask(question: Question): Promise<Reply>;
  close(): void;
}

/** Asks by printing numbered answers and reading a line: for scripts, and for terminals that can do no more. */
export function lineAsker(session: Session, { stdin, stdout }: Io): Asker {
  const { style, print } = session;
  const reader = createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  let hinted = false;
  /** The answers that were listed last: a command in between does not list them again, an empty line does. */
  let listed = '';
  const list = (legal: readonly string[]): void => {
    const digits = `${legal.length}`.length + 2;
    legal.forEach((words, n) => {
      print(wrap(style.speech.answer(words, style.scene), style.width, `${padLeft(`${n + 1}`, digits)}  `));
    });
    if (!hinted) print(style.colours.dim(wrap(style.text.lineHint, style.width)));
    hinted = true;
  };
  return {
    async ask({ ask, with: numbers, legal }) {
      const answers = legal.join('\n');
      for (;;) {
        print(style.colours.bold(wrap(style.speech.ask(ask, numbers, style.scene), style.width)));
        if (listed !== answers) list(legal);
        const { value, done } = await lines.next();
        if (done === true) return 'ended';
        if (stdin.isTTY !== true) stdout.write(`> ${value}\n`);
        const reply = understand(value, legal, style.text);
        listed = value.trim() === '' || 'say' in reply ? '' : answers;
        if (value.trim() !== '') return reply;
      }
    },
    close: () => reader.close(),
  };
}

/** A line as an answer (its number, or its words) or as a command with what follows it. */
function understand(line: string, legal: readonly string[], text: Text): Said {
  const said = line.trim().toLowerCase().replace(/\s+/g, ' ');
  if (legal.includes(said)) return { say: said };
  const numbered = /^\d+$/.test(said) ? legal[Number(said) - 1] : undefined;
  if (numbered !== undefined) return { say: numbered };
  for (const command of COMMANDS) {
    for (const word of [text.commands[command].word, `${command} not`, command]) {
      if (said === word || said.startsWith(`${word} `)) {
        // As it was typed: file names know capitals.
        return { command, about: line.trim().replace(/\s+/g, ' ').slice(word.length).trim() };
      }
    }
  }
  return { unclear: said };
}
