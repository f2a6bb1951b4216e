import { describe, expect, test } from 'vitest';
import type { Result } from '../../../kernel/index.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { messages } from './generated/all.ts';
import { verdictOf } from './verdict.ts';

const text = messages.en.verdicts;
const names = ['Ann', 'Ben', 'Cleo'];
const ended = (game: string, winners: number[], seats: number): TableInfo => {
  const result: Result = { reason: 'end', winners, places: Array.from({ length: seats }, () => 1) };
  return { game, result, seats: Array.from({ length: seats }, () => ({})) } as unknown as TableInfo;
};
const verdict = (info: TableInfo, you: number | null) => verdictOf({ info, you }, text, names);

describe('how it ended', () => {
  test('against each other: by who one is', () => {
    const info = ended('familiar-find', [1], 3);
    expect([0, 1, null].map((you) => verdict(info, you))).toEqual(['Ben wins.', text.won, 'Ben wins.']);
    expect(verdict(ended('familiar-find', [], 2), 0)).toBe(text.nobody);
  });
  test('some share a victory, all of them draw', () => {
    const info = ended('familiar-find', [0, 2], 3);
    expect([0, 1, null].map((you) => verdict(info, you))).toEqual([
      text.shared,
      'Ann and Cleo win.',
      'Ann and Cleo win.',
    ]);
    for (const you of [0, 1, null]) expect(verdict(ended('mythic-arena', [0, 1], 2), you)).toBe(text.drawn);
  });
  test('together: the same for all, and for who watches', () => {
    const { wonTogether, lostTogether, lostAlone } = text;
    for (const you of [0, 1, null]) {
      expect(verdict(ended('familiars-and-foes', [0, 1], 2), you)).toBe(wonTogether);
      expect(verdict(ended('familiars-and-foes', [], 2), you)).toBe(lostTogether);
    }
    expect(verdict(ended('familiars-and-foes', [], 1), 0)).toBe(lostAlone);
    expect(verdict(ended('familiars-and-foes', [0], 1), 0)).toBe(text.won);
    expect(verdict(ended('familiars-and-foes', [], 1), null)).toBe(lostTogether);
  });
});
