import type { Question } from '../../../kernel/index.ts';
import type { Command } from '../../text.ts';
import type { Session } from '../session.ts';

/** What was typed or chosen. */
export type PromptInput =
  | { readonly say: string }
  | { readonly command: Command; readonly about: string }
  | { readonly unclear: string; readonly fits: number };
/** `withdrawn`: the prompt was interrupted by the signal. */
export type PromptReply = PromptInput | 'interrupted' | 'ended' | 'withdrawn';

/** There is no question now, but commands can be given. `over`: there will be none any more. */
export interface IdlePrompt {
  readonly waiting: string | null;
  readonly over: boolean;
}

/** An item of a list to choose from. */
export interface PromptItem {
  readonly value: string;
  readonly label: string;
}

export type ListChoice = { readonly value: string } | 'none' | 'interrupted' | 'ended';

/** The user interface of a session: line by line, or with lists in a terminal. */
export interface Prompter {
  /**
   * Asks a question of the game, or waits for one with commands at hand, until there is a reply or the signal
   * interrupts it.
   */
  ask(session: Session, asked: Question | IdlePrompt, signal: AbortSignal): Promise<PromptReply>;
  /** Shows an important message and waits for a key. A key that was meant for the previous prompt does no harm. */
  warn(sentence: string): Promise<'heard' | 'interrupted'>;
  /** Lets the user choose an item of a list, or none. */
  choose(message: string, list: readonly PromptItem[]): Promise<ListChoice>;
  close(): void;
}

export const isIdle = (asked: Question | IdlePrompt): asked is IdlePrompt => 'waiting' in asked;
