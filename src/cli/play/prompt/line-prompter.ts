import type { Question } from '../../../kernel/index.ts';
import type { Io } from '../../terminal/io.ts';
import { flow, padLeft, wrap } from '../../terminal/layout.ts';
import { wordsFor } from '../../text.ts';
import { matches, type Screen, type Session } from '../session.ts';
import { type IdlePrompt, isIdle, type Prompter, type PromptInput, type PromptReply } from './prompter.ts';
import { aborted, lineReader } from './reader.ts';

/** Prompts by printing numbered answers and reading a line: for scripts, and for terminals without cursor control. */
export function linePrompter({ look, print }: Screen, { stdin, stdout }: Io): Prompter {
  const { colours, text, width } = look;
  const reader = lineReader(stdin);
  const isScript = stdin.isTTY !== true;
  let hinted = false;
  /** The answers that were listed last. They are not listed again after a command, but after an empty line. */
  let listed = '';
  /** The sentence that said last who is waited for. */
  let waited: string | null = null;

  /** Prints numbered sentences, each with the words that may be typed for it. */
  const list = (sentences: readonly string[], words: readonly string[] = sentences): void => {
    const digits = `${sentences.length}`.length + 2;
    sentences.forEach((sentence, n) => {
      const typed = sentence === words[n] ? [] : [colours.dim(`[${words[n]}]`)];
      const lines = flow([...sentence.split(' '), ...typed], ' ', width - digits - 2);
      print(lines.map((line, i) => `${padLeft(i === 0 ? `${n + 1}` : '', digits)}  ${line}`).join('\n'));
    });
  };
  const echo = (line: string): void => {
    if (isScript) stdout.write(`> ${line}\n`);
  };

  const question = async (session: Session, asked: Question, signal: AbortSignal): Promise<PromptReply> => {
    const { speech, scene } = session.style;
    const { ask, with: numbers, legal } = asked;
    const answers = legal.join('\n');
    for (;;) {
      print(colours.bold(wrap(speech.ask(ask, numbers, scene), width)));
      if (listed !== answers) {
        const sentences = legal.map((words) => speech.answer(words, scene));
        list(sentences, legal);
        if (!hinted) print(colours.dim(wrap(text.lineHint, width)));
        hinted = true;
      }
      listed = answers;
      const next = await reader.next(signal);
      if (typeof next === 'string') return next;
      const { line } = next;
      echo(line);
      const said = understand(line, legal, session);
      if (line.trim() === '' || 'say' in said) listed = '';
      if (line.trim() !== '') return said;
    }
  };

  const wait = async (session: Session, { waiting, over }: IdlePrompt, signal: AbortSignal): Promise<PromptReply> => {
    if (waiting !== null && waiting !== waited) print(colours.dim(wrap(waiting, width)));
    waited = waiting;
    // The lines of a script are answers to questions: they are not read while there is none.
    if (isScript && !over) return aborted(signal);
    for (;;) {
      const next = await reader.next(signal);
      if (typeof next === 'string') return next;
      const { line } = next;
      const said = understand(line, [], session);
      // Once the game is over, the rest of a script is ignored except for its commands.
      if (line.trim() === '' || (isScript && !('command' in said))) continue;
      echo(line);
      return said;
    }
  };

  return {
    ask(session, asked, signal) {
      if (isIdle(asked)) return wait(session, asked, signal);
      waited = null;
      return question(session, asked, signal);
    },
    async warn(sentence) {
      print(wrap(colours.yellow(sentence), width));
      return 'heard';
    },
    async choose(message, choices) {
      print(colours.bold(wrap(message, width)));
      list(
        choices.map(({ label }) => label),
        choices.map(({ value }) => value),
      );
      for (;;) {
        const next = await reader.next();
        if (typeof next === 'string') return 'ended';
        echo(next.line);
        const said = next.line.trim().toLowerCase();
        if (said === '' || wordsFor(text, 'quit').includes(said)) return 'none';
        const fitting = choices.filter(({ value, label }) => said === value || matches(said, label));
        const chosen = choices[Number(said) - 1] ?? (fitting.length === 1 ? fitting[0] : undefined);
        if (chosen !== undefined) return { value: chosen.value };
        print(wrap(colours.yellow(text.noMatch), width));
      }
    },
    close: () => reader.close(),
  };
}

/** Shorter parts of an answer are treated as typing mistakes. */
const SHORTEST_PART = 3;

/**
 * Parses a line as an answer (its number, its words, its sentence, or a part that only one sentence contains) or as a
 * command.
 */
function understand(line: string, legal: readonly string[], { style, seatClient }: Session): PromptInput {
  const typed = line.trim().replace(/\s+/g, ' ');
  const said = typed.toLowerCase();
  const sentences = legal.map((words) => style.speech.answer(words, style.scene).toLowerCase());
  const exact = legal.find((words, n) => said === words || said === sentences[n] || said === `${n + 1}`);
  if (exact !== undefined) return { say: exact };
  for (const command of seatClient.commands()) {
    for (const word of wordsFor(style.text, command)) {
      // Keeps the case as typed, for file names.
      if (said === word || said.startsWith(`${word} `)) return { command, about: typed.slice(word.length).trim() };
    }
  }
  if (said.length < SHORTEST_PART || seatClient.game.read(said) !== null) return { unclear: said, fits: 0 };
  const fitting = legal.filter((words, n) => sentences[n]?.includes(said) || words.includes(said));
  return fitting.length === 1 ? { say: fitting[0] as string } : { unclear: said, fits: fitting.length };
}
