import { beforeAll, expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import { type ArenaTable, faceFactory } from '../../../../games/mythic-arena/face.ts';
import {
  type AnyGame,
  below,
  type HeardEvent,
  heardBy,
  LANGUAGES,
  Match,
  seededRng,
  type View,
  type Viewer,
} from '../../../../kernel/index.ts';
import { placesIn, propsFor, renderBoard, withoutDocument } from '../../../table/testing/render.tsx';
import { isPreparing } from '../deck-builder/deck-builder.tsx';
import { messages } from '../generated/all.ts';
import { board as game } from '../index.ts';

const rules = games['mythic-arena']?.core as AnyGame;
const face = faceFactory.core;

beforeAll(withoutDocument);

const drawn = (view: View, events: readonly HeardEvent[]): string =>
  renderBoard(game, propsFor(face, view, { events }));

interface BoardMoment {
  readonly heard: readonly HeardEvent[];
  readonly all: readonly HeardEvent[];
  readonly before: View;
  readonly after: View;
}

/** What a viewer hears in a game of chance moves, with how things stood before and after. */
function* moments(viewer: Viewer, seed: string): Generator<BoardMoment> {
  const match = Match.start(rules, { seats: 2, options: { decks: 'dealt' }, seed, salts: [] });
  const rng = seededRng(seed, 'moves');
  const all: HeardEvent[] = [];
  while (match.state.result === null) {
    const seat = rules.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    const before = match.view(viewer);
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    const heard = outcome.events.flatMap((told) => heardBy(told, viewer) ?? []);
    all.push(...heard);
    yield { heard, all: [...all], before, after: match.view(viewer) };
  }
}
const VIEWERS: readonly Viewer[] = [0, 1, null, 'all'];
const inArena = (view: View): boolean => !isPreparing(view as View<ArenaTable>);

/** Every kind of event after which a card lies elsewhere, or another way up. */
const MOVING = [
  ...['led', 'unveiled', 'drew', 'played', 'attached', 'placed', 'rune', 'usedUp', 'rests', 'moved'],
  ...['switched', 'elythSpent', 'downed', 'summoned', 'renewed', 'returns', 'elythTaken'],
];

test('every event that moves a card has flights, between places that the board shows', () => {
  const seen = new Set<string>();
  const places = [
    'ring',
    ...['front', 'guard', 'rear', 'hand', 'pile', 'spent', 'stasis', 'removed', 'items', 'deck'].flatMap((zone) => [
      `${zone}:0`,
      `${zone}:1`,
    ]),
  ];
  for (let n = 0; n < 60; n++) {
    for (const { heard, before, after } of moments(VIEWERS[n % 4] as Viewer, `flights ${n}`)) {
      for (const event of heard) {
        for (const { from, to } of game.flights(event, after, before)) {
          seen.add(event.kind);
          if (!places.includes(from)) throw new Error(`${event.kind} comes from ${from}`);
          if (!places.includes(to)) throw new Error(`${event.kind} goes to ${to}`);
        }
      }
    }
  }
  expect(MOVING.filter((kind) => !seen.has(kind))).toEqual([]);
});

test('no place is shown twice, and every zone of the game has one', () => {
  for (let n = 0; n < 8; n++) {
    let count = 0;
    for (const { after, all } of moments(VIEWERS[n % 4] as Viewer, `places ${n}`)) {
      if (count++ % 41 !== 0 || !inArena(after)) continue;
      const places = placesIn(drawn(after, all));
      expect(places.length, places.join(' ')).toBe(new Set(places).size);
      for (const { id } of face.zones(after)) if (!id.startsWith('deck')) expect(places, id).toContain(id);
    }
  }
});

test('every Pet is called by a sentence with its Health, and nothing of a hidden hand is drawn', () => {
  for (const { after, all } of moments(0, 'sentences')) {
    const { players } = after.table as ArenaTable;
    const pets = players.flatMap(({ lines }) => Object.values(lines).flat());
    if (pets.length < 4 || !inArena(after) || (after.table as ArenaTable).battle !== null) continue;
    const html = drawn(after, all);
    for (const { left, health } of pets) expect(html).toContain(`${left} of ${health} Health`);
    expect(html).toContain(`Willpower ${players[1]?.cards}`);
    return;
  }
  throw new Error('never four Pets');
});

test('who gave up is said to have, in every language, and nobody leads any more; the draft stays where it was given up', () => {
  const [{ after, all }] = [...moments(0, 'given up')].filter(({ after }) => inArena(after)).slice(-2) as [BoardMoment];
  const result = { winners: [1], places: [2, 1], reason: '@resigned' };
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const { leads, follows, gaveUp, wins } = messages[language].board;
    const flags = (view: View, hasGivenUp: boolean) => {
      const props = propsFor(face, view, { events: all, language });
      const seats = props.seats.map((seat) => ({ ...seat, gaveUp: hasGivenUp && seat.seat === 0 }));
      const html = renderBoard(game, { ...props, seats });
      return [...html.matchAll(/class="turn-flag">([^<]*)</g)].map((match) => match[1]).sort();
    };
    expect(flags(after, false)).toEqual([leads, follows].sort());
    expect(flags({ ...after, asked: [], result }, true)).toEqual([gaveUp, wins].sort());
    said.add(gaveUp);
  }
  expect(said.size).toBe(LANGUAGES.length);
  const drafts = Match.start(rules, { seats: 2, options: { decks: 'draft' }, seed: 'given up', salts: [] }).view(0);
  expect(inArena({ ...drafts, asked: [], result })).toBe(false);
});
