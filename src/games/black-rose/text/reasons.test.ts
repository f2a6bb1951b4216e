import { expect, test } from 'vitest';
import type { HeardEvent } from '../../../kernel/index.ts';
import { faceFactory } from '../face.ts';

const { speech } = faceFactory.core;
const scene = { names: ['Ana', 'Ben'], viewer: 'all', alike: [] } as const;

/** The log of these events, with the reasons that it gives. */
const told = (events: readonly HeardEvent[], language: 'en' | 'fr' = 'en') =>
  events.flatMap((event, n) => speech[language].event(event, scene, (back) => events[n - back]) ?? []);
const visit = { kind: 'visit', seat: 0 };
const casts = { kind: 'casts', seat: 0, quick: false, card: 'vertigo', side: 'a' };
const hurt = { kind: 'hurt', model: 'rebecca-2', amount: 2, seat: 0 };
const moved = { kind: 'moved', model: 'rebecca-2', room: 'crypt' };

test('who is hurt and moved by a spell, and who is not, reads why', () => {
  expect(told([visit, casts, hurt, moved]).slice(2)).toEqual([
    'Rebecca (Ben) takes 2 damage from Ana (Vertigo).',
    'Rebecca (Ben) goes to the Crypt (Vertigo).',
  ]);
  expect(told([visit, casts, hurt], 'fr').at(-1)).toBe('Rebecca (Ben) subit 2 Dégâts d’Ana (Vertige).');
  // A second time nobody moved it, nor does a spell move its own Mage on foot.
  expect(told([visit, casts, moved, moved]).at(-1)).toBe('Rebecca (Ben) goes to the Crypt.');
  expect(told([visit, casts, hurt, { ...moved, model: 'tessa-1' }]).at(-1)).toBe('Tessa (Ana) goes to the Crypt.');
});

test('a Trap that goes off meanwhile takes no blame for what its victim does', () => {
  const springs = { kind: 'springs', seat: 1, card: 'backdraft', side: 'a' };
  const back = { ...hurt, model: 'tessa-1', seat: 1 };
  expect(told([visit, casts, springs, back, hurt]).slice(3)).toEqual([
    'Tessa (Ana) takes 2 damage from Ben (Backdraft).',
    'Rebecca (Ben) takes 2 damage from Ana (Vertigo).',
  ]);
  const on = { ...moved, model: 'tessa-1' };
  expect(told([visit, on, springs, back, on]).at(-1)).toBe('Tessa (Ana) goes to the Crypt.');
});

test('where the reason is not sure none is given: after a strike, on entering, in another turn', () => {
  const plain = 'Rebecca (Ben) takes 2 damage from Ana.';
  expect(told([visit, casts, { kind: 'strikes', seat: 0, target: 'rebecca-2' }, hurt]).at(-1)).toBe(plain);
  expect(told([visit, casts, moved, hurt]).at(-1)).toBe(plain);
  expect(told([casts, visit, hurt]).at(-1)).toBe(plain);
  expect(speech.en.event(hurt, scene)).toBe(plain);
});

test('an event of the Rose is the reason for what it does', () => {
  const bell = { kind: 'event', event: 'summons-bell' };
  expect(told([bell, { kind: 'cell', seat: 1 }]).at(-1)).toBe('Ben is back in the Cell (The Bell).');
  const roses = { ...hurt, seat: null, amount: 1 };
  expect(told([{ kind: 'event', event: 'thorn-rain' }, roses]).at(-1)).toBe(
    'Rebecca (Ben) takes 1 damage from the Rose (Rain of Thorns).',
  );
  const felled = { kind: 'defeated', model: 'rebecca-2', seat: 0 };
  expect(told([bell, felled, { kind: 'cell', seat: 1 }]).at(-1)).toBe('Ben is back in the Cell.');
});
