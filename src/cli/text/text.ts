import type { OnlineText } from './online/online.ts';

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

/** The word that is typed for a command, the line in a list, and that in the help; `online` where it is another there. */
interface CommandText {
  readonly word: string;
  readonly label: string;
  readonly help: string;
  readonly online?: string;
}

/** What the command says by itself while a game is played or replayed. All else is said by the game. */
export interface Text {
  readonly you: string;
  readonly hiddenCard: string;
  readonly faceDown: string;
  /** Of a card: placed, but not for good yet. */
  readonly staged: string;
  readonly seed: (seed: string) => string;
  readonly hint: string;
  readonly lineHint: string;
  readonly noMatch: string;
  readonly goBack: string;
  readonly commands: Readonly<Record<Command, CommandText>>;
  readonly nothingBarred: string;
  /** Of the list of asides. */
  readonly whichAside: string;
  readonly undone: string;
  readonly whichCard: string;
  readonly noText: string;
  readonly noSuchCard: (name: string) => string;
  readonly noSuchAnswer: (said: string) => string;
  /** Said of a part that stands in several answers. */
  readonly severalFit: (said: string, answers: number) => string;
  /** Before a game from a file goes on. */
  readonly resumed: (answers: number) => string;
  readonly saved: (file: string) => string;
  /** `code` is the system's: ENOENT, EACCES … */
  readonly notSaved: (file: string, code: string) => string;
  readonly left: string;
  readonly inputEnded: string;
  readonly replaySees: (name: string) => string;
  readonly replaySeesAll: string;
  /** Why some numbers are missing: others chose in secret. */
  readonly replayHides: string;
  /** How many salts fit what was promised of them, and who did not show theirs. */
  readonly replaySalts: (promised: number, withheld: readonly string[]) => string;
  readonly replayFits: (answers: number, hashes: number, rules: number, content: string) => string;
  readonly turning: {
    readonly title: string;
    readonly found: (points: number) => string;
    /** After so many answers this player was asked something. */
    readonly when: (after: number, name: string) => string;
    readonly given: (answer: string) => string;
    readonly better: (answer: string) => string;
    readonly natural: (answer: string) => string;
    readonly how: string;
  };
  readonly players: (min: number, max: number) => string;
  readonly unfinished: (names: readonly string[]) => string;
  /** A question is not open any more, or not as it was. */
  readonly withdrawn: string;
  readonly goOn: string;
  readonly online: OnlineText;
}

/** Whatever may be typed for a command: in the language that is spoken, and in English. */
export const wordsFor = (text: Text, command: Command): string[] => [
  text.commands[command].word,
  ...(command === 'why' ? ['why not'] : []),
  command,
];
