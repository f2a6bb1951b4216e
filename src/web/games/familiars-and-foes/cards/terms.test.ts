import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/familiars-and-foes/face.ts';
import { LANGUAGES } from '../../../../kernel/index.ts';
import { legend } from './terms.ts';

const { core: face } = faceFactory;

test('the help explains all signs in every language, each in its own words', () => {
  const all = LANGUAGES.map((language) => legend(face, language));
  for (const terms of all) {
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { text } of terms) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
  }
  for (const n of all[0]?.keys() ?? []) expect(new Set(all.map((terms) => terms[n]?.text)).size).toBe(LANGUAGES.length);
});
