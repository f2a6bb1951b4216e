import { expect, test } from 'vitest';
import { type PlayerView, type RoseTable, SCHOOLS } from '../../../../games/black-rose/face.ts';
import type { View } from '../../../../kernel/index.ts';
import { face } from '../testing/moments.ts';
import { expectsFinal, skipsConfirm } from './final-answers.ts';

const question = { ask: 'action', with: {}, legal: [] };

test('what spends a spell or ends the preparation is warned of, a step, a blow or the end of a visit is not', () => {
  for (const answer of ['cast', 'cast-at rebecca-2', 'quick-on forge', 'familiar', 'discard vertigo', 'ready'])
    expect([answer, expectsFinal(answer, question)]).toEqual([answer, false]);
  for (const answer of ['walk forge', 'strike rebecca-2', 'done', 'stop', 'choose nero illusion', 'study illusion'])
    expect([answer, expectsFinal(answer, question)]).toEqual([answer, true]);
});

test('a card is drawn at the first touch from a school of which one has a spell, or has just drawn one', () => {
  const own = (spells: readonly number[]) => ({ spells }) as PlayerView;
  const none = SCHOOLS.map(() => 0);
  const draws = (spells: readonly number[], drawn: readonly string[], answer = 'study illusion') => {
    const table = { players: [own(spells)], drawn: drawn.map((card) => ({ card })) } as unknown as RoseTable;
    return skipsConfirm(answer, { view: { viewer: 0, table } as View<RoseTable>, face, question: null });
  };
  const [spell] = face.pack.spells.illusion ?? [];
  expect(draws(none, [])).toBe(false);
  expect(
    draws(
      SCHOOLS.map((school) => (school === 'illusion' ? 1 : 0)),
      [],
    ),
  ).toBe(true);
  expect(draws(none, [spell?.id ?? ''])).toBe(true);
  expect(draws(none, [spell?.id ?? ''], 'study necromancy')).toBe(false);
  expect(draws(none, [], 'keep vertigo rework')).toBe(false);
});
