import { beforeEach, expect, test } from 'vitest';
import { UpdateQueue } from './update-queue.ts';

let taken: number[];
let breaths: (() => void)[];
let inbox: UpdateQueue<number>;
beforeEach(() => {
  taken = [];
  breaths = [];
  inbox = new UpdateQueue<number>(
    (one) => void taken.push(one),
    (act) => void breaths.push(act),
  );
});
const flood = (from: number, to: number) => {
  for (let n = from; n <= to; n++) inbox.put(n);
};
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
const breathe = () => {
  for (const act of breaths.splice(0)) act();
};

test('what comes is taken as it comes', () => {
  for (const n of upTo(60)) {
    inbox.put(n);
    expect(taken).toEqual(upTo(n));
    breathe();
  }
  expect(breaths).toEqual([]);
});

test('of a flood the rest waits for a breath, in its order, and then comes together', () => {
  flood(1, 200);
  expect(taken).toEqual(upTo(20));
  breathe();
  expect(taken).toEqual(upTo(200));
  // What comes before the next breath waits for that.
  inbox.put(201);
  expect(taken).toHaveLength(200);
  breathe();
  expect(taken).toEqual(upTo(201));
  breathe();
  inbox.put(202);
  expect(taken).toEqual(upTo(202));
});

test('what waits when it is closed is not taken', () => {
  flood(1, 30);
  inbox.close();
  breathe();
  expect(taken).toEqual(upTo(20));
});
