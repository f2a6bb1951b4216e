import { expect, test } from 'vitest';
import { type ArenaFace, faceFactory } from '../../../../games/mythic-arena/face.ts';
import { LANGUAGES } from '../../../../kernel/index.ts';
import { powersOf } from './powers.ts';

const face = faceFactory.core as ArenaFace;
const numbersIn = (text: string): readonly string[] => [...text.matchAll(/\d+/g)].map(([number]) => number).sort();

test('what a tall card says of a power has every number of its sentence, and no other, in every language', () => {
  let shorter = 0;
  for (const language of LANGUAGES)
    for (const { id: card } of face.pack.pets)
      for (const { id, damage, name, rider } of powersOf(face, card, language)) {
        const { text } = face.speech[language].card(id);
        const said = [...numbersIn(rider), ...(damage === null ? [] : [`${damage}`])].sort();
        expect(said, `${language} ${card}, ${name}: ${rider} | ${text}`).toEqual(numbersIn(text));
        expect(rider.length, `${language} ${name}: ${rider}`).toBeLessThanOrEqual(text.length);
        if (rider.length < 0.7 * text.length) shorter++;
      }
  expect(shorter).toBeGreaterThan(100);
});
