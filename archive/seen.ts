import { createHash } from 'node:crypto';
import { heardBy, type Match, type ToldEvent, type Viewer } from '../src/kernel/index.ts';
import { CanonicalWriter } from './canonical-writer.ts';

/**
 * Sixteen hexadecimal digits for plain data, whatever the order of its keys. Of a state it is the same as `game.hash`.
 * Who asks again and again for what changes little brings a writer.
 */
export const fingerprint = (data: unknown, writer = new CanonicalWriter()): string =>
  createHash('sha256').update(writer.write(data)).digest('hex').slice(0, 16);

/**
 * The fingerprint of everything that anybody can see of a match as it stands: the views of all seats, of a spectator and
 * of all-seeing eyes, the questions as those asked and as others see them, and what each heard of the last answer.
 */
export function seenIn({ game, state }: Match, told: readonly ToldEvent[], writer?: CanonicalWriter): string {
  const viewers: readonly Viewer[] = [...Array.from({ length: state.seats }, (_, seat) => seat), null, 'all'];
  const asked = game.asked(state);
  const seen = {
    views: viewers.map((viewer) => game.view(state, viewer)),
    questions: asked.map((seat) => [game.question(state, seat), game.question(state, seat, null)]),
    heard: viewers.map((viewer) => told.flatMap((event) => heardBy(event, viewer) ?? [])),
  };
  return fingerprint(seen, writer);
}
