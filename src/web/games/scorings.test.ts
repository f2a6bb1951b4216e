import { describe, expect, test } from 'vitest';
import type { RoseFace, RoseTable } from '../../games/black-rose/face.ts';
import type { FindTable } from '../../games/familiar-find/face.ts';
import type { FoesTable } from '../../games/familiars-and-foes/face.ts';
import type { ArenaTable } from '../../games/mythic-arena/face.ts';
import type { Face, Language, Options, Result, View } from '../../kernel/index.ts';
import type { GameBoard } from '../table/board.ts';
import type { GameScoring } from '../table/ending/scoring.ts';
import { RecordedGames, type SeenMoment } from '../table/testing/moments.ts';
import { scoring as rose } from './black-rose/scoring.ts';
import { scoring as find } from './familiar-find/scoring.ts';
import { scoring as foes } from './familiars-and-foes/scoring.ts';
import { scoring as arena } from './mythic-arena/scoring.ts';
import { faces } from './register.ts';

const LANGUAGES: readonly Language[] = ['en', 'it', 'fr', 'es', 'de'];
const names = ['Ana', 'Ben', 'Cleo', 'Dora'];

interface EndedGame {
  readonly view: View;
  readonly result: Result;
  readonly shown: GameScoring;
  /** The same for somebody who heard nothing but the end. */
  readonly late: GameScoring;
}

function worked(scoring: GameScoring | null): GameScoring {
  if (scoring === null) throw new Error('the score could not be worked out');
  return scoring;
}

/** Random games to their end, as each viewer saw them. */
async function* ended(
  game: string,
  score: NonNullable<GameBoard['scoring']>,
  setups: readonly (readonly [seats: number, options: Options])[],
  games: number,
  how: 'byChance' | 'byBots' = 'byChance',
): AsyncGenerator<EndedGame> {
  const face = (await faces[game]?.())?.core as Face;
  for (const [seats, options] of setups)
    for (let n = 0; n < games; n++) {
      const viewer = n % (seats + 1) === seats ? null : n % (seats + 1);
      const moments = [...new RecordedGames(game)[how](viewer, seats, `scoring ${n}`, options)];
      const { view, events } = moments.at(-1) as SeenMoment<unknown>;
      for (const language of LANGUAGES) {
        const words = { view, face, speech: face.speech[language], language, scene: { names, viewer } };
        const shown = worked(score({ ...words, events }));
        expect(shown.rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(shown)).not.toMatch(/undefined|NaN/);
        for (const { cells } of shown.rows) for (const { id } of shown.columns) expect(cells).toHaveProperty(id);
        if (language === 'en')
          yield {
            view,
            result: view.result as Result,
            shown,
            late: worked(score({ ...words, events: events.slice(-1) })),
          };
      }
    }
}

/** Whose rows are ahead by the numbers alone. */
const leaders = ({ rows }: GameScoring): (number | null)[] =>
  rows.flatMap(({ leads, seat }) => (leads ? [seat] : [])).sort((a, b) => (a ?? -1) - (b ?? -1));
const valuesOf = (row: GameScoring['rows'][number], ids: readonly string[]): (number | null)[] =>
  ids.map((id) => row.cells[id]?.value ?? null);
const sum = (list: readonly (number | null)[]): number => list.reduce<number>((all, each) => all + (each ?? 0), 0);
/** The rows that have most in the column that is lit. */
const mostIn = ({ rows, decided }: GameScoring): (number | null)[] => {
  const value = (row: GameScoring['rows'][number]) => row.cells[decided as string]?.value ?? 0;
  const most = Math.max(...rows.filter(({ out }) => out === undefined).map(value));
  return rows.filter((row) => row.out === undefined && value(row) === most).map(({ seat }) => seat);
};

describe('the table of a game’s end', () => {
  test('Black Rose: every point has a source, and the sums are those of the result', async () => {
    const setups = [
      [2, {}],
      [3, { overkill: true }],
      [4, {}],
    ] as const;
    const reasons = new Set<string>();
    const pack = ((await faces['black-rose']?.())?.core as RoseFace | undefined)?.pack;
    const worthOf = (quest: string) => pack?.quests.find(({ id }) => id === quest)?.worth ?? 0;
    // By chance the Rose wins; by bots a Mage does.
    const all: EndedGame[] = [];
    for await (const one of ended('black-rose', rose, setups, 4)) all.push(one);
    for await (const one of ended('black-rose', rose, [[2, {}]], 1, 'byBots')) all.push(one);
    for (const { view, result, shown, late } of all) {
      const { power, rose: hers } = result.with as unknown as { power: number[]; rose: number };
      reasons.add(result.reason);
      const { players } = view.table as RoseTable;
      for (const scoring of [shown, late])
        for (const { seat, cells } of scoring.rows)
          expect(cells.power?.value).toBe(seat === null ? hers : (power[seat] as number));
      for (const row of shown.rows) {
        const parts = valuesOf(row, ['rooms', 'mages', 'quests', 'other']);
        const ranked = valuesOf(row, ['rankedQuests', 'rankedTrophies', 'rankedRuins']);
        expect(parts).not.toContain(null);
        expect(sum(parts)).toBe(row.cells.inPlay?.value);
        expect(sum(parts) + sum(ranked)).toBe(row.cells.power?.value);
        if (row.seat === null) {
          // She has no quests: what a moon gives her while one is paid for is something else.
          expect(row.cells.quests?.value).toBe(0);
          continue;
        }
        const { trophies, solved } = players[row.seat] as RoseTable['players'][number];
        expect(row.cells.rankedTrophies?.counted).toBe(trophies);
        expect(row.cells.quests?.value).toBe(sum(solved.map((quest) => worthOf(quest))));
      }
      // Of what was not heard nothing is made up.
      for (const row of late.rows)
        expect(valuesOf(row, ['rooms', 'inPlay', 'rankedQuests'])).toEqual([null, null, null]);
      for (const scoring of [shown, late])
        expect(leaders(scoring)).toEqual(result.reason === 'rose' ? [null] : result.winners);
      if (shown.decided === 'power') expect(mostIn(shown).sort()).toEqual(leaders(shown).sort());
      expect(shown.decided).not.toBeNull();
    }
    expect([...reasons].sort()).toEqual(expect.arrayContaining(['power', 'rose']));
  });

  test('A Familiar Find: the numbers are those of the collections, and the lit column names who won', async () => {
    const setups = [
      [2, {}],
      [3, { abilities: true, locations: true }],
      [4, {}],
    ] as const;
    const lit = new Set<string | null>();
    for await (const { view, result, shown, late } of ended('familiar-find', find, setups, 40)) {
      const { players } = view.table as FindTable;
      for (const { seat, cells } of shown.rows) {
        const { collection } = players[seat as number] as FindTable['players'][number];
        const [stars, moons, essences, ingredients] = ['stars', 'moons', 'essences', 'ingredients'].map(
          (id) => cells[id]?.value ?? 0,
        ) as [number, number, number, number];
        expect(stars + moons).toBe(essences);
        expect(essences + ingredients).toBe(sum(Object.values(collection)));
      }
      lit.add(shown.decided);
      expect(leaders(shown)).toEqual([...result.winners].sort());
      expect(leaders(late)).toEqual(leaders(shown));
      if (shown.decided === 'essences') expect(mostIn(shown)).toEqual(leaders(shown));
      const winner = shown.rows.find(({ leads }) => leads);
      const full = winner?.cells[shown.decided as string];
      if (shown.decided === 'stars') expect(full?.value).toBeGreaterThanOrEqual(3);
      if (shown.decided === 'set') expect(full?.value).toBe(full?.of);
      expect(shown.why !== undefined).toBe(result.reason === 'deck');
    }
    expect([...lit].sort()).toEqual(expect.arrayContaining(['essences', 'moons', 'set', 'stars']));
  });

  test('Familiars and Foes: what was dealt and lost is what was told, and who stands is who won', async () => {
    const setups = [
      [1, {}],
      [3, {}],
    ] as const;
    for await (const { view, result, shown, late } of ended('familiars-and-foes', foes, setups, 4)) {
      const { familiars, wave, waves } = view.table as FoesTable;
      expect(shown.rows.map(({ key, cells }) => [key, cells.health?.value])).toEqual(
        familiars.map(({ familiar, hp }) => [familiar, hp]),
      );
      expect(leaders(shown).length > 0).toBe(result.winners.length > 0);
      expect(leaders(late)).toEqual(leaders(shown));
      for (const row of shown.rows) {
        // Beaten Foes are the own rewards, and those that were spent.
        const own = familiars.find(({ familiar }) => familiar === row.key);
        expect(row.cells.foes?.value).toBeGreaterThanOrEqual(own?.rewards.length ?? 0);
        expect(row.note).toBeDefined();
      }
      const spent = (view.table as FoesTable).spent.length;
      const kept = sum(familiars.map(({ rewards }) => rewards.length));
      expect(sum(shown.rows.map(({ cells }) => cells.foes?.value ?? 0))).toBe(kept + spent);
      expect(shown.stages?.filter(({ passed }) => passed)).toHaveLength(
        result.winners.length > 0 ? waves.length : wave - 1,
      );
      expect(valuesOf(late.rows[0] as GameScoring['rows'][number], ['dealt', 'foes'])).toEqual([null, null]);
    }
  });

  test('Mythic Arena: points and Pets are those on the table, and who is ahead by them has won', async () => {
    const setups = [
      [2, { decks: 'dealt' }],
      [2, { decks: 'dealt', simplified: true }],
      [2, { decks: 'dealt', simplified: true, bestOfThree: true }],
    ] as const;
    const lit = new Set<string | null>();
    for await (const { view, result, shown, late } of ended('mythic-arena', arena, setups, 5)) {
      const { players } = view.table as ArenaTable;
      for (const { seat, cells } of shown.rows) {
        const { points, wins, lines } = players[seat as number] as ArenaTable['players'][number];
        const pets = Object.values(lines).flat();
        expect([cells.points, cells.wins, cells.pets, cells.health].map((cell) => cell?.value)).toEqual([
          points,
          wins,
          pets.length,
          sum(pets.map(({ left }) => left)),
        ]);
      }
      lit.add(shown.decided);
      expect(leaders(shown)).toEqual(result.winners);
      expect(leaders(late)).toEqual(result.winners);
      if (result.reason !== 'draw') expect(mostIn(shown)).toEqual(result.winners);
    }
    expect(lit).toContain('points');
    expect(lit).toContain('wins');
  });
});
