import { expect, test } from 'vitest';
import type { ArenaEvent } from '../../../../games/mythic-arena/face.ts';
import { damageIn } from './beats.ts';
import { type BattleScene, inRing, pairIn, petIn, STEPS, sceneOf } from './scene.ts';
import { healthAt, type SnapshotPair, withSnapshot } from './snapshots.ts';
import { type ArenaMoment, after, moments } from './testing/moments.ts';

const sceneAt = ({ view, events }: ArenaMoment): BattleScene | null => sceneOf(view, events);
const kinds = (scene: BattleScene | null) => scene?.beats.map(({ kind }) => kind);

test('a battle goes from step to step, and what came of it stays until something else happens', () => {
  const players = [
    { front: ['gloth'], hand: ['warding-sigil', 'hush'] },
    { front: ['huangdi'], hand: ['falling-star'] },
  ];
  const answers = ['battle', 'power gloth-1 tusk', 'pass', 'pass', 'cleanup'];
  // Both are equally fast; 15 and 4 is 19 against 10, 2 and 3 is 5 against 8.
  const all = after({ players }, answers, [12, 5, 15, 2], 0);
  const scenes = all.map(sceneAt);
  expect(scenes.map((scene) => scene?.step ?? null)).toEqual([null, 'powers', 'runes', 'runes', 'rolls', null]);
  expect(scenes.map((scene) => scene?.over ?? null)).toEqual([null, false, false, false, true, null]);
  expect(scenes[1]?.engagements).toEqual([{ attacker: 'gloth-1', line: 'front', blockers: ['huangdi-2'] }]);
  expect(scenes[2]?.runes).toEqual(['asked', 'waits']);
  expect(scenes[3]?.runes).toEqual(['passed', 'asked']);
  expect([...(scenes[2]?.powers ?? [])]).toEqual([
    ['gloth-1', 'tusk'],
    ['huangdi-2', 'claw'],
  ]);
  expect(kinds(scenes[4] ?? null)).toEqual(['powers', 'faster', 'strike', 'strike']);
  const [, , first, second] = scenes[4]?.beats ?? [];
  expect(first).toMatchObject({
    pet: 'gloth-1',
    target: 'huangdi-2',
    power: 'tusk',
    die: 15,
    bonus: 4,
    miss: 10,
    how: 'hit',
  });
  expect(first && damageIn(first, 'huangdi-2')).toBe(20);
  expect(second).toMatchObject({ pet: 'huangdi-2', die: 2, how: 'miss' });
  const [, , , before, end] = all as [ArenaMoment, ArenaMoment, ArenaMoment, ArenaMoment, ArenaMoment];
  expect([...inRing(end.view, end.events)].sort()).toEqual(['gloth-1', 'huangdi-2']);
  // While the first roll is shown, the Health is that of before it.
  const memory = withSnapshot(
    withSnapshot(null, before.view.table, before.events.length),
    end.view.table,
    end.events.length,
  );
  expect(healthAt(memory, end.events, 'huangdi-2', first?.start ?? 0)).toMatchObject({ left: 100 });
  expect(healthAt(memory, end.events, 'huangdi-2', first?.end ?? 0)).toMatchObject({ left: 80 });
});

test('a battle that was taken back is none', () => {
  const players = [{ front: ['gloth', 'solace'], guard: ['zephyr'], rear: ['mimick'] }, { front: ['huangdi'] }];
  const [before, declared] = after({ players }, ['battle'], [], 0) as [ArenaMoment, ArenaMoment];
  expect(sceneAt(declared)?.step).toBe('attackers');
  const heard = declared.events.length - before.events.length;
  const events = [...declared.events, { kind: '@undone', seat: 0, events: heard } as unknown as ArenaEvent];
  expect(sceneAt({ ...before, events })).toBeNull();
});

test('speed is told where no dice decide, and who answers a strike is known before', () => {
  const players = [
    { front: ['zephyr'], hand: 1 },
    { front: ['gloth'], hand: 0 },
  ];
  const all = after({ players }, ['battle'], [10, 10], 0);
  const scene = sceneAt(all.at(-1) as ArenaMoment);
  expect(kinds(scene)).toEqual(['powers', 'speed', 'strike', 'strike']);
  expect(scene?.beats[1]).toMatchObject({ pets: ['zephyr-1', 'gloth-2'] });
  expect(scene && pairIn(scene, 1)).toEqual(['zephyr-1', 'gloth-2']);
});

test('several engagements: each Attacker with its Blockers', () => {
  const players = [
    { front: ['gloth', 'ol-chomper'], guard: ['mimick'], rear: ['solace'] },
    { front: ['zephyr', 'sable-coil', 'brontes'], guard: ['aelwen'], rear: ['morrow'], hand: ['warding-sigil'] },
  ];
  const answers = ['battle', 'attack gloth-1', 'attack ol-chomper-1', 'block zephyr-2 ol-chomper-1'];
  const more = ['block sable-coil-2 gloth-1', 'block brontes-2 gloth-1'];
  const all = after({ players }, [...answers, ...more], [], null);
  expect(sceneAt(all[1] as ArenaMoment)?.step).toBe('attackers');
  expect(sceneAt(all[3] as ArenaMoment)?.step).toBe('blockers');
  const scene = sceneAt(all.at(-1) as ArenaMoment);
  expect(scene?.engagements).toEqual([
    { attacker: 'gloth-1', line: 'front', blockers: ['sable-coil-2', 'brontes-2'] },
    { attacker: 'ol-chomper-1', line: 'front', blockers: ['zephyr-2'] },
  ]);
  expect(inRing((all.at(-1) as ArenaMoment).view, (all.at(-1) as ArenaMoment).events).size).toBe(5);
});

test('in any game scenes fit what is seen and heard', () => {
  const steps = new Set<string>();
  const beats = new Set<string>();
  for (let n = 0; n < 12; n++) {
    let memory: SnapshotPair | null = null;
    for (const moment of moments(n % 2 === 0 ? 0 : null, `scene ${n}`)) {
      const { view, events } = moment;
      memory = withSnapshot(memory, view.table, events.length);
      const scene = sceneAt(moment);
      if (view.table.battle !== null) expect(scene).not.toBeNull();
      if (scene === null) continue;
      expect(scene.over).toBe(view.table.battle === null);
      expect(STEPS).toContain(scene.step);
      steps.add(scene.step);
      for (const [i, beat] of scene.beats.entries()) {
        beats.add(beat.kind);
        expect(beat.end).toBeGreaterThanOrEqual(beat.start);
        for (const ref of pairIn(scene, i) ?? []) expect(ref).toMatch(/-[12]$/);
      }
      const ring = inRing(view, events);
      for (const ref of ring) {
        const pet = petIn(view.table, ref);
        expect(healthAt(memory, events, ref, events.length)).toMatchObject({ left: pet?.left });
      }
      if (!scene.over)
        for (const { pet, blockers } of view.table.battle?.attacks ?? [])
          for (const ref of [pet, ...blockers]) expect(ring.has(ref)).toBe(petIn(view.table, ref) !== null);
    }
  }
  expect([...steps].sort()).toEqual(['attackers', 'blockers', 'powers', 'rolls', 'runes']);
  for (const kind of ['powers', 'rune', 'speed', 'faster', 'strike', 'retaliates']) expect([...beats]).toContain(kind);
});
