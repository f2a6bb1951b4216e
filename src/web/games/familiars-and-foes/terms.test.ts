import { expect, test } from 'vitest';
import { familiarsAndFoesFace } from '../../../games/familiars-and-foes/face.ts';
import { LANGUAGES } from '../../../kernel/index.ts';
import { whyNot } from './reasons.ts';
import { legend } from './terms.ts';
import { abilityThing, attackThing, foeThing } from './things.ts';

const { core: face } = familiarsAndFoesFace;

test('the help explains all signs in every language, each in its own words', () => {
  const all = LANGUAGES.map((language) => legend(face, language));
  for (const terms of all) {
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { text } of terms) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
  }
  for (const n of all[0]?.keys() ?? []) expect(new Set(all.map((terms) => terms[n]?.text)).size).toBe(LANGUAGES.length);
});

test('what has its time says so, with words in every language; in a turn the rules explain their own', () => {
  const asked = (ask: string) => ({ question: { ask, with: {}, legal: [] } });
  expect(whyNot(attackThing, asked('action'))).toBeNull();
  expect(whyNot(foeThing('smudge'), asked('rolled'))).toBeNull();
  const bars = [whyNot(attackThing, asked('rolled')), whyNot(abilityThing('mimsy'), asked('action'))];
  for (const bar of bars) {
    expect(bar).not.toBeNull();
    const scene = { names: [], viewer: null };
    const sentences = LANGUAGES.map((language) => (bar === null ? '' : face.speech[language].bar(bar, scene)));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  }
});
