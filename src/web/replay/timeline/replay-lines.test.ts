import { expect, test } from 'vitest';
import type { Result } from '../../../kernel/index.ts';
import { faces } from '../../games/register.ts';
import { en } from '../../generated/en.ts';
import { ReplayTimeline } from '../../local/engine/records/replay-timeline.ts';
import { find, played } from '../../local/testing/records.ts';
import type { SpeechContext } from '../../table/speech-context.tsx';
import { replayLines } from './replay-lines.ts';

const names = ['Ada', 'Basil', 'Cleo'];
const record = played(find, 3, 'lines');
const timeline = new ReplayTimeline(record, find);
const box = await faces['familiar-find']?.();
if (box === undefined) throw new Error('no face');
const face = box.core;
const wordsFor = (viewer: SpeechContext['scene']['viewer']): SpeechContext => ({
  face,
  speech: face.speech.en,
  language: 'en',
  scene: { names, viewer },
  texts: en,
});

test('every sentence stands at the moment at which it was heard, in order', () => {
  const told = replayLines(timeline.story(0), wordsFor(0), null);
  expect(told.map(({ moment }) => moment)).toEqual(told.map(({ moment }) => moment).sort((a, b) => a - b));
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
  const took = timeline.story(0).find(({ events }) => events.some(({ kind }) => kind === 'took'));
  const lines = told.filter(({ moment }) => moment === took?.number).map(({ text }) => text);
  expect(lines.join(' ')).toMatch(/takes? /);
});

test('what was given in secret is told as it was given, to who may know it', () => {
  const silent = (viewer: 0 | null | 'all') =>
    replayLines(timeline.story(viewer), wordsFor(viewer), null).filter((line) => line.silent);
  const own = record.answers.flatMap(({ seat }, n) => (seat === 0 ? [n + 1] : []));
  expect(silent(null)).toEqual([]);
  expect(silent(0).length).toBeGreaterThan(0);
  for (const { moment, text, seat } of silent(0)) {
    expect(own).toContain(moment);
    expect(seat).toBe(0);
    expect(text).toMatch(/^Ada: /);
  }
  expect(silent('all').length).toBeGreaterThan(silent(0).length);
});

test('a game with points ends with what each came to, at its last moment', () => {
  const story = timeline.story(0);
  const words = wordsFor(0);
  const speech = { ...words.speech, ranking: () => 'Ada 3, Basil 2.' };
  const said = replayLines(story, { ...words, speech }, timeline.result).slice(-2);
  const last = story.at(-1)?.number;
  expect(said.map(({ text, moment }) => [text, moment])).toEqual([
    ['Ada 3, Basil 2.', last],
    [words.speech.result(timeline.result as Result, words.scene), last],
  ]);
  expect(new Set(replayLines(story, words, timeline.result).map(({ text }) => text))).not.toContain(said[1]?.text);
});
