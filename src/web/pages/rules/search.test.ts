import { expect, test } from 'vitest';
import { parse } from './markdown.ts';
import { chaptersOf, countOf, highlighted, searchChapters, searchWords } from './search.ts';

const book = chaptersOf(
  parse(`# Title

Before all.

## 1 Setup
- **AB-1.1** Deal the Cards.
- **AB-1.2** Choose a dé.

## 2 Words

| Word | Means |
|---|---|
| card | what is dealt |
| dé | what is rolled |
`),
);
const idsIn = (query: string) =>
  searchChapters(book, searchWords(query)).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ rule }) => rule) : [block.kind])),
  );

test('chapters begin with headings of the second level; the title is the page’s own', () => {
  expect(book.map(({ heading, blocks }) => [heading?.id ?? null, blocks.map(({ kind }) => kind)])).toEqual([
    [null, ['paragraph']],
    ['1-setup', ['list']],
    ['2-words', ['table']],
  ]);
});

test('without words everything is found', () => {
  expect(searchChapters(book, searchWords('  '))).toBe(book);
});

test('a search keeps what has all the words, whatever their case and accents, and drops empty chapters', () => {
  expect(idsIn('CARD deal')).toEqual(['AB-1.1', 'table']);
  expect(idsIn('de choose')).toEqual(['AB-1.2']);
  expect(idsIn('dé rolled')).toEqual(['table']);
  expect(idsIn('nothing')).toEqual([]);
});

test('an apostrophe is found however it is typed', () => {
  const pieces = [
    { text: 'Essenza ', hit: false },
    { text: 'dell’Abisso', hit: true },
  ];
  expect(highlighted('Essenza dell’Abisso', searchWords("dell'abisso"))).toEqual(pieces);
  expect(highlighted('Essenza dell’Abisso', searchWords('dell’abisso'))).toEqual(pieces);
});

test('a rule is found by its id', () => {
  expect(idsIn('ab-1.2')).toEqual(['AB-1.2']);
});

test('rules and rows count one by one', () => {
  expect(countOf(book)).toBe(5);
  expect(countOf(searchChapters(book, searchWords('deal')))).toBe(2);
});

test('the words are marked in the text as it is written', () => {
  expect(highlighted('Le Dé, le dé', searchWords('de'))).toEqual([
    { text: 'Le ', hit: false },
    { text: 'Dé', hit: true },
    { text: ', le ', hit: false },
    { text: 'dé', hit: true },
  ]);
});

test('where two words begin together the longer is marked; nothing is lost', () => {
  const pieces = highlighted('carding a card', searchWords('card carding'));
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['carding', 'card']);
  expect(pieces.map(({ text }) => text).join('')).toBe('carding a card');
  expect(highlighted('Straße İß', searchWords('x'))).toEqual([{ text: 'Straße İß', hit: false }]);
});
