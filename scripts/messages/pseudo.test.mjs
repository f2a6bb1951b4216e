import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudo.mjs';

test.each([
  ['Take a card', '[Tåké å çård~~~]'],
  [
    'Take {n, plural, one {one card} other {# cards}} from {who}.',
    '[Tåké~ {n, plural, one {öñé çård~~} other {# çårdš~}} fröm~ {who}.]',
  ],
  ["{foe, name, the} says '{'no'}'", "[{foe, name, the} šåýš '{'ñö'}'~~~~]"],
])(
  'the pseudo-language keeps parameters and cases, and accents, lengthens and brackets all else: %s',
  (message, written) => {
    expect(pseudoMessage(message)).toBe(written);
  },
);
