import type { Io } from '../io.ts';
import { COMMANDS, wordsFor } from '../text/index.ts';
import type { Asker, Reply } from './lines.ts';
import { type Choice, pick } from './pick.ts';
import { cardsInSight, type Session } from './session.ts';
import { nextSteps } from './steps.ts';

/** Windows with fewer rows have one for all commands. */
const ROWS_FOR_COMMANDS = 36;

/** Asks with lists to choose from, part by part where there are many answers. */
export function terminalAsker(session: Session, io: Io): Asker {
  const { speech, scene, text } = session.style;
  const sentence = (words: string) => speech.answer(words, scene);
  const choose = (message: string, choices: readonly Choice<string>[], escapes: boolean) => {
    const above = session.filled.table;
    // The row that stays of this question.
    session.filled.table += 1;
    return pick(message, choices, { escapes, above }, session.style, io);
  };
  const commands = COMMANDS.map((command) => ({
    value: `:${command}`,
    label: text.commands[command].label,
    aside: true,
    also: wordsFor(text, command).join(' '),
  }));
  const back = { value: ':back', label: text.goBack, aside: true };
  const folded = { value: ':more', label: `${commands.map(({ label }) => label).join(' · ')}`, aside: true };
  const isShort = session.style.rows !== null && session.style.rows < ROWS_FOR_COMMANDS;
  /** In a low window the commands share a row, which opens them; typing finds each all the same. */
  const asides: readonly Choice<string>[] = isShort
    ? [{ ...folded, when: 'untyped' }, ...commands.map((command) => ({ ...command, when: 'typed' as const }))]
    : commands;

  const card = async (): Promise<Reply | null> => {
    const cards = cardsInSight(session).map((id) => ({ value: id, label: speech.card(id).name }));
    const picked = await choose(text.whichCard, [...cards, back], true);
    if (picked === 'interrupted') return picked;
    if (picked === 'escaped' || picked.value === back.value) return null;
    return { command: 'card', about: picked.value };
  };

  return {
    async ask(question) {
      const inSight = new Set(cardsInSight(session));
      const cardName = (word: string) => (inSight.has(word) ? speech.card(word).name : null);
      const message = speech.ask(question.ask, question.with, scene);
      /** The answers still open, narrowed step by step; the last is the present one. */
      const path: (readonly string[])[] = [question.legal];
      for (;;) {
        const steps = nextSteps(path.at(-1) as readonly string[], sentence, cardName);
        const answers = steps.map(({ label }, n) => ({ value: `${n}`, label }));
        const inside = path.length > 1;
        const choices = [...answers, ...(inside ? [back] : []), ...asides];
        let picked = await choose(message, choices, inside);
        if (picked !== 'interrupted' && picked !== 'escaped' && picked.value === folded.value) {
          picked = await choose(message, [...commands, back], true);
          if (picked === 'escaped' || (picked !== 'interrupted' && picked.value === back.value)) continue;
        }
        if (picked === 'interrupted') return picked;
        if (picked === 'escaped' || picked.value === back.value) {
          if (inside) path.pop();
          continue;
        }
        const command = COMMANDS.find((name) => picked.value === `:${name}`);
        if (command === 'card') {
          const reply = await card();
          if (reply !== null) return reply;
        } else if (command !== undefined) {
          return { command, about: '' };
        } else {
          const { answers: narrowed } = steps[Number(picked.value)] as (typeof steps)[number];
          if (narrowed.length === 1) return { say: narrowed[0] as string };
          path.push(narrowed);
        }
      }
    },
    close: () => {},
  };
}
