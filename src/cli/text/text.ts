/** What a player can say at any question besides an answer. */
export const COMMANDS = ['why', 'undo', 'card', 'save', 'help', 'quit'] as const;
export type Command = (typeof COMMANDS)[number];

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
  /** By command: the word that is typed, the line in a list, and the line in the help. */
  readonly commands: Readonly<
    Record<Command, { readonly word: string; readonly label: string; readonly help: string }>
  >;
  readonly nothingBarred: string;
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
  readonly replayFits: (answers: number, hashes: number, rules: number, content: string) => string;
  readonly players: (min: number, max: number) => string;
  readonly unfinished: (names: readonly string[]) => string;
}

/** Whatever may be typed for a command: in the language that is spoken, and in English. */
export const wordsFor = (text: Text, command: Command): string[] => [
  text.commands[command].word,
  ...(command === 'why' ? ['why not'] : []),
  command,
];
