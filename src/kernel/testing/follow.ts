import { type AnyGame, heardBy, listening, type Options, type Seat, seededRng } from '../index.ts';
import { give, linesFor, pick } from './contract/walk.ts';

/** Plays a random game. Every event is told with the state as it is at that moment; then comes a look at the state. */
export function follow(
  game: AnyGame,
  setup: { seats: number; options: Options; seed: string },
  hears: (of: ReturnType<typeof heardBy>, viewer: Seat, s: never) => void,
  look: (s: never) => void,
): void {
  const luck = seededRng('follow', setup.seed);
  const during = <X>(what: () => X, s: () => unknown): X =>
    listening((told) => {
      for (let viewer = 0; viewer < setup.seats; viewer++) hears(heardBy(told, viewer), viewer, s() as never);
    }, what);
  const s = during(
    () => game.start({ ...setup, salts: [] }),
    () => null,
  );
  for (let n = 0; s.result === null; n++) {
    if (n % 7 === 0) look(s as never);
    const line = pick(luck, linesFor(game, s, luck));
    during(
      () => give(game, s, line),
      () => s,
    );
  }
}
