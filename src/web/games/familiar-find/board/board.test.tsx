import { beforeAll, expect, test } from 'vitest';
import { type FindFace, type FindTable, faceFactory } from '../../../../games/familiar-find/face.ts';
import { games } from '../../../../games/index.ts';
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
import { board as game } from '../index.ts';
import { doomOf } from '../selectors.ts';

const rules = games['familiar-find']?.core as AnyGame;
const face = faceFactory.core;

beforeAll(withoutDocument);

const drawn = (view: View): string => renderBoard(game, propsFor(face, view));

/** Drawing takes long, and tables with the same zones have the same places. */
const known = new Map<string, readonly string[]>();
function placesOn(view: View): readonly string[] {
  const { players } = view.table as FindTable;
  const key = [
    view.viewer,
    players.some(({ familiar }) => familiar === null),
    ...face.zones(view).map(({ id }) => id),
  ].join();
  const places = known.get(key) ?? placesIn(drawn(view));
  known.set(key, places);
  return places;
}

interface BoardMoment {
  readonly heard: HeardEvent;
  readonly before: View;
  readonly after: View;
}

/** What a viewer hears in a game of chance moves, with how things stood before and after. */
function* moments(seats: number, viewer: Viewer, seed: string): Generator<BoardMoment> {
  const options = { abilities: true, locations: true, tourism: true, familiars: 'chosen' };
  const match = Match.start(rules, { seats, options, seed, salts: [] });
  const rng = seededRng(seed, 'moves');
  while (match.state.result === null) {
    const seat = rules.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    const before = match.view(viewer);
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    const after = match.view(viewer);
    for (const told of outcome.events) yield { heard: heardBy(told, viewer) as HeardEvent, before, after };
  }
}
const VIEWERS: readonly Viewer[] = [0, null, 'all'];

/** Every kind of event after which a card lies elsewhere, or another way up. */
const MOVING = [
  ...['befriended', 'travelled', 'drew', 'took', 'collected', 'cast', 'fizzled', 'sifted', 'discarded', 'dropped'],
  ...['stole', 'gave', 'traded', 'unveiled', 'laid', 'filled', 'merged'],
];

test('every event that moves a card has flights, between places that the board shows', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 36; n++) {
    const viewer = VIEWERS[Math.floor(n / 3) % 3] as Viewer;
    for (const { heard, before, after } of moments(2 + (n % 3), viewer, `flights ${n}`)) {
      const flights = game.flights(heard, after, before);
      if (flights.length > 0) seen.add(heard.kind);
      const places = [...placesOn(before), ...placesOn(after)];
      for (const { from, to } of flights) {
        if (!places.includes(from)) throw new Error(`${heard.kind} comes from ${from}, which ${viewer} is not shown`);
        if (!places.includes(to)) throw new Error(`${heard.kind} goes to ${to}, which ${viewer} is not shown`);
      }
    }
  }
  expect(MOVING.filter((kind) => !seen.has(kind))).toEqual([]);
});

test('no place is shown twice, and every zone of the game has one', () => {
  for (let n = 0; n < 9; n++) {
    let count = 0;
    for (const { after } of moments(2 + (n % 3), VIEWERS[Math.floor(n / 3)] as Viewer, `places ${n}`)) {
      if (count++ % 31 !== 0) continue;
      const places = placesIn(drawn(after));
      expect(places.length, places.join(' ')).toBe(new Set(places).size);
      const isChoosing = places.includes('familiars');
      for (const { id } of face.zones(after)) {
        // While Familiars are chosen the piles are hidden behind them.
        if (isChoosing && /^(centre|side|location)/.test(id)) continue;
        expect(places, id).toContain(id);
      }
    }
  }
});

test('face-down cards of others are drawn as backs alone', () => {
  for (const { after } of moments(4, 0, 'backs')) {
    const zones = face.zones(after).filter(({ id }) => id === 'centre' || id.startsWith('side-'));
    const backs = zones.flatMap(({ cards }) => cards).filter(({ card }) => card === null).length;
    if (backs < 3) continue;
    const html = drawn(after);
    // One more is the deck.
    expect(html.match(/data-card=""/g)?.length).toBe(backs + 1);
    return;
  }
  throw new Error('no game with backs');
});

test('who has too many moons is told so, and not that it is their turn', () => {
  const told = new Set<string>();
  for (let n = 0; n < 40 && told.size < 2; n++) {
    for (const { after } of moments(4, 0, `moons ${n}`)) {
      if (after.result !== null) continue;
      const doom = doomOf(after as View<FindTable>, face as FindFace, 0);
      if (doom === null || told.has(doom)) continue;
      told.add(doom);
      const html = drawn(after);
      expect(html).toContain(`>${doom === 'out' ? 'out' : 'out, unless you lose a moon'}</p>`);
      expect(html).not.toContain('your turn');
      expect(html).not.toContain('short of a set');
    }
  }
  expect([...told].sort()).toEqual(['out', 'unless']);
});

test('where nobody is asked any more it is nobody’s turn', () => {
  for (const { after } of moments(2, 0, 'given up')) {
    if ((after.table as FindTable).active !== 0 || !drawn(after).includes('your turn')) continue;
    expect(drawn({ ...after, asked: [] })).not.toContain('your turn');
    return;
  }
  throw new Error('it never was their turn');
});
