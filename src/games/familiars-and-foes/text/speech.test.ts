import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { familiarsAndFoesFace } from '../face.ts';

const { speech } = familiarsAndFoesFace.core;
const scene = { names: ['Ann', 'Ben'], viewer: 0 };

test.each(LANGUAGES)(
  'a word for a Special Ability says whose it is and which, whoever it is used on (%s)',
  (language) => {
    const { part, answer, card } = speech[language];
    const [whose, on] = ['ability mimsy all', 'ability mimsy mimsy'];
    expect(part(on, 1, scene)).toBe(answer(whose, scene));
    expect(part(on, 1, scene)).not.toBe(card('mimsy').name);
    expect(part(on, 2, scene)).toBe(card('mimsy').name);
  },
);
