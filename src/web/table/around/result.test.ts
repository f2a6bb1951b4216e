import { describe, expect, test } from 'vitest';
import type { Result } from '../../../kernel/index.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { en } from '../../generated/en.ts';
import { verdictOf } from './result.tsx';

const text = en.table.result;
const ended = (game: string, winners: number[], seats: number): TableInfo => {
  const result: Result = { reason: 'end', winners, places: Array.from({ length: seats }, () => 1) };
  return { game, result, seats: Array.from({ length: seats }, () => ({})) } as unknown as TableInfo;
};
const verdict = (info: TableInfo, you: number | null) => verdictOf({ info, you }, text);

describe('how it ended', () => {
  test('against each other: by who one is', () => {
    const info = ended('familiar-find', [1], 3);
    expect([0, 1, null].map((you) => verdict(info, you))).toEqual([text.lost, text.won, text.over]);
    expect(verdict(ended('familiar-find', [], 2), 0)).toBe(text.nobody);
  });
  test('together: the same for all, and for who watches', () => {
    const { won, lost, lostAlone } = text.together;
    for (const you of [0, 1, null]) {
      expect(verdict(ended('familiars-and-foes', [0, 1], 2), you)).toBe(won);
      expect(verdict(ended('familiars-and-foes', [], 2), you)).toBe(lost);
    }
    expect(verdict(ended('familiars-and-foes', [], 1), 0)).toBe(lostAlone);
    expect(verdict(ended('familiars-and-foes', [0], 1), 0)).toBe(text.won);
    expect(verdict(ended('familiars-and-foes', [], 1), null)).toBe(lost);
  });
});
