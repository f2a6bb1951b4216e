import { describe, expect, test } from 'vitest';
import { type RoseTable, faceFactory as roseFaces } from '../../games/black-rose/face.ts';
import { type FindTable, faceFactory as findFaces } from '../../games/familiar-find/face.ts';
import { type FoesTable, faceFactory as foesFaces } from '../../games/familiars-and-foes/face.ts';
import { type ArenaTable, faceFactory as arenaFaces } from '../../games/mythic-arena/face.ts';
import type { Face, HeardEvent, View, Viewer } from '../../kernel/index.ts';
import type { GameBoard } from '../table/board.ts';
import type { StagedScene } from '../table/staging/scene.ts';
import { RecordedGames, type SeenMoment } from '../table/testing/moments.ts';
import { harm as roseHarm } from './black-rose/harm.ts';
import { staged as rose } from './black-rose/staging.ts';
import { harm as findHarm } from './familiar-find/harm.ts';
import { staged as find } from './familiar-find/staging.ts';
import { harm as foesHarm } from './familiars-and-foes/harm.ts';
import { staged as foes } from './familiars-and-foes/staging.ts';
import { harm as arenaHarm } from './mythic-arena/harm.ts';
import { petsOf } from './mythic-arena/selectors.ts';
import { staged as arena } from './mythic-arena/staging.ts';

interface StagedGame {
  readonly game: string;
  readonly seats: number;
  readonly face: Face;
  readonly staged: NonNullable<GameBoard['staged']>;
  readonly harm: NonNullable<GameBoard['harm']>;
  /** Whose deed an event is, if it casts or uses a card; and which card. */
  cast(event: HeardEvent, view: View): readonly [seat: number, card: string] | null;
  /** Of whom an event takes something, and how much, by what the change is called. */
  taken(event: HeardEvent): readonly [target: string, amount: number] | null;
  /** What stands in a view for a target. */
  has(view: View, target: string, of: string | null): number | undefined;
}

const num = (value: unknown) => Number(value);
const GAMES: readonly StagedGame[] = [
  {
    ...{ game: 'familiar-find', seats: 3, face: findFaces.core, staged: find, harm: findHarm },
    cast: ({ kind, seat, card, familiar }) =>
      kind === 'cast' ? [num(seat), card as string] : kind === 'used' ? [num(seat), familiar as string] : null,
    taken: ({ kind, from, seat }) => (kind === 'stole' ? [`${from}`, 1] : kind === 'gave' ? [`${seat}`, 1] : null),
    has: ({ table }, target, of) => (table as FindTable).players[num(target)]?.collection[of as string],
  },
  {
    ...{ game: 'black-rose', seats: 3, face: roseFaces.core, staged: rose, harm: roseHarm },
    cast: ({ kind, seat, card }) => (kind === 'casts' || kind === 'springs' ? [num(seat), card as string] : null),
    taken: ({ kind, model, amount }) => (kind === 'hurt' ? [model as string, num(amount)] : null),
    has: ({ table }, target) => {
      const { players } = table as RoseTable;
      if (target.startsWith('power ')) return players[num(target.slice(6))]?.power;
      const models = players.flatMap(({ model, left, evocations }) => [{ model, left }, ...evocations]);
      return models.find((each) => each?.model === target)?.left;
    },
  },
  {
    ...{ game: 'mythic-arena', seats: 2, face: arenaFaces.core, staged: arena, harm: arenaHarm },
    cast: ({ kind, seat, card, pet }) => {
      if (kind === 'rune' || kind === 'used') return [num(seat), card as string];
      const [, name = '', owner = ''] = /^(.*)-(\d)$/.exec(String(pet)) ?? [];
      return kind === 'unique' ? [num(owner) - 1, name] : null;
    },
    taken: ({ kind, pet, amount }) => (kind === 'hurt' ? [pet as string, num(amount)] : null),
    has: ({ table }, target) => (table as ArenaTable).players.flatMap(petsOf).find(({ pet }) => pet === target)?.left,
  },
  {
    ...{ game: 'familiars-and-foes', seats: 3, face: foesFaces.core, staged: foes, harm: foesHarm },
    cast: ({ kind, familiar, deed, spell }, { table }) => {
      const seat = (table as FoesTable).familiars.find((each) => each.familiar === familiar)?.seat;
      if (seat === undefined) return null;
      if (kind === 'casts' || kind === 'uses' || kind === 'attacks') return [seat, deed as string];
      return kind === 'restores' ? [seat, spell as string] : null;
    },
    taken: ({ kind, familiar, points }) => (kind === 'hurt' ? [familiar as string, num(points)] : null),
    has: ({ table }, target) =>
      (table as FoesTable).familiars.find(({ familiar }) => familiar === target)?.hp ??
      (table as FoesTable).foes.find(({ foe }) => foe === target)?.hp,
  },
];

interface StagedMoment {
  readonly before: SeenMoment<unknown>;
  readonly now: SeenMoment<unknown>;
  readonly events: readonly HeardEvent[];
  readonly scenes: readonly StagedScene[];
}

/** All changes of random games, as a seat or somebody who watches sees them. */
function* changesOf({ game, seats, face, staged }: StagedGame, viewer: Viewer, games = 2): Generator<StagedMoment> {
  for (let n = 0; n < games; n++) {
    let before: SeenMoment<unknown> | null = null;
    const options = game === 'mythic-arena' ? { decks: 'dealt' } : {};
    for (const now of new RecordedGames(game).byChance(viewer, seats, `staged ${n}`, options)) {
      if (before !== null) {
        const from = before.events.length;
        const scenes = staged({ face, before: before.view, view: now.view, events: now.events, from });
        yield { before, now, events: now.events.slice(from), scenes };
      }
      before = now;
    }
  }
}
/** In a battle the ring shows it. */
const FOUGHT = ['attack', 'stalemate', 'retaliates', 'switchHit', 'powers', 'faster', 'fails', 'struggles'];

describe.each(GAMES)('in $game', (staging) => {
  test('every card that another casts is staged as that card; one’s own is not', () => {
    let casts = 0;
    for (const { events, scenes, now } of changesOf(staging, 0))
      for (const event of events) {
        const cast = staging.cast(event, now.view);
        if (cast === null) continue;
        const [seat, card] = cast;
        const scene = scenes.find(({ opening }) => opening === event);
        if (seat === 0) expect(scene, JSON.stringify(event)).toBeUndefined();
        else {
          casts++;
          expect(scene?.deed, JSON.stringify(event)).toMatchObject({ seat, card });
        }
      }
    expect(casts).toBeGreaterThan(5);
  });

  test('every loss that others bring about is staged, with the numbers of the events', () => {
    let losses = 0;
    // Somebody who watches: every deed is another’s.
    for (const { events, scenes } of changesOf(staging, null)) {
      if (events.some(({ kind }) => FOUGHT.includes(kind))) continue;
      const told = new Map<string, number>();
      for (const event of events) {
        const taken = staging.taken(event);
        if (taken !== null) told.set(taken[0], (told.get(taken[0]) ?? 0) + taken[1]);
      }
      for (const [target, amount] of told) {
        losses++;
        const heard = scenes.flatMap(({ opening, effects }) => [opening, ...effects]);
        const staged = heard.flatMap((event) => staging.taken(event) ?? []);
        const lost = staged.flatMap((entry, n) => (n % 2 === 0 && entry === target ? [num(staged[n + 1])] : []));
        expect(
          lost.reduce((sum, points) => sum + points, 0),
          JSON.stringify(events),
        ).toBe(amount);
        const shown = scenes.flatMap(({ changes }) => changes).filter((change) => change.target === target);
        expect(shown.length, JSON.stringify(events)).toBeGreaterThan(0);
      }
    }
    expect(losses).toBeGreaterThan(3);
  });

  test('each number goes from what was seen before to what is seen after it', () => {
    let [compared, alike] = [0, 0];
    for (const { before, now, scenes } of changesOf(staging, null)) {
      const changes = scenes.flatMap((scene) => scene.changes);
      for (const change of changes) {
        const others = changes.filter(({ target, of, sign }) =>
          [target, of, sign].every((each, i) => each === [change.target, change.of, change.sign][i]),
        );
        if (change.sign === 'drop' || change.before === null) continue;
        if (others[0] === change) expect(change.before).toBe(staging.has(before.view, change.target, change.of));
        // The next turn may heal it, or take it away, once all this has been shown.
        const after = staging.has(now.view, change.target, change.of);
        if (others.at(-1) === change && after !== undefined) {
          compared++;
          alike += Number(after === change.after);
        }
        expect(change.after).toBe(Math.max(0, change.before + change.amount));
      }
    }
    expect(compared).toBeGreaterThan(3);
    // What a turn that begins or ends heals in the same change is not of the scene.
    expect(alike / compared).toBeGreaterThan(0.7);
  });

  test('a sentence beside the numbers says something else than they do', () => {
    let told = 0;
    for (const { scenes } of changesOf(staging, null))
      for (const scene of scenes) {
        told += scene.told.length;
        for (const event of scene.told) {
          expect(scene.effects).toContain(event);
          expect(event.kind).not.toMatch(/^@/);
          expect(staging.taken(event), JSON.stringify(event)).toBeNull();
        }
      }
    expect(told).toBeGreaterThan(0);
  });

  test('whatever does harm to a seat outside of its own moves is staged with it', () => {
    for (const { before, events, scenes, now } of changesOf(staging, 0)) {
      if (before.question !== null || events.some(({ kind }) => FOUGHT.includes(kind))) continue;
      const heard = scenes.flatMap(({ opening, effects }) => [opening, ...effects]);
      for (const event of events)
        if (staging.taken(event) !== null && staging.harm(event, 0, now.view) !== 'none')
          expect(heard).toContain(event);
    }
  });
});

test('the hidden cards of a pile are turned over one by one, one’s own too, each with what it comes down to', () => {
  const game = GAMES[0] as StagedGame;
  const takers = new Set<number>();
  const verdicts = new Set<string>();
  for (const { events, scenes, now } of changesOf(game, 0, 4))
    for (const event of events) {
      const down = event.kind === 'took' ? (event.down as readonly boolean[]) : [];
      if (!down.includes(true)) continue;
      takers.add(event.seat as number);
      const scene = scenes.find(({ opening }) => opening === event);
      const hidden = (event.cards as readonly string[]).filter((_, n) => down[n]);
      expect(scene?.deed?.turned?.map(({ card }) => card)).toEqual(hidden);
      for (const turned of scene?.deed?.turned ?? []) {
        const { title, text, grave } = turned.verdict('en', { names: ['Ann', 'Ben', 'Cleo'], viewer: now.view.viewer });
        expect(title).toContain(game.face.speech.en.card(turned.card).name);
        if (text !== null) expect(/\b[Yy]ou\b/.test(text), text).toBe(event.seat === 0);
        if (turned.card !== 'abyss-essence') expect(grave).toBe(false);
        verdicts.add(text ?? '');
      }
    }
  expect(takers.size).toBe(3);
  expect(verdicts.size).toBeGreaterThan(3);
});

test('whoever is out is shown with the moons that did it', () => {
  let out = 0;
  for (const { events, scenes } of changesOf(GAMES[0] as StagedGame, null, 6))
    for (const event of events)
      if (event.kind === 'eliminated') {
        out++;
        expect(scenes.find(({ opening }) => opening === event)?.deed?.card).toBe('abyss-essence');
      }
  expect(out).toBeGreaterThan(0);
});
