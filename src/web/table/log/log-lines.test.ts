import { expect, test } from 'vitest';
import { faceFactory as familiarFindFace } from '../../../games/familiar-find/face.ts';
import { faceFactory as familiarsAndFoesFace } from '../../../games/familiars-and-foes/face.ts';
import { games } from '../../../games/index.ts';
import { faceFactory as mythicArenaFace } from '../../../games/mythic-arena/face.ts';
import {
  type AnyGame,
  below,
  type EarlierEvents,
  type GameRecord,
  type HeardEvent,
  heardBy,
  Match,
  replay,
  seededRng,
  type ToldEvent,
} from '../../../kernel/index.ts';
import { logLines, reasonIn } from './log-lines.ts';

const words = {
  face: familiarFindFace.core,
  speech: familiarFindFace.core.speech.en,
  language: 'en' as const,
  scene: { names: ['Ann', 'Ben'], viewer: 0 },
};
const took = (seat: number, ...cards: string[]): HeardEvent => ({
  kind: 'took',
  seat,
  pile: 'centre',
  cards,
  left: false,
});

test('a line is a sentence whose cards can be told apart', () => {
  const [line] = logLines([took(1, 'ruby-dust', 'pink-lichen')], words);
  expect(line).toMatchObject({ number: 0, seat: 1, text: 'Ben takes the central pile: Ruby Dust and Pink Lichen.' });
  expect(line?.parts).toEqual([
    'Ben takes the central pile: ',
    { card: 'ruby-dust', name: 'Ruby Dust' },
    ' and ',
    { card: 'pink-lichen', name: 'Pink Lichen' },
    '.',
  ]);
});

test('what happens beside the game is told too; what is for the eye only is not', () => {
  const lines = logLines(
    [
      { kind: 'planned', seat: 0, up: 1, down: 1 },
      { kind: '@away', seat: 1, why: 'left' },
    ],
    words,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ number: 1, seat: 1, text: 'Ben has left: a bot plays on.' });
});

test('what was taken back is marked and does not count', () => {
  const lines = logLines(
    [took(0, 'ruby-dust'), took(1, 'pink-lichen'), { kind: '@undone', seat: 1, events: 1 }, took(1, 'residuum')],
    words,
  );
  expect(lines.map(({ undone }) => undone)).toEqual([false, true, false, false]);
  expect(lines.map(({ heard }) => heard)).toEqual([1, 1, 1, 2]);
});

test('taking back twice reaches further', () => {
  const undone: HeardEvent = { kind: '@undone', seat: 1, events: 1 };
  const lines = logLines([took(1, 'ruby-dust'), took(1, 'residuum'), undone, undone], words);
  expect(lines.map((line) => line.undone)).toEqual([true, true, false, false]);
});

test('what was taken back may have made several events, none, or some that tell of nobody', () => {
  const undone = (events: number): HeardEvent => ({ kind: '@undone', seat: 1, events });
  const nobody: HeardEvent = { kind: 'planned', up: 1, down: 1 };
  const lines = logLines(
    [took(1, 'ruby-dust'), undone(0), took(1, 'residuum'), took(1, 'pink-lichen'), undone(2), nobody, undone(1)],
    words,
  );
  expect(lines.map((line) => line.undone)).toEqual([false, false, true, true, false, false]);
  expect(lines.map(({ heard }) => heard)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a card is not found inside the name of somebody', () => {
  const scene = { names: ['Gentle Ruby Dust', 'Dust'], viewer: null };
  const [line, other] = logLines([took(0, 'ruby-dust'), took(1, 'ruby-dust')], { ...words, scene });
  const card = { card: 'ruby-dust', name: 'Ruby Dust' };
  expect(line?.parts).toEqual(['Gentle Ruby Dust takes the central pile: ', card, '.']);
  expect(other?.text).toBe('Dust takes the central pile: Ruby Dust.');
  expect(other?.parts).toEqual(['Dust takes the central pile: ', card, '.']);
});

test('after any undos of a game the log has as many events as its record', () => {
  const rules = games['mythic-arena']?.core as AnyGame;
  const face = mythicArenaFace.core;
  let undos = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const match = Match.start(rules, { seats: 2, options: { decks: 'dealt' }, seed, salts: [] });
    const rng = seededRng(seed, 'moves');
    const hear = (told: readonly ToldEvent[]): HeardEvent[] => told.flatMap((event) => heardBy(event, 0) ?? []);
    const heard = hear(match.opening);
    while (match.state.result === null) {
      const seat = rules.asked(match.state)[0] as number;
      const secret = rules.gaveInSecret(match.state, seat);
      const undone = !secret && below(rng, 2) === 0 ? match.undo(seat) : null;
      if (undone?.ok) {
        heard.push({ kind: '@undone', seat, events: hear(undone.events).length });
        undos++;
        continue;
      }
      const { legal } = match.question(seat) as { legal: readonly string[] };
      const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
      if (outcome.ok) heard.push(...hear(outcome.events));
    }
    let recorded = 0;
    replay(rules, match.record as GameRecord, undefined, (_, told) => {
      recorded += hear(told).length;
    });
    const back: HeardEvent = { kind: '@back', seat: 0 };
    expect(logLines([...heard, back], { ...words, face, speech: face.speech.en }).at(-1)?.heard).toBe(recorded);
  }
  expect(undos).toBeGreaterThan(5);
});

test('why somebody did what has just happened is a sentence of its own; where nobody says so there is none', () => {
  const foes = { ...words, face: familiarsAndFoesFace.core, speech: familiarsAndFoesFace.core.speech.en };
  const because: HeardEvent = { kind: '@because', seat: 1, why: 'wave' };
  expect(reasonIn([because, { kind: 'attacks' }], foes)).toMatch(/^Ben: “.+\.”$/);
  expect(reasonIn([{ kind: 'attacks' }], foes)).toBeNull();
});

test('a game may say why from what was heard before, but not from what was undone', () => {
  const heard = (card: string): HeardEvent => ({ kind: 'took', seat: 0, pile: 'centre', cards: [card], left: false });
  const event = (told: HeardEvent, _scene: unknown, earlier?: EarlierEvents) =>
    `${told.cards} after ${earlier?.(1)?.cards}`;
  const context = { ...words, speech: { ...words.speech, event } };
  const [first, second, third] = [heard('ruby-dust'), heard('pink-lichen'), heard('residuum')];
  const texts = (events: readonly HeardEvent[]) => logLines(events, context).map(({ text }) => text);
  expect(texts([first, second])).toEqual(['ruby-dust after undefined', 'pink-lichen after ruby-dust']);
  // In another list it may have another reason.
  expect(texts([second])).toEqual(['pink-lichen after undefined']);
  const undone: HeardEvent = { kind: '@undone', seat: 0, events: 1 };
  expect(texts([first, second, undone, third])[3]).toBe('residuum after ruby-dust');
});
