import type { Io } from '../io.ts';
import { COMMANDS } from '../text/index.ts';
import type { Asker, Reply } from './lines.ts';
import { type Choice, pick } from './pick.ts';
import { cardsInSight, type Session } from './session.ts';
import { nextSteps } from './steps.ts';

/** Asks with lists to choose from, part by part where there are many answers. */
export function terminalAsker(session: Session, io: Io): Asker {
  const { speech, scene, text } = session.style;
  const sentence = (words: string) => speech.answer(words, scene);
  const choose = (message: string, choices: readonly Choice<string>[]) => pick(message, choices, session.style, io);
  const commands = COMMANDS.map((command) => ({
    value: `:${command}`,
    label: text.commands[command].label,
    aside: true,
  }));
  const back = { value: ':back', label: text.goBack, aside: true };

  const card = async (): Promise<Reply | null> => {
    const cards = cardsInSight(session).map((id) => ({ value: id, label: speech.card(id).name }));
    const picked = await choose(text.whichCard, [...cards, back]);
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
        const picked = await choose(message, [...answers, ...(path.length > 1 ? [back] : commands)]);
        if (picked === 'interrupted') return picked;
        if (picked === 'escaped' || picked.value === back.value) {
          if (path.length > 1) path.pop();
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
