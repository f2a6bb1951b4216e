import { expect, test } from 'vitest';
import { FakeClock } from '../motion/testing/fake-clock.ts';
import { type TimedScene, timed } from './lengths.ts';
import type { StagedDeed, StagedScene } from './scene.ts';
import { StagingController } from './staging-controller.ts';

const verdict = () => ({ title: '', text: null, grave: false });
const deed: StagedDeed = { seat: 1, card: 'spell', by: null, cast: true };
const scene = (key: number, some: Partial<StagedScene> = {}): StagedScene => ({
  ...{ key, deed, opening: { kind: 'casts' }, effects: [], changes: [], told: [] },
  ...some,
});
const turning = scene(1, { deed: { ...deed, turned: ['a', 'b', 'c'].map((card) => ({ card, verdict })) } });
const total = (scenes: readonly TimedScene[]) => scenes.reduce((sum, { ms }) => sum + ms, 0);
const never = () => false;

test('the pace says how long a scene is shown; where others are shown at once, none is', () => {
  const at = (pace: 'slow' | 'normal' | 'quick') => total(timed([scene(1)], 0, pace, never));
  expect(at('slow')).toBeGreaterThan(at('normal'));
  expect(at('normal')).toBeGreaterThan(at('quick'));
  expect(timed([scene(1)], 0, 'instant', never)).toEqual([]);
});

test('what hits the viewer takes longer, a card that is still at work nothing', () => {
  const usual = total(timed([scene(1)], 0, 'normal', never));
  expect(total(timed([scene(1)], 0, 'normal', () => true))).toBeGreaterThan(usual);
  expect(total(timed([scene(1)], 5, 'normal', never))).toBe(0);
});

test('what has been shown is not shown again when something else follows it', () => {
  const alone = timed([scene(7)], 5, 'normal', never);
  const followed = timed([turning, scene(7)], 5, 'normal', never);
  expect(followed).toEqual(alone);
  const clock = new FakeClock();
  const staging = new StagingController(clock.surroundings);
  staging.show(timed([turning], 0, 'normal', never));
  staging.show(followed);
  expect(staging.state.get()?.staged.scene.key).toBe(7);
  expect(staging.left).toBe(total(alone));
});

test('cards that were turned over lie open when something new comes of them', () => {
  const effect = { seat: 0, who: null, target: 'x', at: {}, sign: null, of: 'x', amount: -1, before: 2, after: 1 };
  const [later] = timed([{ ...turning, changes: [effect] }], 5, 'normal', never) as [TimedScene];
  expect(later.ms).toBe(total(timed([scene(7)], 5, 'normal', never)));
  const clock = new FakeClock();
  const staging = new StagingController(clock.surroundings);
  staging.show([later]);
  expect(staging.state.get()?.turned).toBe(3);
  clock.pass(later.ms);
  expect(staging.state.get()).toBe(null);
});

test('much that happens at once is shown faster', () => {
  const one = total(timed([scene(1)], 0, 'normal', never));
  const many = Array.from({ length: 9 }, (_, key) => scene(key));
  expect(total(timed(many, 0, 'normal', never))).toBeLessThan(5 * one);
});

test('hidden cards are turned over one by one', () => {
  const clock = new FakeClock();
  const staging = new StagingController(clock.surroundings);
  const [timedScene] = timed([turning], 0, 'normal', never) as [TimedScene];
  staging.show([timedScene]);
  const turned = () => staging.state.get()?.turned ?? null;
  expect(turned()).toBe(1);
  clock.pass(timedScene.card);
  expect(turned()).toBe(2);
  clock.pass(timedScene.card);
  expect(turned()).toBe(3);
  expect(staging.left).toBe(timedScene.ms - 2 * timedScene.card);
  clock.pass(staging.left);
  expect(turned()).toBe(null);
});

test('a card that is still at work stays while it has time, and goes on with what comes of it', () => {
  const clock = new FakeClock();
  const staging = new StagingController(clock.surroundings);
  const shown = () => staging.state.get()?.staged.scene ?? null;
  staging.show(timed([scene(3)], 3, 'normal', never));
  staging.show(timed([scene(3)], 4, 'normal', never));
  expect(shown()?.key).toBe(3);
  const effect = { seat: 0, who: null, target: 'x', at: {}, sign: null, of: 'x', amount: -1, before: 2, after: 1 };
  const hit = scene(3, { changes: [effect] });
  staging.show(timed([hit], 5, 'normal', never));
  expect(shown()).toBe(hit);
  clock.pass(10_000);
  expect(shown()).toBe(null);
});
