import type { Question } from '../../../kernel/index.ts';
import type { Io } from '../../terminal/io.ts';
import { cut } from '../../terminal/layout.ts';
import { type Command, wordsFor } from '../../text.ts';
import { cardsInSight, type Screen, type Session } from '../session.ts';
import { groupAnswers } from './answer-groups.ts';
import { type ListPosition, type PickItem, type PickResult, pick, typeLine } from './pick.ts';
import { type IdlePrompt, isIdle, type Prompter, type PromptReply } from './prompter.ts';

/** In a window with fewer rows, all commands share one item of the list. */
const ROWS_FOR_COMMANDS = 36;

/** A prompt that was interrupted while somebody was choosing, with the choices made so far. */
interface WithdrawnPrompt {
  readonly asked: string;
  readonly path: readonly (readonly string[])[];
  readonly at: ListPosition;
}

/** Prompts with lists; many answers are chosen in several steps. */
export function terminalPrompter(screen: Screen, io: Io): Prompter {
  const { look, filled } = screen;
  const { text, rows } = look;
  const back = { value: ':go-back', label: text.goBack, aside: true };
  const more = ':more';
  let unfinished: WithdrawnPrompt | null = null;
  /** The highlighted item of the list that is shown while there is no question. */
  let waitedAt: ListPosition | undefined;

  const choose = async (
    message: string,
    choices: readonly PickItem<string>[],
    escapes: boolean,
    signal?: AbortSignal,
    from?: ListPosition,
  ): Promise<Exclude<PickResult<string>, 'escaped'> | 'back'> => {
    const above = filled.table;
    // The row of this question that remains on the screen.
    filled.table += 1;
    const picked = await pick(message, choices, { escapes, above, signal, from }, look, io);
    if (picked === 'escaped') return 'back';
    return typeof picked === 'object' && 'value' in picked && picked.value === back.value ? 'back' : picked;
  };

  const commandsOf = ({ seatClient }: Session): PickItem<string>[] =>
    seatClient.commands().map((command) => ({
      value: `:${command}`,
      label: text.commands[command].label,
      aside: true,
      also: wordsFor(text, command).join(' '),
    }));

  /** In a small window the commands share one item, which opens them; typing still finds each of them. */
  const folded = (commands: readonly PickItem<string>[]): readonly PickItem<string>[] => {
    if (rows === null || rows >= ROWS_FOR_COMMANDS) return commands;
    const row = {
      value: more,
      label: cut(commands.map(({ label }) => label).join(' · '), look.width - 2),
      aside: true,
    };
    return [{ ...row, when: 'untyped' }, ...commands.map((command) => ({ ...command, when: 'typed' as const }))];
  };

  /** Asks for the argument of a command; null if that was cancelled. */
  const about = async (session: Session, command: Command, signal: AbortSignal): Promise<PromptReply | null> => {
    if (command === 'card') {
      const cards = cardsInSight(session).map((id) => ({ value: id, label: session.style.speech.card(id).name }));
      const picked = await choose(text.whichCard, [...cards, back], true, signal);
      if (picked === 'interrupted') return picked;
      if (picked === 'back') return null;
      return 'value' in picked ? { command, about: picked.value } : 'withdrawn';
    }
    if (command === 'aside') {
      const legal = session.seatClient.asides()?.legal ?? [];
      const { speech, scene } = session.style;
      const asides = legal.map((say) => ({ value: say, label: speech.answer(say, scene) }));
      const picked = await choose(text.whichAside, [...asides, back], true, signal);
      if (picked === 'interrupted') return picked;
      if (picked === 'back') return null;
      return 'value' in picked ? { command, about: picked.value } : 'withdrawn';
    }
    if (command === 'say') {
      const typed = await typeLine(text.online.whatToSay, look, io);
      if (typed === 'escaped') return null;
      return typed === 'interrupted' ? typed : { command, about: typed.line };
    }
    if (command === 'resign') {
      const sure = { value: 'sure', label: text.commands.resign.label };
      const picked = await choose(text.online.sureToResign, [back, sure], true, signal);
      if (picked === 'interrupted') return picked;
      if (picked === 'back') return null;
      return 'value' in picked ? { command, about: '' } : 'withdrawn';
    }
    return { command, about: '' };
  };

  const commandIn = (session: Session, value: string): Command | undefined =>
    session.seatClient.commands().find((name) => value === `:${name}`);

  const question = async (session: Session, asked: Question, signal: AbortSignal): Promise<PromptReply> => {
    const { speech, scene } = session.style;
    const sentence = (words: string) => speech.answer(words, scene);
    const inSight = new Set(cardsInSight(session));
    const cardName = (word: string) => (inSight.has(word) ? speech.card(word).name : null);
    const message = speech.ask(asked.ask, asked.with, scene);
    const commands = commandsOf(session);
    const key = JSON.stringify(asked);
    const resumed: WithdrawnPrompt | null = unfinished;
    unfinished = null;
    const known = resumed?.asked === key ? resumed : null;
    /** The open answers, narrowed step by step; the last list is the current one. */
    const path: (readonly string[])[] = known === null ? [asked.legal] : [...known.path];
    let from = known?.at;
    for (;;) {
      const steps = groupAnswers(path.at(-1) as readonly string[], sentence, cardName);
      const answers = steps.map(({ label }, n) => ({ value: `${n}`, label }));
      const inside = path.length > 1;
      const choices = [...answers, ...(inside ? [back] : []), ...folded(commands)];
      let picked = await choose(message, choices, inside, signal, from);
      from = undefined;
      if (typeof picked === 'object' && 'value' in picked && picked.value === more) {
        picked = await choose(message, [...commands, back], true, signal);
        if (picked === 'back') continue;
      }
      if (picked === 'interrupted') return picked;
      if (picked === 'back') {
        if (inside) path.pop();
        continue;
      }
      if ('withdrawn' in picked) {
        unfinished = { asked: key, path, at: picked.withdrawn };
        return 'withdrawn';
      }
      const command = commandIn(session, picked.value);
      if (command !== undefined) {
        const reply = await about(session, command, signal);
        if (reply !== null) return reply;
        continue;
      }
      const { answers: narrowed } = steps[Number(picked.value)] as (typeof steps)[number];
      if (narrowed.length === 1) return { say: narrowed[0] as string };
      path.push(narrowed);
    }
  };

  const wait = async (session: Session, { waiting, over }: IdlePrompt, signal: AbortSignal): Promise<PromptReply> => {
    // It is the first item, so that a key pressed for a question that has just gone does no harm.
    const nothing = { value: ':nothing', label: text.online.wait };
    for (;;) {
      const choices = [...(over ? [] : [nothing]), ...commandsOf(session)];
      const picked = await choose(waiting ?? text.online.othersPlay, choices, false, signal, waitedAt);
      waitedAt = undefined;
      if (picked === 'interrupted') return picked;
      if (picked === 'back') continue;
      if ('withdrawn' in picked) {
        waitedAt = picked.withdrawn;
        return 'withdrawn';
      }
      const command = commandIn(session, picked.value);
      const reply = command === undefined ? null : await about(session, command, signal);
      if (reply !== null) return reply;
    }
  };

  return {
    ask: (session, asked, signal) => (isIdle(asked) ? wait(session, asked, signal) : question(session, asked, signal)),
    async warn(sentence) {
      const picked = await choose(sentence, [{ value: 'on', label: text.goOn }], false);
      return picked === 'interrupted' ? picked : 'heard';
    },
    async choose(message, list) {
      const picked = await choose(message, [...list, { ...back, label: text.commands.quit.label }], true);
      if (picked === 'interrupted') return picked;
      return picked === 'back' || 'withdrawn' in picked ? 'none' : picked;
    },
    close: () => {},
  };
}
