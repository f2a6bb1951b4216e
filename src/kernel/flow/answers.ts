/**
 * An answer is a short line of words, `play ruby-dust pile-2 down`: a verb and its parts. That line is what records,
 * scenarios, players and bots exchange. Inside the rules it is an object with its parts as numbers, made once and
 * shared, so that listing legal answers makes no garbage and two equal answers are one object.
 */
export interface Answer {
  readonly verb: string;
  readonly words: string;
}

export type AnswerParts = readonly (readonly [name: string, values: readonly string[]])[];
export type AnswerOf<P extends AnswerParts, V extends string = string> = Answer & { readonly verb: V } & {
  readonly [E in P[number] as E[0]]: number;
};
type PartNumbers<P extends AnswerParts> = { [I in keyof P]: number };

/** All answers with one verb, as outsiders know them. */
export interface Verb {
  readonly verb: string;
  readonly parts: AnswerParts;
  /** The answer that these words spell, or null. */
  read(words: readonly string[]): Answer | null;
}

export interface AnswerSet<P extends AnswerParts, V extends string = string> extends Verb {
  readonly verb: V;
  readonly parts: P;
  /** The answer with these parts, each given by its place in the list of values. */
  of(...values: PartNumbers<P>): AnswerOf<P, V>;
}

/** The answers of a set. */
export type In<Set extends { of: (...values: never[]) => Answer }> = ReturnType<Set['of']>;

/** All answers with one verb and up to four parts. */
export function answers<V extends string, const P extends AnswerParts>(verb: V, ...parts: P): AnswerSet<P, V> {
  if (parts.length > 4) throw new Error(`answers '${verb}': at most four parts`);
  for (const [name, values] of parts) {
    const odd = values.find((value, i) => /\s/.test(value) || value === '' || values.indexOf(value) !== i);
    if (odd !== undefined) throw new Error(`answers '${verb}': ${name} '${odd}' must be one word, and only once`);
  }
  const size = (i: number) => parts[i]?.[1].length ?? 1;
  const [n1, n2, n3] = [size(1), size(2), size(3)];
  const table: (AnswerOf<P, V> | null)[] = new Array(size(0) * n1 * n2 * n3).fill(null);
  const places = parts.map(([, values]) => new Map(values.map((value, i) => [value, i])));

  const make = (numbers: readonly number[]): AnswerOf<P, V> => {
    const answer: Record<string, string | number> = { verb, words: verb };
    parts.forEach(([name, values], i) => {
      const word = values[numbers[i] as number];
      if (word === undefined) throw new Error(`answer '${verb}': ${name} ${numbers[i]} does not exist`);
      answer.words += ` ${word}`;
      answer[name] = numbers[i] as number;
    });
    return Object.freeze(answer) as AnswerOf<P, V>;
  };
  const of = (a = 0, b = 0, c = 0, d = 0): AnswerOf<P, V> => {
    // A part out of range must not land on the place of another answer.
    if (b >>> 0 >= n1 || c >>> 0 >= n2 || d >>> 0 >= n3) return make([a, b, c, d]);
    const place = ((a * n1 + b) * n2 + c) * n3 + d;
    let answer = table[place] ?? null;
    if (answer === null) {
      answer = make([a, b, c, d]);
      table[place] = answer;
    }
    return answer;
  };
  return {
    verb,
    parts,
    of: of as AnswerSet<P, V>['of'],
    read(words) {
      if (words.length !== parts.length) return null;
      const numbers: number[] = [];
      for (let i = 0; i < words.length; i++) {
        const number = places[i]?.get(words[i] as string);
        if (number === undefined) return null;
        numbers.push(number);
      }
      return of(...(numbers as [number?, number?, number?, number?]));
    },
  };
}

/** The rule by which an answer is barred, and the key of the sentence that says why: what `Offers.bar` takes. */
export type BarReason = readonly [rule: string, why: string];

/** Why an answer is barred: the rule, a key for the sentence, and what the sentence needs. */
export interface Bar {
  readonly rule: string | null;
  readonly why: string;
  readonly with?: Readonly<Record<string, number | string>>;
}
export interface BarredAnswer {
  readonly answer: Answer;
  readonly bar: Bar;
}

/**
 * Where the rules put what a question offers: each plausible answer once, as `may` or `bar`. Whoever takes more kinds of
 * answers can stand for one that takes fewer.
 */
export interface Offers<in A extends Answer = Answer> {
  /** How many legal answers there are so far. */
  readonly count: number;
  /** Whether reasons are wanted: guards a search for barred answers that would cost time. */
  readonly why: boolean;
  readonly may: (answer: A) => void;
  /** Any answer that seems plausible: a barred one is never given. */
  readonly bar: (
    answer: Answer,
    rule: string,
    why: string,
    numbers?: Readonly<Record<string, number | string>>,
  ) => void;
  readonly has: (answer: Answer) => boolean;
}

/**
 * Collects what a question offers. The rules name each plausible answer once, as `may` or `bar`; unless somebody
 * asks why, barred ones cost nothing. It is reused in the hot loop: only the first `count` of `list` are this time's.
 */
export class OfferList<A extends Answer = Answer> implements Offers<A> {
  readonly list: A[] = [];
  count = 0;
  readonly barred: BarredAnswer[] | null;

  constructor(why = false) {
    this.barred = why ? [] : null;
  }

  get why(): boolean {
    return this.barred !== null;
  }

  may(answer: A): void {
    this.list[this.count++] = answer;
  }

  bar(answer: Answer, rule: string, why: string, numbers?: Readonly<Record<string, number | string>>): void {
    if (this.barred !== null) {
      this.barred.push({ answer, bar: numbers === undefined ? { rule, why } : { rule, why, with: numbers } });
    }
  }

  clear(): void {
    this.count = 0;
    if (this.barred !== null) this.barred.length = 0;
  }

  /** This time's legal answers, as a list of its own. */
  legal(): A[] {
    return this.list.slice(0, this.count);
  }

  has(answer: Answer): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === answer) return true;
    return false;
  }
}
