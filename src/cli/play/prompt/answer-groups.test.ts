import { expect, test } from 'vitest';
import { groupAnswers } from './answer-groups.ts';

const sentence = (words: string) => `Please ${words}`;
const unnamed = () => null;
const labels = (answers: string[], name: (word: string) => string | null = unnamed, say = sentence) =>
  groupAnswers(answers, say, name).map(({ label }) => label);
const all = (...parts: string[][]): string[] =>
  parts.reduce((lines, words) => lines.flatMap((line) => words.map((word) => `${line} ${word}`.trim())), ['']);

test('a few answers are listed whole', () => {
  expect(labels(['take left', 'take right'])).toEqual(['Please take left', 'Please take right']);
});

test('many are grouped by the first word in which they differ', () => {
  const answers = [...all(['play'], ['ace', 'king'], ['left', 'right'], ['up', 'down', 'aside']), 'pass'];
  const steps = groupAnswers(answers, sentence, unnamed);
  expect(steps.map(({ label }) => label)).toEqual(['Please play …', 'Please pass']);
  expect(groupAnswers(steps[0]?.answers ?? [], sentence, unnamed).map(({ label }) => label)).toEqual([
    'Please play ace …',
    'Please play king …',
  ]);
});

test('a group is called by the name of its word where it has one', () => {
  const answers = all(['play'], ['ace', 'king'], ['left', 'right'], ['up', 'down', 'aside']);
  expect(labels(answers, (word) => word.toUpperCase())).toEqual(['ACE …', 'KING …']);
});

test('groups whose sentences begin alike are told apart by their words', () => {
  const answers = all(['play'], ['ace', 'king'], ['left', 'right'], ['up', 'down', 'aside']);
  const backwards = (words: string) => `Do ${words.split(' ').reverse().join(' ')}`;
  expect(labels(answers, unnamed, backwards)).toEqual(['Do ace …', 'Do king …']);
});

test('a long list that differs in one word only is listed whole', () => {
  const answers = Array.from({ length: 30 }, (_, n) => `bid ${n}`);
  expect(groupAnswers(answers, sentence, unnamed)).toHaveLength(30);
});

test('every answer can be reached', () => {
  const answers = [
    ...all(['play'], ['ace', 'king', 'ten'], ['left', 'right'], ['up', 'down']),
    'pass',
    'play',
    'play ace',
  ];
  const reached = (list: readonly string[]): string[] =>
    groupAnswers(list, sentence, unnamed).flatMap((step) =>
      step.answers.length === 1 ? [...step.answers] : reached(step.answers),
    );
  expect(reached(answers).sort()).toEqual([...answers].sort());
});
