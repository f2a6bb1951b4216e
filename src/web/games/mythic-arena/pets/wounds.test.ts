import { expect, test } from 'vitest';
import type { ArenaEvent } from '../../../../games/mythic-arena/face.ts';
import { woundsIn } from './wounds.ts';

const EVENTS = [
  { kind: 'hurt', pet: 'gloth-1', amount: 30 },
  { kind: 'cleanup', seat: 0 },
  { kind: 'hurt', pet: 'gloth-1', amount: 10 },
  { kind: 'hurt', pet: 'gloth-1', amount: 20 },
  { kind: 'hurt', pet: 'solace-2', amount: 10 },
  { kind: 'downed', pet: 'solace-2' },
] as unknown as readonly ArenaEvent[];

test('what Pets lost with the last change is added up, and who fell is named', () => {
  const { losses, fallen } = woundsIn(EVENTS, 1);
  expect([...losses]).toEqual([
    ['gloth-1', 30],
    ['solace-2', 10],
  ]);
  expect(fallen).toEqual(['solace-2']);
  expect(woundsIn(EVENTS, EVENTS.length).losses.size).toBe(0);
});
