import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 300;
/** With more of the machine in other hands, times say little. */
export const QUIET = 0.1;

/**
 * Waits for a quiet moment, but not for long. The share of the machine that others use, seen while nothing of ours is
 * going on: 0 to 1.
 */
export async function quiet(patience: number): Promise<number> {
  const tooLate = performance.now() + patience;
  for (;;) {
    const others = await othersShare();
    if (others <= QUIET || performance.now() >= tooLate) return others;
  }
}

async function othersShare(): Promise<number> {
  const before = times();
  await pause(LOOK_MS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all || 1);
}

function times(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { idle, all };
}
