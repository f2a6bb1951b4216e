import { createHash } from 'node:crypto';
import { canonical, heardBy, type Match, type ToldEvent, type Viewer } from '../src/kernel/index.ts';

/** Sixteen hexadecimal digits for plain data, whatever the order of its keys. */
export const fingerprint = (data: unknown): string =>
  createHash('sha256')
    .update(canonical(data as never))
    .digest('hex')
    .slice(0, 16);

/**
 * The fingerprint of everything that anybody can see of a match as it stands: the views of all seats, of a spectator and
 * of all-seeing eyes, the questions as those asked and as others see them, and what each heard of the last answer.
 */
export function seenIn({ game, state }: Match, told: readonly ToldEvent[]): string {
  const viewers: readonly Viewer[] = [...Array.from({ length: state.seats }, (_, seat) => seat), null, 'all'];
  const asked = game.asked(state);
  return fingerprint({
    views: viewers.map((viewer) => game.view(state, viewer)),
    questions: asked.map((seat) => [game.question(state, seat), game.question(state, seat, null)]),
    heard: viewers.map((viewer) => told.flatMap((event) => heardBy(event, viewer) ?? [])),
  });
}
