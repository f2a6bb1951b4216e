import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstDifference, fullestOptions, playthrough } from '../kernel/testing/playthrough.ts';
import { games } from './index.ts';

/** `npm run playthroughs` records instead of comparing. */
const recording = process.env.MODE === 'record';

describe.each(Object.values(games).map(({ name, core }) => [name, core] as const))('%s', (name, game) => {
  const { min, max } = game.seating.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);

  test.each(counts)('plays with %d as it was recorded', (seats) => {
    const path = `${name}/playthroughs/${seats}.txt`;
    const file = join(import.meta.dirname, path);
    const setup = { seats, options: fullestOptions(game, seats), seed: `playthrough ${seats}`, salts: [] };
    const played = playthrough(game, setup);
    if (recording) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, played);
    }
    const again =
      'If that is as it should be, `npm run playthroughs` records it anew; read the diff before you commit it.';
    expect(existsSync(file), `${path} is missing. ${again}`).toBe(true);
    const difference = firstDifference(readFileSync(file, 'utf8'), played);
    if (difference !== null) throw new Error(`${path}, ${difference.path}, ${difference.message}\n${again}`);
  });
});
