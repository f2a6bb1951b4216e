import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { faceFactory } from '../face.ts';

const { speech } = faceFactory.core;
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

test.each(LANGUAGES)('FO-3.5 the refusal of an Elemental Spell names both elements (%s)', (language) => {
  const { bar } = speech[language];
  const [strong, element] = [bar, bar].map((say, n) =>
    say({ rule: 'FO-3.5', why: 'element', with: n === 0 ? { strong: 'earth' } : { element: 'fire' } }, scene),
  );
  const both = bar({ rule: 'FO-3.5', why: 'element', with: { strong: 'earth', element: 'fire' } }, scene);
  expect(both).not.toMatch(/[{}]/);
  expect([strong?.match(/\{\w+\}/g), element?.match(/\{\w+\}/g)]).toEqual([['{element}'], ['{strong}']]);
});

test.each(LANGUAGES)(
  'the question before damage names each Familiar where they lose different amounts (%s)',
  (language) => {
    const { ask, card } = speech[language];
    const asked = ask('damage', { points: 3, each: 'mimsy 3 jinxie 1' }, scene);
    expect(asked).toContain(`${card('mimsy').name} 3, ${card('jinxie').name} 1`);
    expect(ask('damage', { points: 3 }, scene)).toContain('3');
  },
);

test.each(LANGUAGES)('FO-8.1 a Foe’s roll says who at the table makes it (%s)', (language) => {
  const rolled = { kind: 'rolled', familiar: null, foe: 'smudge', face: 12, bonus: 0, again: false };
  expect(speech[language].event({ ...rolled, seat: 1 }, scene)).toContain('Ben');
  expect(speech[language].event(rolled, scene)).toContain('12');
});

test('a name with an exclamation mark ends its sentence', () => {
  const cast = { kind: 'casts', familiar: 'mimsy', deed: 'summon-droplet', target: null };
  expect(speech.en.event(cast, scene)).toBe('Mimsy casts Summon the Toad!');
});
