import { expect, test } from 'vitest';
import type { ArenaEvent, ArenaTable, PetView } from '../../../../games/mythic-arena/face.ts';
import { healthAt, petAt, withSnapshot } from './snapshots.ts';

const REF = 'solace-1';
const table = (pet: Partial<PetView>) =>
  ({ players: [{ lines: { front: [{ pet: REF, ...pet }], guard: [], rear: [] } }] }) as unknown as ArenaTable;
const hurt = (amount: number) => ({ kind: 'hurt', pet: REF, amount });

/** Something was heard, then a strike that took 30 and stunned. */
const events = [{ kind: 'turn' }, hurt(20), hurt(10), { kind: 'status' }] as unknown as readonly ArenaEvent[];
const calm = table({ left: 100, health: 120, status: {} });
const stunned = table({ left: 70, health: 120, status: { stun: 1 } });
const memory = withSnapshot(withSnapshot(null, calm, 1), stunned, events.length);

test('Health goes down beat by beat', () => {
  expect([1, 2, 3, 4].map((heard) => healthAt(memory, events, REF, heard)?.left)).toEqual([100, 80, 70, 70]);
});

test('what was put on a Pet is not to be seen before all has been shown', () => {
  expect(petAt(memory, REF, 1)?.status).toEqual({});
  expect(petAt(memory, REF, 3)?.status).toEqual({});
  expect(petAt(memory, REF, 4)?.status).toEqual({ stun: 1 });
});

test('of what was taken back nothing is remembered', () => {
  const back = withSnapshot(memory, calm, 1);
  expect(back.before).toBeNull();
  expect(petAt(back, REF, 1)?.status).toEqual({});
});
