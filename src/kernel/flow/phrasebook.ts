import type { Answer, Verb } from './answers.ts';

/** All lines of words that a game can read, and the answers that they spell. It follows from the verbs alone. */
export class Phrasebook {
  private readonly verbs: readonly Verb[];
  private readonly named: ReadonlyMap<string, Verb>;
  private readonly known = new Map<string, Answer>();

  constructor(verbs: readonly Verb[]) {
    this.verbs = verbs;
    this.named = new Map(verbs.map((verb) => [verb.verb, verb]));
  }

  /** The answer that a line of words spells, or null. */
  read(words: string): Answer | null {
    const known = this.known.get(words);
    if (known !== undefined) return known;
    if (typeof words !== 'string') return null;
    const [verb, ...parts] = words.split(' ');
    const answer = this.named.get(verb as string)?.read(parts) ?? null;
    if (answer !== null) this.known.set(words, answer);
    return answer;
  }

  /** Whether an answer may have this word beside its verb. */
  knows(word: string): boolean {
    return this.verbs.some(({ parts }) => parts.some(([, words]) => words.includes(word)));
  }

  /** Every line, in a fixed order. */
  all(): string[] {
    return this.verbs.flatMap(({ verb, parts }) =>
      parts.reduce((lines, [, words]) => lines.flatMap((line) => words.map((word) => `${line} ${word}`)), [verb]),
    );
  }
}
