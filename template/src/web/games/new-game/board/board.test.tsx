import { beforeAll, expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import { faceFactory } from '../../../../games/new-game/face.ts';
import {
  type AnyGame,
  below,
  type HeardEvent,
  heardBy,
  Match,
  seededRng,
  type View,
  type Viewer,
} from '../../../../kernel/index.ts';
import { placesIn, propsFor, renderBoard, withoutDocument } from '../../../table/testing/render.tsx';
import { board } from '../index.ts';

const rules = games['new-game']?.core as AnyGame;
const face = faceFactory.core;

beforeAll(withoutDocument);

const placesOn = (view: View): string[] => placesIn(renderBoard(board, propsFor(face, view)));

/** What a viewer hears in a game of chance moves, with how things stand after it. */
function* moments(seats: number, viewer: Viewer, seed: string): Generator<{ heard: HeardEvent; after: View }> {
  const match = Match.start(rules, { seats, options: {}, seed, salts: [] });
  const rng = seededRng(seed, 'moves');
  while (match.state.result === null) {
    const seat = rules.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    const after = match.view(viewer);
    for (const told of outcome.events) yield { heard: heardBy(told, viewer) as HeardEvent, after };
  }
}

test.each([0, null, 'all'] as const)('every zone has its place, and cards fly between places (for %s)', (viewer) => {
  const seen = new Set<string>();
  const { after: first } = moments(3, viewer, 'places').next().value as { after: View };
  const places = placesOn(first);
  expect([...places].sort()).toEqual(
    face
      .zones(first)
      .map(({ id }) => id)
      .sort(),
  );
  for (const { heard, after } of moments(3, viewer, 'flights'))
    for (const { from, to } of board.flights(heard, after, after)) {
      seen.add(heard.kind);
      expect(places).toContain(from);
      expect(places).toContain(to);
    }
  expect([...seen]).toEqual(expect.arrayContaining(['returned', 'gathered', 'home', 'used']));
});
