import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { walking } from '../../kernel/testing/games/walk.ts';
import type { Remark } from '../remark.ts';
import { remarkSentence } from './remark-sentence.ts';

const said = (remark: Remark, language: (typeof LANGUAGES)[number] = 'en') => {
  const speech = walking.speech[language];
  const nameOf = (word: string) => `the ${word}`;
  return remarkSentence(remark, { language, speech, scene: { names: ['Ada', 'Basil'], viewer: 0 }, nameOf });
};
const REMARKS: readonly Remark[] = [
  { kind: 'point', at: 'lantern' },
  { kind: 'propose', seat: 1, say: 'go left' },
  { kind: 'offer', say: 'go left' },
];

describe('a remark', () => {
  test('says in words what it is about', () => {
    expect(REMARKS.map((remark) => said(remark))).toEqual([
      'Look: the lantern!',
      'Basil, how about “go left”?',
      'I could do this: “go left”.',
    ]);
    expect(said({ kind: 'point', at: 'player-2' })).toBe('Look: Basil!');
  });

  test.each(REMARKS.map((remark) => [remark.kind, remark] as const))(
    'reads otherwise in each language: %s',
    (_, remark) => {
      const all = LANGUAGES.map((language) => said(remark, language));
      expect(new Set(all).size).toBe(LANGUAGES.length);
      for (const sentence of all) expect(sentence).not.toContain('gust-imp');
    },
  );
});
