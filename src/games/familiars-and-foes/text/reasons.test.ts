import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { factory } from '../game.ts';
import { PARTS } from '../value/ledger.ts';

const { core: game } = factory;

describe('in every language there is a sentence for the reason', () => {
  const { mats, foes } = { mats: ['nutterson', 'piddy-paw'], foes: ['smudge', 'grand-deceiver'] };
  const lines = [
    ...PARTS.nobody,
    ...PARTS.familiar.flatMap((part) => mats.map((mat) => `${part} ${mat}`)),
    ...PARTS.foe.flatMap((part) => foes.map((foe) => `${part} ${foe}`)),
    ...foes.map((foe) => `hurt ${foe} 70`),
  ];
  test.each(lines)('%s', (line) => {
    const [, of, number] = line.split(' ');
    const scene = { names: [], viewer: null };
    const sentences = LANGUAGES.map((language) => {
      const { because, card } = game.speech[language];
      const sentence = because?.(line, scene) as string;
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(sentence).not.toMatch(/[{}]|undefined/);
      // The article before a name is inflected, its last word is not.
      if (of !== undefined) expect(sentence).toContain(card(of).name.split(' ').at(-1));
      if (number !== undefined) expect(sentence).toMatch(new RegExp(`${number}\\s?%`));
      return sentence;
    });
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });
});
