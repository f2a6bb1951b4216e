import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceFactory } from '../../../../../games/mythic-arena/face.ts';
import { codeOf, deckable, deckFrom, inOrder } from './code.ts';

const face = faceFactory.core;
const cards = deckable(face);
const decks = fc.subarray(cards);
const starter = face.starters[0]?.cards as readonly string[];

test('a code is a short line, and gives the deck back in the order of the pack', () => {
  expect(codeOf(face, starter)).toMatch(/^MA1(-[0-9A-Z]{5}){4}$/);
  fc.assert(
    fc.property(decks, (deck) => {
      expect(deckFrom(face, codeOf(face, deck))).toEqual({ deck: inOrder(face, deck) });
    }),
  );
});

test('a code may be written small, without hyphens, with spaces, and with o, i and l for digits', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const code = codeOf(face, deck);
      const sloppy = code.slice(4).replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ').toLowerCase();
      expect(deckFrom(face, `  ma1 ${sloppy}\n`)).toEqual(deckFrom(face, code));
    }),
  );
});

test('every wrong letter, and every two that changed places, are noticed', () => {
  const plain = (deck: readonly string[]) => codeOf(face, deck).slice(3).replaceAll('-', '');
  fc.assert(
    fc.property(decks, fc.nat(), fc.nat(30), (deck, where, by) => {
      const letters = [...plain(deck)];
      const at = where % letters.length;
      const all = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const wrong = letters.with(at, all[(all.indexOf(letters[at] as string) + 1 + by) % 32] as string).join('');
      expect(deckFrom(face, `MA1${wrong}`)).toEqual({ fault: 'typo' });
      const [a, b] = [letters[at] as string, letters[at + 1]];
      if (b === undefined || a === b) return;
      const turned = letters
        .with(at, b)
        .with(at + 1, a)
        .join('');
      expect(deckFrom(face, `MA1${turned}`)).toEqual({ fault: 'typo' });
    }),
  );
});

test('whatever is pasted, the answer is a deck or a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = deckFrom(face, text);
      expect('deck' in read || read.fault).toBeTruthy();
      expect('deck' in deckFrom(face, `MA1${text}`)).toBe(false);
    }),
  );
});

test('each way in which a code is bad has its name', () => {
  const code = codeOf(face, starter);
  const fault = (text: string) => deckFrom(face, text);
  expect(fault(' - ')).toEqual({ fault: 'empty' });
  expect(fault('hello')).toEqual({ fault: 'no-code' });
  expect(fault(code.replace('MA1', 'MA2'))).toEqual({ fault: 'version' });
  expect(fault(`${code.slice(0, -1)}U`)).toEqual({ fault: 'letter', letter: 'U' });
  expect(fault(code.slice(0, -3))).toEqual({ fault: 'short', letters: 17, of: 20 });
  expect(fault(`${code}00`)).toEqual({ fault: 'long', letters: 22, of: 20 });
  const other = { pack: face.pack, content: 'ffffffff' };
  expect(deckFrom(other, code)).toEqual({ fault: 'other-cards' });
});

test('what the pack does not have is in no code', () => {
  expect(deckFrom(face, codeOf(face, ['solace', 'solace', 'charlie', 'dragon']))).toEqual({ deck: ['solace'] });
});
