import type { Language } from '../../text/languages.ts';
import type { Bar } from '../flow/answers.ts';
import type { HeardEvent } from '../flow/events.ts';
import type { Result, Viewer } from '../flow/state.ts';
import { messages } from '../generated/all.ts';
import type { KernelMessages } from '../generated/messages.ts';
import { OTHER_QUESTION } from './timing.ts';

export { LANGUAGES, type Language } from '../../text/languages.ts';

/** The context of a sentence: the players' names by seat, and the viewer it is for. */
export interface Scene {
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** What must be told apart by more than its name, as answers call it; where it is not said that may be all. */
  readonly alike?: readonly string[];
}

/** How an answer differs from another in a term of the value, on the mean of all that was looked at. */
export interface TermGain {
  readonly term: string;
  /** On the scale of the value. */
  readonly gain: number;
  /** How much more of what is counted; null where nothing is. */
  readonly amount: number | null;
}

/** Everything of a game that people read, in one language. Keys are those of questions, events, bars and options. */
export interface Speech {
  readonly title: string;
  readonly pitch: string;
  ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string;
  answer(words: string, scene: Scene): string;
  /** One word of an answer on its own, for a button: `at` is its position in the line, the verb is 0. */
  part(words: string, at: number, scene: Scene): string;
  /** What is asked for the word at a place of answers with this verb, where an answer is put together step by step. */
  step(verb: string, at: number, scene: Scene): string;
  /**
   * A sentence for the log, or null where an event is for the eye only. `earlier`: what was heard before it, where that is
   * known: it may be the reason.
   */
  event(heard: HeardEvent, scene: Scene, earlier?: readonly HeardEvent[]): string | null;
  bar(bar: Bar, scene: Scene): string;
  /** What made a bot answer as it did, in a sentence: for games that give reasons. */
  because?(why: string, scene: Scene): string;
  /**
   * What an answer gains or loses by a term, compared with another, as a clause that wants a subject: “brings you 1.2 more
   * Astral Essences”. Null where the numbers make no sentence. Editions that are older than coaches' reasons have none.
   */
  comparison?(gain: TermGain, scene: Scene): string | null;
  result(result: Result, scene: Scene): string;
  option(id: string): {
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<string, string>>;
  };
  card(id: string): { readonly name: string; readonly text: string };
  zone(id: string, scene: Scene): string;
}

type RefusalKey = keyof KernelMessages['refusals'];

/** The sentence for a refusal of the kernel's own (those without a rule), else null. */
export function refusalText(language: Language, bar: Bar): string | null {
  return bar.rule === null ? (messages[language].refusals[bar.why as RefusalKey] ?? null) : null;
}

/** The sentence for any bar that a game gives, or the kernel. */
export function barText(language: Language, speech: Speech, bar: Bar, scene: Scene): string {
  const { ask, ...numbers } = bar.with ?? {};
  if (bar.why === OTHER_QUESTION)
    return messages[language].notInQuestion({ question: speech.ask(String(ask), numbers, scene) });
  return refusalText(language, bar) ?? speech.bar(bar, scene);
}

export const refusal = (why: RefusalKey): Bar => ({ rule: null, why });
