import { describe, expect, test } from 'vitest';
import { faceFactory } from '../../../../games/mythic-arena/face.ts';
import { type HeardEvent, LANGUAGES, type Language, type View } from '../../../../kernel/index.ts';
import type { GameBoard, HintContext } from '../../../table/board.ts';
import * as hints from './hints.ts';

const { hint, mustConfirm }: Pick<Required<GameBoard>, 'hint' | 'mustConfirm'> = hints;

const { speech } = faceFactory.core;
const scene = { names: ['Ann', 'Ben'], viewer: 0 };
const pet = (ref: string, elyth: string | null) => ({ pet: ref, card: ref.slice(0, -2), elyth });
const player = (...front: readonly unknown[]) => ({ lines: { front, guard: [], rear: [] } });
/** Solace bears a gem, Gloth and the Mimick of Ben bear nothing. */
const players = [player(pet('solace-1', 'topaz-health-gem'), pet('gloth-1', null)), player(pet('mimick-2', null))];

interface Case {
  readonly language?: Language;
  readonly ask?: string;
  readonly turns?: number;
  readonly events?: readonly HeardEvent[];
  readonly picked?: boolean;
  readonly confirming?: string;
  readonly given?: readonly string[];
}
function hinted(answers: readonly string[], situation: Case = {}): string | null {
  const { language = 'en', ask = 'primary', turns = 5, events = [], picked = false, confirming = null } = situation;
  const stack = [{ proc: 'battle', given: [situation.given ?? [], []] }];
  const question = { ask, with: {}, legal: answers };
  const view = { viewer: 0, stack, table: { players, turns } } as unknown as View;
  const asked: HintContext = {
    view,
    face: faceFactory.core,
    speech: speech[language],
    language,
    scene,
    events,
    question,
    answers,
    picked,
    confirming,
  };
  return hint(asked);
}

test('MA-16.4 an Elyth that Downs its bearer, for the Health of the old one goes, is asked for once more', () => {
  const solace = (left: number) => ({ ...pet('solace-1', 'topaz-health-gem'), left });
  const isGrave = (left: number, answer: string) => {
    const view = { table: { players: [player(solace(left)), player()] } } as unknown as View;
    return mustConfirm(answer, { view, face: faceFactory.core, question: null, explores: false });
  };
  expect(isGrave(60, 'attach ruby-of-wrath solace-1')).toBe(true);
  expect(isGrave(70, 'attach ruby-of-wrath solace-1')).toBe(false);
  expect(isGrave(60, 'attach purity-crystal solace-1')).toBe(false);
});

describe('a new Elyth in the place of another', () => {
  const attach = ['attach ruby-of-wrath solace-1', 'attach ruby-of-wrath gloth-1'];

  test('is said once the card is chosen, and left to its outcome where it is to be confirmed', () => {
    const said = 'A Pet bears one Elyth: Topaz Health Gem (Solace) would be Spent.';
    expect(hinted(attach, { picked: true })).toBe(said);
    expect(hinted(attach, { picked: true, confirming: attach[0] as string })).toBeNull();
    for (const language of LANGUAGES) {
      const gem = speech[language].card('topaz-health-gem').name;
      expect(hinted(attach, { language, picked: true })).toContain(gem);
    }
  });

  test('is not said of a Pet that bears none', () => {
    expect(hinted(attach.slice(1), { picked: true })).toBeNull();
  });
});

describe('the Primary Step', () => {
  const answers = [
    'battle',
    'attach ruby-of-wrath gloth-1',
    'rune hush',
    'use-on whetstone gloth-1',
    'switch gloth-1 x-1',
  ];

  test('says what may be done beside the battle', () => {
    expect(hinted(answers)).toBe('You may also play cards, use one Item and Switch once.');
    expect(hinted(['battle'])).toBeNull();
  });

  test('says what to touch once a Pet is chosen', () => {
    const left = ['attach ruby-of-wrath gloth-1', 'switch gloth-1 x-1', 'move gloth-1 guard'];
    expect(hinted(left, { picked: true })).toBe(
      'Touch a card to play on it, a Pet to trade places with or a line to move to.',
    );
    expect(hinted(left.slice(1, 2), { picked: true })).toBeNull();
  });

  test('in five languages', () => {
    const said = LANGUAGES.flatMap((language) => [
      hinted(answers, { language }),
      hinted(answers, { language, picked: true }),
    ]);
    expect(new Set(said).size).toBe(10);
    expect(said).not.toContain(null);
  });
});

test('Willpower is explained where a power is chosen', () => {
  for (const language of LANGUAGES)
    expect(hinted(['power gloth-1 charge'], { language, ask: 'power' })).toMatch(/^[WV] /);
});

test('what was said already of an answer in several parts is told, in five languages', () => {
  const said = { ask: 'attackers', given: ['attack gloth-1'] };
  expect(hinted(['attack solace-1', 'engage'], said)).toBe('So far: Attack with Gloth.');
  expect(hinted(['attack solace-1'], { ...said, given: [] })).toBeNull();
  const all = LANGUAGES.map((language) => hinted(['engage'], { ...said, language }));
  expect(new Set(all).size).toBe(LANGUAGES.length);
});

test('a hand without a Pet is told of when the first hands are looked at, for each game anew', () => {
  const mulligan: HeardEvent = { kind: 'mulligan', seat: 1, cards: ['hush'] };
  const said = 'Ben showed a hand without a Pet and drew six new cards.';
  expect(hinted(['pass'], { ask: 'pet', turns: 1, events: [mulligan] })).toBe(said);
  expect(hinted(['pass'], { ask: 'pet', turns: 2, events: [mulligan] })).toBe(said);
  expect(hinted(['pass'], { ask: 'pet', turns: 3, events: [mulligan] })).toBeNull();
  expect(hinted(['pass'], { ask: 'pet', turns: 1, events: [mulligan, { kind: 'game', game: 2 }] })).toBeNull();
  expect(hinted(['pass'], { ask: 'pet', turns: 1, events: [mulligan, mulligan] })).toContain('2 hands');
});
