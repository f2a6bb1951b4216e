import { expect, test } from 'vitest';
import { addressBucket, allowance, TokenBucket } from './token-bucket.ts';

const taken = (bucket: TokenBucket, tries: number, now: number) =>
  Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;

test('a burst goes through at once, then so many a second', () => {
  const bucket = new TokenBucket(10, 30, 0);
  expect([taken(bucket, 100, 0), taken(bucket, 100, 500), taken(bucket, 100, 1500)]).toEqual([30, 5, 10]);
});

test('after a long pause there is no more than a burst', () => {
  const bucket = new TokenBucket(10, 30, 0);
  expect(taken(bucket, 100, 1e9)).toBe(30);
});

test('a clock that goes back gives nothing away', () => {
  const bucket = new TokenBucket(10, 30, 1000);
  taken(bucket, 30, 1000);
  expect(taken(bucket, 10, 0)).toBe(0);
});

test('a person may send twice what a socket may, and few lines of chat', () => {
  const { messages, chat } = allowance(20, 0);
  expect([taken(messages, 1000, 0), taken(messages, 1000, 1000)]).toEqual([120, 40]);
  expect([taken(chat, 10, 0), taken(chat, 10, 2000)]).toEqual([4, 1]);
});

test('an address may send ten times what a socket may, with however many people', () => {
  const bucket = addressBucket(20, 0);
  expect([taken(bucket, 5000, 0), taken(bucket, 5000, 1000)]).toEqual([600, 200]);
});
