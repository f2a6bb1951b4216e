import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advise, makeBot } from '../../src/bots/index.ts';
import { importFrom } from '../../src/editions/folder.ts';
import { EditionLoader, type ReleaseList } from '../../src/editions/loader.ts';
import { EditionRegistry } from '../../src/editions/registry.ts';
import { games } from '../../src/games/index.ts';
import {
  type AnyGame,
  type GameFactory,
  type GameRecord,
  hashed,
  isSealing,
  Match,
  replay,
  type Seat,
  seededRng,
} from '../../src/kernel/index.ts';
import { bundleEdition } from './bundle.mjs';
import { makeTomorrow } from './tomorrow.mjs';

const root = join(import.meta.dirname, '..', '..');

describe('an edition of tomorrow beside today’s, in one process', () => {
  let folder = '';
  let tomorrow: AnyGame;
  const today = (games['familiar-find'] as GameFactory).core;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tomorrow-'));
    await makeTomorrow(root, folder);
    const list = JSON.parse(readFileSync(join(folder, 'src/games/released.json'), 'utf8')) as ReleaseList;
    const editions = new EditionRegistry(games, new EditionLoader(importFrom(join(folder, 'editions')), list));
    expect(await editions.edition('familiar-find', `rules-${today.version}`)).toBe(games['familiar-find']);
    tomorrow = ((await editions.edition('familiar-find', `rules-${today.version + 1}`)) as GameFactory).core;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const begin = (game: AnyGame) => Match.start(game, { seats: 2, options: {}, seed: 'side by side', salts: [] });

  /** One answer of whoever is asked, by a bot that searches a little. */
  function step(match: Match, luck: ReturnType<typeof seededRng>): void {
    const seat = match.game.asked(match.state)[0] as Seat;
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked');
    const { say } = makeBot('search-4', match.game).choose(match.view(seat), question, luck);
    expect(match.answer(seat, say).ok).toBe(true);
  }

  test('has its changed rule, its new question and its new field in the view', () => {
    const match = begin(tomorrow);
    const seat = tomorrow.asked(match.state)[0] as Seat;
    expect(match.question(seat)).toMatchObject({ ask: 'omen', legal: ['omen star', 'omen moon'] });
    expect(match.view(seat).table).toMatchObject({ omens: 2 });
    expect(today.view(begin(today).state, 0).table).not.toHaveProperty('omens');
    const played = (game: AnyGame) => {
      const at = begin(game);
      const luck = seededRng('rule');
      for (let n = 0; at.question(game.asked(at.state)[0] as Seat)?.ask !== 'play' && n < 50; n++) step(at, luck);
      return at.question(game.asked(at.state)[0] as Seat)?.with;
    };
    expect(played(today)).toMatchObject({ up: 2, down: 1 });
    expect(played(tomorrow)).toMatchObject({ up: 1, down: 1 });
  });

  test('is played to its end turn about with a game of today’s, and neither disturbs the other', () => {
    const alone = (game: AnyGame): GameRecord => {
      const match = begin(game);
      const luck = seededRng('bots');
      while (match.state.result === null) step(match, luck);
      return hashed(game, match.record as GameRecord);
    };
    const [a, b] = [begin(today), begin(tomorrow)];
    const [luckA, luckB] = [seededRng('bots'), seededRng('bots')];
    while (a.state.result === null || b.state.result === null) {
      if (a.state.result === null) step(a, luckA);
      if (b.state.result === null) step(b, luckB);
    }
    for (const [match, game] of [
      [a, today],
      [b, tomorrow],
    ] as const) {
      const record = match.record as GameRecord;
      expect(record.edition).toBe(game.edition);
      const wanted = alone(game);
      expect(record.answers).toEqual(wanted.answers);
      replay(game, wanted);
    }
    expect(() => replay(today, b.record as GameRecord)).toThrow('edition');
  });

  test('hears its own events, knows when chance was drawn, and undoes as today’s does', () => {
    const match = begin(tomorrow);
    const seat = tomorrow.asked(match.state)[0] as Seat;
    const before = tomorrow.hash(match.state);
    expect(match.answer(seat, 'omen star').ok).toBe(true);
    expect(match.undoBar(seat)).toBeNull();
    expect(match.undo(seat).ok).toBe(true);
    expect(tomorrow.hash(match.state)).toBe(before);
    match.answer(seat, 'omen moon');
    const taken = match.answer(seat, 'take centre');
    expect(taken.ok && taken.events.map(({ kind }) => kind)).toContain('took');
    expect(isSealing(match, seat, 'no such answer', seededRng('x'))).toBe(false);
    expect(tomorrow.barred(match.state, seat)).toEqual(expect.any(Array));
    expect(match.answer(seat, 'fly')).toMatchObject({ ok: false, bar: { why: 'unreadable' } });
  });

  test('has a coach, and texts of its own', () => {
    const match = begin(tomorrow);
    const seat = tomorrow.asked(match.state)[0] as Seat;
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked');
    const advising = advise(tomorrow, match.view(seat), question);
    for (let n = 0; n < 5; n++) advising.step();
    const said = advising.advice().verdicts.map(({ say }) => say);
    expect(said.sort()).toEqual(['omen moon', 'omen star']);
    expect(tomorrow.speech.en.ask('omen', {}, { names: [], viewer: 0 })).toBe('Omen?');
  });

  test('whoever bundles the same sources twice gets the same bytes', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => bundleEdition(root, 'familiar-find')));
    expect(one?.edition.file).toBe(other?.edition.file);
  });
});
