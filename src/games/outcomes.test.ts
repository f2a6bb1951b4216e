import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type AnyGame,
  below,
  type Explanations,
  type Face,
  LANGUAGES,
  OfferList,
  type Question,
  type QuestionContext,
  type Seat,
  type State,
  seededRng,
} from '../kernel/index.ts';
import { tablesOf } from '../kernel/testing/coverage.ts';
import { faceFactory as blackRose } from './black-rose/face.ts';
import { faceFactory as familiarFind } from './familiar-find/face.ts';
import { faceFactory as familiarsAndFoes } from './familiars-and-foes/face.ts';
import { games } from './index.ts';
import { faceFactory as mythicArena } from './mythic-arena/face.ts';

/** So many kinds of tables of a game, from few players to many, and of each so many random games. */
const TABLES = 6;
const GAMES = 2;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
/** Nothing of the machine shows through. */
const SENTENCE = /^(?!.*(?:undefined|NaN|\[object|[{}]|\s\s))\S.*\S$|^-$/;

const explained: readonly (readonly [string, AnyGame, Face])[] = [
  familiarFind,
  mythicArena,
  familiarsAndFoes,
  blackRose,
].map(({ name, core }) => [name, (games[name] as (typeof games)[string]).core, core] as const);

const spread = (game: AnyGame) => {
  const tables = tablesOf(game);
  return tables.filter((_, n) => n % Math.ceil(tables.length / TABLES) === 0);
};

/** Walks through a random game and shows each question that is asked, with its state. */
function walk(
  game: AnyGame,
  seed: string,
  table: ReturnType<typeof tablesOf>[number],
  see: (s: State, question: Question) => void,
) {
  const s = game.start({ ...table, seed, salts: [] });
  const rng = seededRng(seed);
  const offers = new OfferList();
  while (s.result === null) {
    const seat = game.ask(s, offers);
    see(s, game.question(s, seat) as Question);
    game.take(s, seat, offers.list[below(rng, offers.count)] as Answer);
  }
}

describe.each(explained)('%s', (_name, game, face) => {
  const { outcome, origin, numbers } = face.explanations as Explanations;
  const contextOf = (s: State, question: Question): QuestionContext => {
    const view = game.view(s, question.seat);
    return { question, view, language: 'en', scene: { names: NAMES, viewer: question.seat } };
  };

  test('every answer says what it leads to, in every language', () => {
    const read = new Set<string>();
    for (const table of spread(game))
      walk(game, 'said', table, (s, question) => {
        const context = contextOf(s, question);
        for (const language of LANGUAGES) {
          const said = [origin({ ...context, language }) ?? '-'];
          for (const answer of question.legal) said.push(outcome({ ...context, language }, answer).text);
          for (const text of said) {
            if (read.has(text)) continue;
            read.add(text);
            expect(text, `${question.ask} in ${language}`).toMatch(SENTENCE);
          }
        }
      });
    expect(read.size).toBeGreaterThan(100);
  });

  test('the numbers in it are what the engine then does', () => {
    let promised = 0;
    for (const table of spread(game))
      for (let n = 0; n < GAMES; n++)
        walk(game, `numbers ${n}`, table, (s, question) => {
          const context = contextOf(s, question);
          for (const answer of question.legal) {
            const { changes } = outcome(context, answer);
            if (changes.length === 0) continue;
            const after = game.copy(s);
            game.take(after, question.seat as Seat, game.read(answer) as Answer);
            const [before, then] = [numbers(context.view), numbers(game.view(after, question.seat))];
            for (const { name, from, to } of changes) {
              expect([before[name], then[name]], `${answer}: ${name}`).toEqual([from, to]);
              promised++;
            }
          }
        });
    expect(promised).toBeGreaterThan(100);
  });
});
