import { expect, test } from 'vitest';
import { heardBy, listening, only, open, reports, reveal, show, type ToldEvent } from './events.ts';

let built = 0;
const tell = reports({
  moved: (seat: number) => {
    built++;
    return open({ seat });
  },
  turned: (card: string) => reveal({ card }),
  hid: (seat: number, card: string) => only([seat], { seat, card }, { seat }),
  whispered: (seat: number) => only([seat], { seat }),
  drew: (seat: number, card: string) => show([seat], { seat, card }, { seat }),
});

const heard = (during: () => void): ToldEvent[] => {
  const told: ToldEvent[] = [];
  listening((event) => told.push(event), during);
  return told;
};

test('nothing is built while nobody listens', () => {
  built = 0;
  tell.moved(1);
  expect(built).toBe(0);
  heard(() => tell.moved(1));
  expect(built).toBe(1);
});

test('events come in the order in which things happened', () => {
  const told = heard(() => {
    tell.moved(1);
    tell.turned('moth');
  });
  expect(told.map(({ kind }) => kind)).toEqual(['moved', 'turned']);
});

test('who is meant hears it whole, the others the rest or nothing', () => {
  const [hid, whispered] = heard(() => {
    tell.hid(1, 'moth');
    tell.whispered(1);
  }) as [ToldEvent, ToldEvent];
  expect(heardBy(hid, 1)).toEqual({ kind: 'hid', seat: 1, card: 'moth' });
  expect(heardBy(hid, 'all')).toEqual({ kind: 'hid', seat: 1, card: 'moth' });
  expect(heardBy(hid, 0)).toEqual({ kind: 'hid', seat: 1 });
  expect(heardBy(hid, null)).toEqual({ kind: 'hid', seat: 1 });
  expect(heardBy(whispered, 1)).toEqual({ kind: 'whispered', seat: 1 });
  expect(heardBy(whispered, 0)).toBeNull();
  expect(heardBy(whispered, null)).toBeNull();
});

test('an open event is heard whole by everybody, spectators too', () => {
  const [moved] = heard(() => tell.moved(2)) as [ToldEvent];
  for (const viewer of [0, 2, null, 'all'] as const) expect(heardBy(moved, viewer)).toEqual({ kind: 'moved', seat: 2 });
});

test('only what brings something hidden to light says so', () => {
  const told = heard(() => {
    tell.moved(0);
    tell.turned('moth');
    tell.hid(0, 'moth');
    tell.drew(0, 'newt');
  });
  expect(told.map(({ reveals }) => reveals)).toEqual([false, true, false, true]);
});

test('an inner listener hears alone, and the outer one again after it, even when something throws', () => {
  const inner: ToldEvent[] = [];
  const outer = heard(() => {
    tell.moved(0);
    const crash = () => {
      tell.moved(1);
      throw new Error('crash');
    };
    expect(() => listening((event) => inner.push(event), crash)).toThrow('crash');
    tell.moved(2);
  });
  expect(outer.map(({ full }) => full.seat)).toEqual([0, 2]);
  expect(inner.map(({ full }) => full.seat)).toEqual([1]);
});
