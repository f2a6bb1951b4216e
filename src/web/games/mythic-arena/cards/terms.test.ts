import { expect, test } from 'vitest';
import { faceFactory, type PetView } from '../../../../games/mythic-arena/face.ts';
import { LANGUAGES } from '../../../../kernel/index.ts';
import type { ArenaProps } from '../selectors.ts';
import { badgesOf, explained } from './badges.ts';
import { look } from './look.ts';
import { legend } from './terms.ts';

const face = faceFactory.core;
const { pets, tokens, elyth, runes, items } = face.pack;
const terms = (card: string) => (look(face, card, 'en').terms ?? []).map(({ name }) => name);

test('a card explains the words on it', () => {
  expect(terms('bling-bling')).toContain('Nimble');
  expect(terms('ember-wing')).toContain('Burn');
  expect(terms('solace')).toEqual(expect.arrayContaining(['W', 'Switch Hit']));
  expect(terms('topaz-health-gem')).toEqual([]);
});

test('every word in capitals that a card has from the rules is among them, in every language', () => {
  const words = ['flying', 'nimble'];
  for (const card of [...pets, ...tokens, ...elyth, ...runes, ...items]) {
    const made = JSON.stringify(card);
    for (const language of LANGUAGES) {
      const said = look(face, card.id, language).terms ?? [];
      for (const { name, text } of said) expect([name, text]).not.toContain('');
      const wanted = words.filter((word) => made.includes(`"trait":"${word}"`)).length;
      expect(said.length, card.id).toBeGreaterThanOrEqual(wanted);
    }
  }
});

test('the legend has each word once, and a sentence for it', () => {
  for (const language of LANGUAGES) {
    const all = legend(face, language);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, text } of all) expect(text, name).toMatch(/\.$/);
  }
});

test('a badge says what its letters stand for and what that does', () => {
  const pet = {
    ...{ pet: 'solace-1', card: 'solace', holds: null, grip: null, shield: 30, charm: 0, silent: true },
    ...{ status: { bleed: 1 }, turn: { speed: 10, hit: 1 }, counters: { willpower: 1 } },
  } as unknown as PetView;
  for (const language of LANGUAGES) {
    const speech = face.speech[language];
    const view = { table: { players: [] } };
    const props = { speech, language, view, scene: { names: ['Ann', 'Ben'], viewer: 0 } } as unknown as ArenaProps;
    for (const badge of badgesOf(props, pet)) expect(explained(badge), badge.key).toContain(badge.sentence);
    const [bleed] = badgesOf(props, pet).map(explained);
    if (language === 'en') {
      expect(badgesOf(props, pet).map(explained)).toEqual([
        'Bl 1 – Bleed 1 – 10 damage for each counter at each Cleanup.',
        '30 – shielded from the next 30 damage',
        '++ – +10 Speed, +1 Aim this turn',
        '+1 – 1 less Willpower needed permanently',
        'Passive Powers off this turn',
      ]);
    } else expect(bleed).toContain('10');
  }
});
