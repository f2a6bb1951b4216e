import { expect, test } from 'vitest';
import { lettersOf, type News, Outbox, readLetter } from './notes.ts';

test('news arrive as they were sent, from whom they were sent', () => {
  const news: News[] = [{ table: 'a', what: 'log', seq: 7 }, { table: 'ä"', what: 'here', person: 'p' }, 'lost'];
  const letters = lettersOf('me', news);
  expect(letters.map(readLetter)).toEqual([{ sender: 'me', news }]);
  expect(lettersOf('me', [])).toEqual([]);
});

test('no letter is longer than PostgreSQL takes, and nothing is left out', () => {
  const news = Array.from({ length: 1000 }, (_, n): News => ({ table: `täble ${n}`, what: 'log', seq: n }));
  const letters = lettersOf('sender', news);
  expect(letters.length).toBeGreaterThan(4);
  for (const letter of letters) expect(Buffer.byteLength(letter)).toBeLessThan(8000);
  expect(letters.flatMap((letter) => readLetter(letter)?.news)).toEqual(news);
});

test.each(['', '{', '{}', '[]', '[1]', '["me",{}]', '["me",{"table":"a","what":"new"}]', '["me",null]'])(
  '%j is no letter',
  (letter) => {
    expect(readLetter(letter)).toBeNull();
  },
);

test('of a log only its end is told; of all else what is the same is told once', () => {
  const outbox = new Outbox();
  expect(outbox.isEmpty).toBe(true);
  outbox.add({ table: 'a', what: 'log', seq: 1 });
  outbox.add({ table: 'a', what: 'chat', seq: 1 });
  outbox.add({ table: 'a', what: 'log', seq: 2 });
  outbox.add({ table: 'b', what: 'log', seq: 1 });
  outbox.add({ table: 'a', what: 'chat', seq: 2 });
  outbox.add({ table: 'a', what: 'info' });
  outbox.add({ table: 'a', what: 'info' });
  outbox.add({ table: 'a', what: 'here', person: 'p' });
  outbox.add({ table: 'a', what: 'here', person: 'q' });
  expect(outbox.takeAll()).toEqual([
    { table: 'a', what: 'log', seq: 2 },
    { table: 'a', what: 'chat', seq: 1 },
    { table: 'b', what: 'log', seq: 1 },
    { table: 'a', what: 'chat', seq: 2 },
    { table: 'a', what: 'info' },
    { table: 'a', what: 'here', person: 'p' },
    { table: 'a', what: 'here', person: 'q' },
  ]);
  expect(outbox.isEmpty).toBe(true);
});

test('that notes were lost says all that others would', () => {
  const outbox = new Outbox();
  outbox.add({ table: 'a', what: 'info' });
  outbox.add('lost');
  outbox.add({ table: 'b', what: 'info' });
  expect(outbox.takeAll()).toEqual(['lost']);
  outbox.add({ table: 'b', what: 'info' });
  expect(outbox.takeAll()).toHaveLength(1);
});
