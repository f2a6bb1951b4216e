import { expect, test } from 'vitest';
import { isStorable, lineText, proseText } from './text.ts';

const line = (written: string) => lineText(500).safeParse(written).data;

test.each<[string, string, string]>([
  ['a change of the direction of writing', 'a\u202egpj.exe\u202c b', 'agpj.exe b'],
  ['an isolate', '\u2067abc\u2069', 'abc'],
  ['marks of direction', '\u200eab\u200f\u061c', 'ab'],
  ['what a terminal obeys', 'red \x1b[31m\x07\x9b1m', 'red  [31m  1m'],
  ['the end of a line', 'one\r\ntwo\u2028three', 'one two three'],
  ['blanks of no width', 'f\u200bo\u2060o\ufeff\u00ad', 'foo'],
  ['text in tags', 'hi\u{e0068}\u{e0069}', 'hi'],
  ['a pile of accents', `Z${'\u0301'.repeat(40)}`, `Z${'\u0301'.repeat(4)}`],
  ['joiners that join nothing', `a${'\u200d'.repeat(30)}b`, 'a\u200db'],
])('what nobody sees is taken out of a line: %s', (_what, written, shown) => {
  expect(line(written)).toBe(shown);
});

test.each([
  ['a family', '👩‍👩‍👧‍👦'],
  ['a heart', '❤️ and ❤'],
  ['a skin and a trade', '👩🏽‍🚀'],
  ['flags', '🇮🇹 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष और हिन्दी'],
  ['Arabic and Hebrew', 'مرحبا שָׁלוֹם'],
  ['accents that are not composed', 'cafe\u0301'],
])('what people write stays as it is: %s', (_what, written) => {
  expect(line(written)).toBe(written);
});

test('a line that shows nothing is none', () => {
  for (const written of ['', ' ', '\u202e', '\u200d', '\u3164\u2800', '\0', '\ud800', '\n\n'])
    expect(lineText(500).safeParse(written).success, JSON.stringify(written)).toBe(false);
});

test('prose keeps its lines', () => {
  expect(proseText(500).safeParse(' one\n\ntwo\u202e ').data).toBe('one\n\ntwo');
});

test('what no database takes is found, wherever it stands, and nothing else', () => {
  for (const data of ['a\0b', '\ud800', { deep: [{ '\0': 1 }] }, ['\\\0']]) expect(isStorable(data)).toBe(false);
  for (const data of [undefined, 1, 'a\nb', '🐈', '\\u0000', { '\\ud800': 1 }]) expect(isStorable(data)).toBe(true);
});
