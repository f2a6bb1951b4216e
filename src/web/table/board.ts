import type { ComponentType } from 'react';
import type { Face, HeardEvent, Language, Question, Scene, Speech, View } from '../../kernel/index.ts';
import type { ArtSpec } from '../art/art.tsx';
import type { GlyphName } from '../art/glyphs.ts';
import type { GameScoring, ScoringContext } from './ending/scoring.ts';
import type { Guide } from './guide/guide.ts';
import type { StagedScene, StagedStep } from './staging/scene.ts';

/** One word of an answer that a thing on the board stands for; `at` is its place in the line (the verb is 0). */
export interface AnswerWord {
  readonly word: string;
  readonly at?: number;
}
/** What a thing on the board stands for: all of these words at once. */
export type Thing = readonly AnswerWord[];

/**
 * The answer that is being put together by touching things. `which` tells things apart that stand for the same words,
 * such as two equal cards of a hand: without it both are chosen at once.
 */
export interface Picking {
  /** `legal`: leads to a legal answer. `chosen`: part of what is being put together. No advice changes that. */
  stateOf(thing: Thing, which?: string): 'legal' | 'chosen' | 'other';
  /** Whether it is lit: what is legal, and while the coach speaks only what leads to an answer that it finds best. */
  isLit(thing: Thing, which?: string): boolean;
  /** Whether it has no part in the question, but can be used beside it: lit more quietly. */
  isAside?(thing: Thing, which?: string): boolean;
  /** Chooses it; what may not be chosen says why not, beside the element. */
  touch(thing: Thing, element: Element, which?: string): void;
  /** Gives a whole answer at once, as from a list. */
  say(answer: string): void;
}

/** A player, as the board shows them. */
export interface SeatShown {
  readonly seat: number;
  readonly name: string;
  /** The level of the bot that plays here, its owner's or for its owner. */
  readonly bot: string | null;
  readonly away: boolean;
  /** Whether they gave up: a bot plays on for them while there is a game. */
  readonly gaveUp: boolean;
  readonly here: boolean;
  /** Whether an answer of theirs is awaited. */
  readonly asked: boolean;
}

export interface BoardProps<T = unknown> {
  readonly view: View<T>;
  readonly face: Face<T>;
  readonly speech: Speech;
  readonly language: Language;
  readonly scene: Scene;
  readonly seats: readonly SeatShown[];
  /** What was heard up to this view, oldest first. */
  readonly events: readonly HeardEvent[];
  /** What is asked of the viewer now; null while nothing is. */
  readonly question: Pick<Question, 'ask' | 'with' | 'legal'> | null;
  readonly picking: Picking;
}

/** A number on a plate, with the sign that stands for it where there is no room for its name. */
export interface Plate {
  readonly name: string;
  readonly value: string;
  readonly sign: GlyphName;
}
/** What a card comes down to, in a number or a sign. */
export interface CardGist {
  readonly value: string;
  readonly sign: GlyphName;
}
/** A part of a card's text with a name of its own: a power. */
export interface CardPart {
  /** What kind of part it is and what it costs, printed as a tag; `open` tags are outlined. */
  readonly tag: string;
  readonly open?: boolean;
  readonly name: string;
  readonly text: string;
}

/** One side of a card that has two, of which only one is used at a time. */
export interface CardHalf {
  /** How answers call it, and the letter printed on it. */
  readonly side: string;
  readonly letter: string;
  /** Its kind in a word, with the sign that stands for it. */
  readonly kind: string;
  readonly sign: GlyphName;
  readonly gist: readonly CardGist[];
  readonly text: string;
}

/** A word or sign that stands on cards and pieces, and what it means. */
export interface Term {
  readonly name: string;
  readonly text: string;
  readonly sign?: GlyphName;
  /** In place of a sign: a silhouette. */
  readonly icon?: string;
}

/** How a card is printed. Name and text come from the game's speech. */
export interface CardLook {
  /** The outline of its window: its kind. */
  readonly shape:
    | 'arcane'
    | 'pet'
    | 'elyth'
    | 'rune'
    | 'item'
    | 'label'
    | 'foe'
    | 'scroll'
    | 'familiar'
    | 'spell'
    | 'room';
  readonly art: ArtSpec;
  /** A CSS colour: the one spot ink. */
  readonly spot: string;
  /** A sign in the corner. */
  readonly index?: GlyphName;
  /** In place of it: a silhouette. */
  readonly emblem?: string;
  /** Its kind in words, at the foot. */
  readonly kind: string;
  /** Its numbers; a card in a hand shows the first two. */
  readonly plates?: readonly Plate[];
  /** What it comes down to, where it has no plates. */
  readonly gist?: readonly CardGist[];
  /** Its text, part by part, in place of the whole. */
  readonly parts?: readonly CardPart[];
  /** Its two sides: a large one can be turned, so that the other stands above. */
  readonly halves?: readonly [CardHalf, CardHalf];
  /** Words on it that a newcomer would ask about. */
  readonly terms?: readonly Term[];
}

/** A question as far as it is answered, for what the bar says beside it. */
export interface HintContext extends Pick<BoardProps, 'view' | 'face' | 'speech' | 'language' | 'scene' | 'events'> {
  readonly question: NonNullable<BoardProps['question']>;
  /** The answers that fit all that was touched. */
  readonly answers: readonly string[];
  /** Whether something was touched. */
  readonly picked: boolean;
  /** The answer that only waits for a yes. */
  readonly confirming: string | null;
}

/** A card that travels, from one place of the board to another. Places are elements with `data-place`. */
export interface Flight {
  /** Null is a back. */
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  /** Which of several that are called alike, by its `data-ref`. */
  readonly ref?: string;
  /** It lay face down and turns over on its way, or the other way round. */
  readonly turns?: boolean;
  /** It goes up in a flare where it arrives. */
  readonly flares?: boolean;
}

/** A kind of open window, with a name: one chooses for which one wants to be asked. */
export interface AskedMoment {
  readonly name: string;
  /** The keys of its questions. */
  readonly asks: readonly string[];
}

/** How much an event took from somebody. */
export type Harm = 'none' | 'some' | 'grave';

/** All that one game adds to the table. */
export interface GameBoard {
  readonly Board: ComponentType<BoardProps>;
  /** By format: how views of older editions become such as it draws. Without it they are drawn on the plain board. */
  readonly adapters?: Readonly<Record<number, (view: View) => View>>;
  look(face: Face, card: string, language: Language): CardLook;
  /** The own things to answer with, drawn below the question: a hand. */
  readonly Hand: ComponentType<BoardProps>;
  /** The own things that are no hand (a collection, a mat): between board and question, on a desk at its left. */
  readonly OwnArea?: ComponentType<BoardProps>;
  /** What travels when this happens, in the order of the events; `view` is the one after all of them. */
  flights(heard: HeardEvent, view: View, before: View): readonly Flight[];
  /** Milliseconds that the board takes to show these by itself, such as dice that roll: so long nothing else comes. */
  duration?(events: readonly HeardEvent[]): number;
  /** Whether these show so little (others' hidden cards) that all of it that comes in a row shares one short look. */
  isBrief?(events: readonly HeardEvent[]): boolean;
  /** Milliseconds until the last of what it throws for them lies open: so long nothing is asked, and nothing told. */
  settleTime?(events: readonly HeardEvent[]): number;
  /** What an event did to a seat: what others do to a player is told again when they are asked next. */
  harm?(heard: HeardEvent, of: number, view: View): Harm;
  /** What others did in a change that should be followed: each is shown for a while, with its card, whom it hits and by how much. */
  staged?(step: StagedStep): readonly StagedScene[];
  /** The moments of the game that may go by unasked. */
  moments?(language: Language): readonly AskedMoment[];
  /**
   * Whether an open window is one at which something is at stake: only there those are asked who have not said that they
   * want to be asked every time. Without this all are asked.
   */
  isWorthAsking?(
    question: NonNullable<BoardProps['question']>,
    props: Pick<BoardProps, 'view' | 'face' | 'events'>,
  ): boolean;
  /** What the bar says beside a question: what may be done, what comes next, what it costs. */
  hint?(hinted: HintContext): string | null;
  /**
   * Short names for the verbs of a question whose kinds of answers stand in the bar even where there are too many answers
   * to; null: such a question is answered by the board.
   */
  verbNames?(
    question: NonNullable<BoardProps['question']>,
    language: Language,
  ): Readonly<Record<string, string>> | null;
  /** Names for whole answers of a question, where the game's own could be mistaken for each other; null: none. */
  answerNames?(
    question: NonNullable<BoardProps['question']>,
    language: Language,
  ): Readonly<Record<string, string>> | null;
  /**
   * Whether an answer gives up so much that it is asked once more, though it could be taken back. `explores`: the first
   * touch of the board would already give it.
   */
  mustConfirm?(
    answer: string,
    props: Pick<BoardProps, 'view' | 'face' | 'question'> & { readonly explores: boolean },
  ): boolean;
  /** Whether an answer is given at the first touch, though it cannot be taken back: to learn something is all it is for. */
  skipsConfirm?(answer: string, props: Pick<BoardProps, 'view' | 'face' | 'question'>): boolean;
  /**
   * Whether anybody expects that an answer is final, such as a roll of dice: it needs no warning, and no confirmation but
   * where the first touch of the board would already give it. Without this all answers but a pass are warned of.
   */
  expectsFinal?(answer: string, question: NonNullable<BoardProps['question']>): boolean;
  /** What is asked, where the game's own question asks for more than is left to choose; else null. */
  questionText?(question: NonNullable<BoardProps['question']>, speech: Speech, scene: Scene): string | null;
  /** The words and signs of the board, for the help. */
  legend?(face: Face, language: Language): readonly Term[];
  /** The order of a turn or round, and where the game stands in it: opened by the line in the top bar. */
  readonly guide?: Guide;
  /** What else there is to say of how far the game is, and of what is still to come: below the guide. */
  readonly Overview?: ComponentType<Pick<BoardProps, 'view' | 'face' | 'speech' | 'language' | 'scene'>>;
  /** What answers name that has its like on the table: it is told apart by more than its name, all else is not. */
  ambiguous?(view: View): readonly string[];
  /** How the game came out, in numbers that explain themselves: shown at its end. Null: it cannot be worked out. */
  scoring?(context: ScoringContext): GameScoring | null;
  /** A line for the top bar: how far the game is. */
  status(props: Pick<BoardProps, 'view' | 'speech' | 'language'>): string;
}
