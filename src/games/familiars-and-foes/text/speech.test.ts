import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { cardWords, faceFactory } from '../face.ts';

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
  const said = speech[language].bar(
    { rule: 'FO-3.5', why: 'element', with: { strong: 'earth', element: 'fire' } },
    scene,
  );
  const { earth, fire } = cardWords[language].elements;
  expect(said).toContain(earth);
  expect(said).toContain(fire);
});

test.each(LANGUAGES)(
  'the question before damage names each Familiar where they lose different amounts (%s)',
  (language) => {
    const { ask, card } = speech[language];
    const asked = ask('damage', { points: 3, each: 'mimsy 3 jinxie 1' }, scene);
    expect(asked).toContain(`${card('mimsy').name} 3 `);
    expect(asked).toContain(` ${card('jinxie').name} 1.`);
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

test.each([
  ['en', 'howling-hag', 'Mimsy uses the reward of Howling Hag on the Grand Deceiver.'],
  ['it', 'howling-hag', 'Mimsy usa la ricompensa della Strega ululante sul Grande Ingannatore.'],
  ['fr', 'bog-nixie', 'Mimsy utilise la récompense de l’Ondine des marais sur le Grand Trompeur.'],
  ['es', 'grand-deceiver', 'Mimsy usa la recompensa del Gran Embaucador sobre el Gran Embaucador.'],
  ['de', 'dragon-whelp', 'Mimsy setzt die Belohnung des Jungdrachen ein, Ziel: Der Große Blender.'],
] as const)('names of Foes are inflected where they stand in a sentence (%s)', (language, foe, sentence) => {
  const reward = { kind: 'reward', familiar: 'mimsy', foe, target: 'grand-deceiver' };
  expect(speech[language].event(reward, scene)).toBe(sentence);
});

test.each([
  ['it', 'La Strega ululante è sconfitta, e Jinxie prende la carta.', 'Jinxie è caduta.'],
  ['fr', 'La Mégère hurlante est vaincue, et Jinxie prend la carte.', 'Jinxie est tombée.'],
] as const)('feminine Foes and Familiars have feminine participles (%s)', (language, defeated, fell) => {
  const { event } = speech[language];
  expect(event({ kind: 'defeated', foe: 'howling-hag', familiar: 'jinxie' }, scene)).toBe(defeated);
  expect(event({ kind: 'fell', familiar: 'jinxie' }, scene)).toBe(fell);
});

test('what is given to the same Familiar, or on the same condition, is said together', () => {
  expect(speech.en.card('witchs-bell').text).toBe(
    'Artifact. Nothing is forbidden any more; 3 HP and 3 MP for every Standing Familiar.',
  );
  expect(speech.en.card('finders-keepers').text).toMatch(
    /: if the attack succeeds, you draw an Artifact and it does 1 more damage\.$/,
  );
  expect(speech.en.card('sleeping-dust').text).toBe(
    'Artifact. The chosen Foe does not roll next time; 2 damage to the chosen Foe.',
  );
});
