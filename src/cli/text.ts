import type { CliMessages } from './generated/messages.ts';

export { messages as texts } from './generated/all.ts';

/** The command's own messages while a game is played or replayed. All others come from the game. */
export type Text = CliMessages;
/** What it says of tables on a server. */
export type OnlineText = CliMessages['online'];

/** What a player can say besides an answer; which of it, depends on where and when. */
export const COMMANDS = [
  'aside',
  'why',
  'undo',
  'card',
  'say',
  'save',
  'back',
  'bot',
  'resign',
  'rematch',
  'help',
  'quit',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Whatever may be typed for a command: in the language that is spoken, and in English. */
export const wordsFor = (text: Text, command: Command): string[] => [
  text.commands[command].word,
  ...(command === 'why' ? ['why not'] : []),
  command,
];
