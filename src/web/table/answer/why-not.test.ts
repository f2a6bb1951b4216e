import { describe, expect, test } from 'vitest';
import { placeNote } from './why-not.tsx';

const rect = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
const window = { width: 360, height: 740 };
const question = rect(8, 500, 344, 120);
const size = { width: 240, height: 80 };

describe('the note', () => {
  test('stands above what it is about, its tail at the middle of it', () => {
    const placed = placeNote(size, rect(130, 300, 100, 140), question, window);
    expect(placed).toEqual({ left: 60, top: 208, tail: 113, below: false });
  });

  test('stays in the window, and the tail with what it is about', () => {
    const right = placeNote(size, rect(320, 300, 30, 40), question, window);
    expect(right.left).toBe(112);
    expect(right.tail).toBe(216);
    const left = placeNote(size, rect(0, 300, 30, 40), question, window);
    expect(left.left).toBe(8);
    expect(left.tail).toBe(10);
  });

  test('hangs below what lies at the top', () => {
    const placed = placeNote(size, rect(130, 50, 100, 40), question, window);
    expect(placed).toMatchObject({ top: 102, below: true });
  });

  test('never covers the question', () => {
    const hand = placeNote(size, rect(100, 640, 80, 100), question, window);
    expect(hand.top + size.height).toBeLessThanOrEqual(question.top);
    const tall = placeNote(size, rect(100, 20, 80, 470), question, window);
    expect(tall.top + size.height).toBeLessThanOrEqual(question.top);
  });

  test('stands beside the question where there is no room above it', () => {
    const lying = { width: 740, height: 360 };
    const asked = rect(410, 70, 320, 90);
    const placed = placeNote({ width: 260, height: 140 }, rect(600, 300, 70, 100), asked, lying);
    expect(placed).toEqual({ left: 138, top: 212, tail: null, below: false });
  });
});
