import type { Question } from '../../../kernel/index.ts';
import type { Command } from '../../text.ts';
import type { Session } from '../session.ts';

/** What came back from whoever was asked. */
export type PromptInput =
  | { readonly say: string }
  | { readonly command: Command; readonly about: string }
  | { readonly unclear: string; readonly fits: number };
/** `withdrawn`: the asking was broken off from outside. */
export type PromptReply = PromptInput | 'interrupted' | 'ended' | 'withdrawn';

/** Nothing is to be answered now, but there are commands. `over`: nothing will be any more. */
export interface IdlePrompt {
  readonly waiting: string | null;
  readonly over: boolean;
}

/** A line of a list to choose from. */
export interface PromptItem {
  readonly value: string;
  readonly label: string;
}

export type ListChoice = { readonly value: string } | 'none' | 'interrupted' | 'ended';

/** How a person is asked: by lines of the input, or with lists in a terminal. */
export interface Prompter {
  /** Asks a question of the game, or waits with somebody for one, until there is a reply or the signal breaks it off. */
  ask(session: Session, asked: Question | IdlePrompt, signal: AbortSignal): Promise<PromptReply>;
  /** Says something that must not be missed; a key that was pressed for what stood there before does no harm. */
  warn(sentence: string): Promise<'heard' | 'interrupted'>;
  /** One of a list, or none of them. */
  choose(message: string, list: readonly PromptItem[]): Promise<ListChoice>;
  close(): void;
}

export const isIdle = (asked: Question | IdlePrompt): asked is IdlePrompt => 'waiting' in asked;
