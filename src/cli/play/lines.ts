import { createInterface } from 'node:readline';
import type { Question } from '../../kernel/index.ts';
import type { Io } from '../io.ts';
import { flow, padLeft, wrap } from '../layout.ts';
import { COMMANDS, type Command, wordsFor } from '../text/index.ts';
import type { Session } from './session.ts';

/** What came back from whoever was asked. */
export type Said =
  | { readonly say: string }
  | { readonly command: Command; readonly about: string }
  | { readonly unclear: string; readonly fits: number };
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
      const sentence = style.speech.answer(words, style.scene);
      const typed = sentence === words ? [] : [style.colours.dim(`[${words}]`)];
      const lines = flow([...sentence.split(' '), ...typed], ' ', style.width - digits - 2);
      print(lines.map((line, i) => `${padLeft(i === 0 ? `${n + 1}` : '', digits)}  ${line}`).join('\n'));
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
        const reply = understand(value, legal, session);
        listed = value.trim() === '' || 'say' in reply ? '' : answers;
        if (value.trim() !== '') return reply;
      }
    },
    close: () => reader.close(),
  };
}

/** Parts of answers that are shorter are taken for slips. */
const SHORTEST_PART = 3;

/** A line as an answer (its number, its words, its sentence or a part that only it has) or as a command. */
function understand(line: string, legal: readonly string[], { style, game }: Session): Said {
  const typed = line.trim().replace(/\s+/g, ' ');
  const said = typed.toLowerCase();
  const sentences = legal.map((words) => style.speech.answer(words, style.scene).toLowerCase());
  const exact = legal.find((words, n) => said === words || said === sentences[n] || said === `${n + 1}`);
  if (exact !== undefined) return { say: exact };
  for (const command of COMMANDS) {
    for (const word of wordsFor(style.text, command)) {
      // As it was typed: file names know capitals.
      if (said === word || said.startsWith(`${word} `)) return { command, about: typed.slice(word.length).trim() };
    }
  }
  if (said.length < SHORTEST_PART || game.read(said) !== null) return { unclear: said, fits: 0 };
  const fitting = legal.filter((words, n) => sentences[n]?.includes(said) || words.includes(said));
  return fitting.length === 1 ? { say: fitting[0] as string } : { unclear: said, fits: fitting.length };
}
