import { expect, test } from 'vitest';
import { expectsFinal } from './final-answers.ts';

const asked = (...legal: string[]) => ({ ask: 'primary', with: {}, legal });

test('a card that is used once is warned of; a Pet that is played or attacks is not', () => {
  for (const answer of ['rune mend', 'rune-on mend ash-1', 'use-on balm ash-1', 'release ash-1'])
    expect([answer, expectsFinal(answer, asked(answer))]).toEqual([answer, false]);
  for (const answer of ['play ash left', 'attach ember ash-1', 'power ash-1 bite', 'hold', 'block ash-1 oak-2'])
    expect([answer, expectsFinal(answer, asked(answer))]).toEqual([answer, true]);
});

test('the end of a phase is warned of only while a card could still be played in it', () => {
  for (const end of ['battle', 'cleanup']) {
    expect(expectsFinal(end, asked(end, 'attach ember ash-1'))).toBe(false);
    expect(expectsFinal(end, asked(end, 'switch ash-1 oak-1'))).toBe(true);
  }
});
