import type { ComponentType } from 'react';
import type { Face, HeardEvent, Language, Question, Scene, Speech, View } from '../../kernel/index.ts';
import type { ArtSpec } from '../art/art.tsx';
import type { GlyphName } from '../art/glyphs.ts';
import type { GameScoring, ScoringContext } from './ending/scoring.ts';
import type { Guide } from './guide/guide.ts';
import type { StagedScene, StagedStep } from './staging/scene.ts';

/** One word of an answer that an element of the board stands for; `at` is its position in the line (the verb is 0). */
export interface AnswerWord {
  readonly word: string;
  readonly at?: number;
}
/** The words that an element of the board stands for, all at once. */
export type Thing = readonly AnswerWord[];

/**
 * How a board reports touches and reads their effect. `which` distinguishes things that stand for the same words, such
 * as two equal cards in a hand: without it both are chosen at once.
 */
export interface Picking {
  /**
   * `legal`: touching it leads to a legal answer. `chosen`: it is part of the answer in the making. Independent of
   * advice.
   */
  stateOf(thing: Thing, which?: string): 'legal' | 'chosen' | 'other';
  /**
   * Whether to highlight it: everything legal or, while the coach speaks, only what leads to an answer that it rates
   * best.
   */
  isLit(thing: Thing, which?: string): boolean;
  /** Whether it has no part in the question but can be used in an aside: highlighted less. */
  isAside?(thing: Thing, which?: string): boolean;
  /** Chooses it. If that is not legal, a note beside the element says why. */
  touch(thing: Thing, element: Element, which?: string): void;
  /** Gives a whole answer, as from a list. */
  say(answer: string): void;
}

/** A player as boards show them. */
export interface SeatShown {
  readonly seat: number;
  readonly name: string;
  /** The level of the bot that plays here, either permanently or for an absent player; null: none. */
  readonly bot: string | null;
  readonly away: boolean;
  /** Whether they have given up; a bot plays in their place as long as the game lasts. */
  readonly gaveUp: boolean;
  readonly here: boolean;
  /** Whether their answer is awaited. */
  readonly asked: boolean;
}

export interface BoardProps<T = unknown> {
  readonly view: View<T>;
  readonly face: Face<T>;
  readonly speech: Speech;
  readonly language: Language;
  readonly scene: Scene;
  readonly seats: readonly SeatShown[];
  /** All events up to this view, oldest first. */
  readonly events: readonly HeardEvent[];
  /** The open question of the viewer; null if there is none. */
  readonly question: Pick<Question, 'ask' | 'with' | 'legal'> | null;
  readonly picking: Picking;
}

/** A number on a card, with the sign that is drawn where its name does not fit. */
export interface Plate {
  readonly name: string;
  readonly value: string;
  readonly sign: GlyphName;
}
/** A card's effect, summarised as a number with a sign. */
export interface CardSummary {
  readonly value: string;
  readonly sign: GlyphName;
}
/** A part of a card's text with its own name, such as a power. */
export interface CardPart {
  /** What kind of part it is and what it costs, drawn as a tag; `open` tags are outlined. */
  readonly tag: string;
  readonly open?: boolean;
  readonly name: string;
  readonly text: string;
}

/** One half of a card that has two, of which one is used at a time. */
export interface CardHalf {
  /** Its word in answers, and the letter printed on it. */
  readonly side: string;
  readonly letter: string;
  /** The name of its kind, and the sign for it. */
  readonly kind: string;
  readonly sign: GlyphName;
  readonly summary: readonly CardSummary[];
  readonly text: string;
}

/** A word or sign on cards and pieces, with its meaning. */
export interface Term {
  readonly name: string;
  readonly text: string;
  readonly sign?: GlyphName;
  /** An icon in place of the sign. */
  readonly icon?: string;
}

/** How a card is drawn. Its name and text come from the game's speech. */
export interface CardLook {
  /** The shape of its frame, which depends on its kind. */
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
  /** A CSS colour: the one accent colour of the card. */
  readonly spot: string;
  /** A sign in the corner. */
  readonly index?: GlyphName;
  /** An icon in place of the corner sign. */
  readonly emblem?: string;
  /** The name of its kind, at the bottom. */
  readonly kind: string;
  /** Its numbers; in a hand the first two are shown. */
  readonly plates?: readonly Plate[];
  /** Its effect in brief, for cards without `plates`. */
  readonly summary?: readonly CardSummary[];
  /** Its text part by part; replaces the text as a whole. */
  readonly parts?: readonly CardPart[];
  /** Its two halves. The large card can be turned to have the other on top. */
  readonly halves?: readonly [CardHalf, CardHalf];
  /** Words on it that a newcomer may need explained. */
  readonly terms?: readonly Term[];
}

/** A question as far as it has been answered, for the hint beside it. */
export interface HintContext extends Pick<BoardProps, 'view' | 'face' | 'speech' | 'language' | 'scene' | 'events'> {
  readonly question: NonNullable<BoardProps['question']>;
  /** The answers that are compatible with all touches so far. */
  readonly answers: readonly string[];
  /** Whether anything has been touched. */
  readonly picked: boolean;
  /** The complete answer that waits for confirmation. */
  readonly confirming: string | null;
}

/** A card that flies between two places of the board. Places are elements with `data-place`. */
export interface Flight {
  /** Null is a card back. */
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  /** Which of several cards with the same name, by its `data-ref`. */
  readonly ref?: string;
  /** Whether it turns over on its way. */
  readonly turns?: boolean;
  /** Whether it flares up on arrival. */
  readonly flares?: boolean;
}

/** A kind of open window with a name. The player can choose how often to be asked there. */
export interface AskedMoment {
  readonly name: string;
  /** The keys (`ask`) of its questions. */
  readonly asks: readonly string[];
}

/** How much an event took from a player. */
export type Harm = 'none' | 'some' | 'grave';

/** Everything that a game contributes to the table screen. */
export interface GameBoard {
  readonly Board: ComponentType<BoardProps>;
  /**
   * For each older view format, how to convert such a view for this board. Without an entry such views are drawn on the
   * plain board.
   */
  readonly adapters?: Readonly<Record<number, (view: View) => View>>;
  look(face: Face, card: string, language: Language): CardLook;
  /** The player's hand, drawn below the question. */
  readonly Hand: ComponentType<BoardProps>;
  /**
   * The player's own things that are not a hand (a collection, a mat): drawn between board and question, on a desktop
   * at the left.
   */
  readonly OwnArea?: ComponentType<BoardProps>;
  /** The cards that fly because of this event; `view` is the one after all events of the change. */
  flights(heard: HeardEvent, view: View, before: View): readonly Flight[];
  /**
   * Milliseconds that the board's own animation of these events takes, such as rolling dice; the next change waits for
   * it.
   */
  duration?(events: readonly HeardEvent[]): number;
  /** Whether these events have so little to show (others' hidden cards) that several in a row share one short pause. */
  isBrief?(events: readonly HeardEvent[]): boolean;
  /** Milliseconds until the last thrown die or coin lies still; until then nothing is asked or announced. */
  settleTime?(events: readonly HeardEvent[]): number;
  /** What an event did to a seat. Harm done by others is summarised when the player is asked next. */
  harm?(heard: HeardEvent, of: number, view: View): Harm;
  /** The kinds of events that are told again to who waited, besides those that harmed them. */
  readonly retold?: readonly string[];
  /** The scenes for what others did in a change, shown one by one with card, targets and amounts. */
  staged?(step: StagedStep): readonly StagedScene[];
  /** The open windows that the player may choose to skip. */
  moments?(language: Language): readonly AskedMoment[];
  /**
   * Whether something is at stake in an open window. Players are asked only there, unless they want to be asked every
   * time. Without this function they are always asked.
   */
  isWorthAsking?(
    question: NonNullable<BoardProps['question']>,
    props: Pick<BoardProps, 'view' | 'face' | 'events'>,
  ): boolean;
  /** The hint beside a question: what may be done, what comes next, what it costs. */
  hint?(hinted: HintContext): string | null;
  /**
   * Short names for the verbs of a question, if the bar should offer kinds of answers even where there are too many
   * answers for it; null: the question is answered on the board.
   */
  verbNames?(
    question: NonNullable<BoardProps['question']>,
    language: Language,
  ): Readonly<Record<string, string>> | null;
  /** Names for whole answers whose usual names could be confused with each other; null: none. */
  answerNames?(
    question: NonNullable<BoardProps['question']>,
    language: Language,
    words: Pick<BoardProps, 'speech' | 'scene'>,
  ): Readonly<Record<string, string>> | null;
  /**
   * Whether an answer must be confirmed although it can be undone, because it gives up so much. `explores`: the first
   * touch of the board would already give it.
   */
  mustConfirm?(
    answer: string,
    props: Pick<BoardProps, 'view' | 'face' | 'question'> & { readonly explores: boolean },
  ): boolean;
  /**
   * Whether an answer needs no confirmation although it cannot be undone, because its only effect is to reveal
   * something.
   */
  skipsConfirm?(answer: string, props: Pick<BoardProps, 'view' | 'face' | 'question'>): boolean;
  /**
   * Whether players expect an answer to be final, such as a roll of dice: then it needs no warning, and a confirmation
   * only if the first touch of the board would already give it. Without this function every answer but a pass has a
   * warning.
   */
  expectsFinal?(answer: string, question: NonNullable<BoardProps['question']>): boolean;
  /** The text of a question, if the usual one asks for more than is left to choose; else null. */
  questionText?(question: NonNullable<BoardProps['question']>, speech: Speech, scene: Scene): string | null;
  /** The words and signs of the board, for the help. */
  legend?(face: Face, language: Language): readonly Term[];
  /** The order of a turn or round, and the current step: opened from the top bar. */
  readonly guide?: Guide;
  /** More about the progress of the game and what is to come: shown below the guide. */
  readonly Overview?: ComponentType<Pick<BoardProps, 'view' | 'face' | 'speech' | 'language' | 'scene'>>;
  /** The things in answers that have duplicates on the table: only those are described by more than their name. */
  ambiguous?(view: View): readonly string[];
  /** The final scores with their explanation, shown at the end of the game. Null: they cannot be worked out. */
  scoring?(context: ScoringContext): GameScoring | null;
  /** The line in the top bar about the progress of the game. */
  status(props: Pick<BoardProps, 'view' | 'speech' | 'language'>): string;
}
