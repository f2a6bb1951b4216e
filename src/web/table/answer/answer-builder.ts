import type { Thing } from '../board.ts';

/** Something that was touched, and which of several that stand for the same words. */
interface Pick {
  readonly thing: Thing;
  readonly which: string | undefined;
}

/** Short names for verbs. */
export type Kinds = Readonly<Record<string, string>>;

/** Something to choose in the bar: one word of an answer, or (`at` is null) all of it. */
export interface Option {
  /** An answer that begins to be given by it; the whole of it where `at` is null. */
  readonly say: string;
  readonly at: number | null;
}

/** What is to be chosen next. */
export interface BuildStep {
  /** The place of the answer that is asked for, and its verb; null where whole answers are. */
  readonly asks: { readonly verb: string; readonly at: number } | null;
  /** What the bar offers: what nothing on the board stands for, and where there are but few answers all of them. */
  readonly options: readonly Option[];
  /** Whether something on the board leads on. */
  readonly board: boolean;
  /** Whether that alone does not make an answer. */
  readonly more: boolean;
  /** Whether what the bar offers are the kinds of answers. */
  readonly kinds?: true;
}

/** What came of touching something. */
export type TouchResult =
  | { readonly kind: 'building'; readonly building: AnswerBuilder }
  | { readonly kind: 'answer'; readonly building: AnswerBuilder; readonly say: string }
  | { readonly kind: 'refused' };

/** The answer by which games let a seat pass for the rest of the turn. */
export const REST = 'rest';

/** So many answers or fewer all stand in the bar: those that are for it alone as they are, not word by word. */
export const FEW_ANSWERS = 4;

/** Whether an answer has all the words that a thing stands for. */
export const fits = (words: readonly string[], thing: Thing): boolean =>
  thing.every(({ word, at }) => (at === undefined ? words.includes(word) : words[at] === word));
const isAt = (a: number | undefined, b: number | undefined) => a === undefined || b === undefined || a === b;
/** What was chosen in the bar has a place; on the board the same may stand for its word alone. */
const isSame = (a: Thing, b: Thing): boolean =>
  a.length === b.length && a.every(({ word, at }, i) => b[i]?.word === word && isAt(b[i]?.at, at));

/** What a whole answer stands for, so that it can be touched in a list. */
export const wholeThing = (say: string): Thing => say.split(' ').map((word, at) => ({ word, at }));

/**
 * An answer that is put together by touching things: each narrows what is legal, and what all that is left have in
 * common needs no touch. Never changed: a touch makes a new one.
 */
export class AnswerBuilder {
  readonly legal: readonly string[];
  readonly picks: readonly Pick[];
  /** The answers that fit all that was touched, as words. */
  private readonly left: readonly (readonly string[])[];

  constructor(legal: readonly string[], picks: readonly Pick[] = []) {
    this.legal = legal;
    this.picks = picks;
    this.left = legal.map((say) => say.split(' ')).filter((words) => picks.every(({ thing }) => fits(words, thing)));
  }

  /** The answers that are still possible. */
  get answers(): string[] {
    return this.left.map((words) => words.join(' '));
  }

  stateOf(thing: Thing, which?: string): 'legal' | 'chosen' | 'other' {
    if (this.picked(thing, which) !== -1) return 'chosen';
    return this.leadsOn(thing) ? 'legal' : 'other';
  }

  /** Whether a thing is part of the answer that was put together, though it was not touched: it followed from the rest. */
  implies(say: string, thing: Thing, which?: string): boolean {
    if (this.picked(thing, which) !== -1) return false;
    // The same words, but another of those that stand for them, is a choice of its own.
    return fits(say.split(' '), thing) && !this.picks.some((pick) => isSame(pick.thing, thing));
  }

  /** Touched again, a thing is let go; one that does not fit the others takes the place of those that it excludes. */
  touch(thing: Thing, which?: string): TouchResult {
    const again = this.picked(thing, which);
    if (again !== -1) return { kind: 'building', building: new AnswerBuilder(this.legal, this.picks.slice(0, again)) };
    const pick = { thing, which };
    // The same words, but another of those that stand for them.
    const others = this.picks.filter((other) => !isSame(other.thing, thing));
    const goesWith = (other: Pick) => new AnswerBuilder(this.legal, [other, pick]).left.length > 0;
    for (const kept of [others, others.filter(goesWith), []]) {
      const building = new AnswerBuilder(this.legal, [...kept, pick]);
      const [words, ...more] = building.left;
      if (words === undefined) continue;
      if (more.length === 0) return { kind: 'answer', building, say: words.join(' ') };
      // All that is left have it anyway.
      if (kept === others && building.left.length === this.left.length && others.length === this.picks.length)
        return { kind: 'building', building: this };
      return { kind: 'building', building };
    }
    return { kind: 'refused' };
  }

  choose({ say, at }: Option): TouchResult {
    if (at === null)
      return { kind: 'answer', building: new AnswerBuilder(this.legal, [...this.picks, whole(say)]), say };
    return this.touch([{ word: say.split(' ')[at] as string, at }]);
  }

  /** Without what was touched last. */
  takenBack(): AnswerBuilder {
    return new AnswerBuilder(this.legal, this.picks.slice(0, -1));
  }

  /** The words that were touched, each as an answer that has it and its place there; the verb only if it is all. */
  get chosen(): readonly { readonly say: string; readonly at: number }[] {
    const [words] = this.left;
    if (words === undefined) return [];
    const places = this.picks.flatMap(({ thing }) => thing.map(({ word, at }) => at ?? words.indexOf(word)));
    const sorted = [...new Set(places)].sort((a, b) => a - b);
    const told = sorted.length > 1 ? sorted.filter((at) => at > 0) : sorted;
    return told.map((at) => ({ say: words.join(' '), at }));
  }

  /**
   * What is to be chosen next, where these things can be touched on the board; with names for kinds, before anything is
   * touched the bar has a way to every kind of answer, too: first to those that have a name.
   */
  step(offered: readonly Thing[], kinds: Kinds | null = null): BuildStep {
    const leading = offered.filter((thing) => this.leadsOn(thing));
    const onBoard = (words: readonly string[]) => leading.some((thing) => fits(words, thing));
    const direct = this.left.filter((words) => !onBoard(words));
    const board = direct.length < this.left.length;
    const at = this.firstOpen(board ? this.left.filter(onBoard) : direct);
    const verb = (board ? this.left.find(onBoard) : direct[0])?.[0];
    const asks = at === null || verb === undefined ? null : { verb, at };
    const more = this.isLong(board ? this.left.filter(onBoard) : direct);
    if (!board && at !== null && (direct.length > FEW_ANSWERS || this.picks.length > 0))
      return { asks, options: wordsAt(this.left, at), board, more };
    if (kinds !== null && board && this.left.length > FEW_ANSWERS && this.picks.length === 0)
      return { asks, options: kindsOf(this.left, kinds), board, more, kinds: true };
    // In the order in which the board draws what they are touched with.
    const place = (words: readonly string[]) => leading.findIndex((thing) => fits(words, thing));
    const inOrder = () => this.left.filter(onBoard).sort((a, b) => place(a) - place(b));
    const few = this.left.length <= FEW_ANSWERS && !more ? listed(inOrder(), at) : [];
    return {
      asks: board ? asks : null,
      options: [...few, ...direct.map(asWhole)],
      board,
      more,
    };
  }

  /** The first place at which answers differ; null if there is none, or only one answer. */
  private firstOpen(answers: readonly (readonly string[])[]): number | null {
    const [first, ...others] = answers;
    if (first === undefined || others.length === 0) return null;
    const longest = Math.max(...answers.map(({ length }) => length));
    for (let at = 0; at < longest; at++) if (others.some((words) => words[at] !== first[at])) return at;
    return null;
  }

  /** Whether they differ in more than one place. */
  private isLong(answers: readonly (readonly string[])[]): boolean {
    const at = this.firstOpen(answers);
    return at !== null && this.firstOpen(answers.map((words) => words.slice(at + 1))) !== null;
  }

  private picked(thing: Thing, which: string | undefined): number {
    return this.picks.findIndex(
      (pick) => isSame(pick.thing, thing) && (which === undefined || pick.which === undefined || pick.which === which),
    );
  }

  /** Whether touching it narrows what is left, or gives the last answer that is. */
  private leadsOn(thing: Thing): boolean {
    let fitting = 0;
    for (const words of this.left) if (fits(words, thing)) fitting++;
    return fitting > 0 && (fitting < this.left.length || fitting === 1);
  }
}

const asWhole = (words: readonly string[]): Option => ({ say: words.join(' '), at: null });

/** A few answers that the board offers too, in as few words as tell them apart. */
const listed = (answers: readonly (readonly string[])[], at: number | null): Option[] =>
  at === null || at === 0 ? answers.map(asWhole) : wordsAt(answers, at);

/** A choice for every word at a place. */
function wordsAt(answers: readonly (readonly string[])[], at: number): Option[] {
  const options = new Map<string | undefined, Option>();
  for (const words of answers) {
    const word = words[at];
    // An answer that ends before that place is offered whole.
    if (!options.has(word)) options.set(word, { say: words.join(' '), at: word === undefined ? null : at });
  }
  return [...options.values()];
}

/** A choice for every verb; what it alone is said with, whole. */
function kindsOf(answers: readonly (readonly string[])[], kinds: Kinds): Option[] {
  const verbOf = ({ say }: Option) => say.split(' ')[0] as string;
  const isAlone = (option: Option) => answers.filter(([verb]) => verb === verbOf(option)).length === 1;
  const options = wordsAt(answers, 0).map((option) => (isAlone(option) ? { ...option, at: null } : option));
  const isNamed = (option: Option) => kinds[verbOf(option)] !== undefined;
  return [...options.filter(isNamed), ...options.filter((option) => !isNamed(option))];
}

const whole = (say: string): Pick => ({ thing: wholeThing(say), which: undefined });

/**
 * The barred answer that explains best why a thing may not be touched: one that fits what was chosen before and what all
 * answers that are left have in common, and of those one whose reason is that of most. A reason that holds for a single
 * target of many would mislead, and so would one against what is not left to choose anyway.
 */
export function barredBy<B extends { readonly say: string; readonly bar?: unknown }>(
  barred: readonly B[],
  thing: Thing,
  picks: readonly Pick[],
  left: readonly string[] = [],
): B | null {
  const [first = [], ...others] = left.map((say) => say.split(' '));
  const common = first.map((word, at) => (others.every((words) => words[at] === word) ? word : null));
  let best: B[] = [];
  let most = -1;
  for (const answer of barred) {
    const words = answer.say.split(' ');
    if (!fits(words, thing)) continue;
    const picked = picks.filter((pick) => fits(words, pick.thing)).length;
    const shared = common.filter((word, at) => word !== null && words[at] === word).length;
    const agrees = picked * (common.length + 1) + shared;
    if (agrees > most) [best, most] = [[], agrees];
    if (agrees === most) best.push(answer);
  }
  const reasons = best.map(({ bar }) => JSON.stringify(bar));
  const times = reasons.map((reason) => reasons.filter((other) => other === reason).length);
  return best[times.indexOf(Math.max(...times))] ?? null;
}
