import { beforeAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import {
  type AnyGame,
  type Bar,
  barText,
  below,
  type Face,
  type GameFactory,
  LANGUAGES,
  Match,
  type Options,
  type Question,
  seededRng,
} from '../../kernel/index.ts';
import { AnswerBuilder, barredBy } from '../table/answer/answer-builder.ts';
import { whyNoPart } from '../table/answer/why-no-part.ts';
import type { GameBoard, Thing } from '../table/board.ts';
import { propsFor, renderBoard, withoutDocument } from '../table/testing/render.tsx';
import { boards, faces } from './register.ts';

/** Whatever lies on a board can be touched at any question: what may not be chosen says why not, by its rule. */

/** How many positions of one kind of question are looked at: drawing a board takes long. */
const EACH = 3;
/** How many refusals there are for one that cites no rule of its own. */
const RARELY = 20;
/** Games that ask for as much as can be asked. */
const PLAYED: Readonly<Record<string, readonly (readonly [seats: number, options: Options])[]>> = {
  'familiar-find': [
    [2, { abilities: true, locations: true, tourism: true, familiars: 'chosen' }],
    [4, { abilities: true }],
  ],
  'mythic-arena': [
    [2, {}],
    [2, { decks: 'dealt' }],
    [2, { decks: 'constructed' }],
  ],
  'familiars-and-foes': [
    [2, {}],
    [4, {}],
  ],
  'black-rose': [
    [2, { cerberus: true, hydra: true }],
    [3, { draco: true, griffin: true }],
  ],
};

beforeAll(withoutDocument);

interface Refused {
  readonly thing: Thing;
  readonly bar: Bar | null;
}

/** What all things on the board say that may not be chosen at a question. */
function refusedAt(match: Match, question: Question, board: GameBoard, face: Face): Refused[] {
  const building = new AnswerBuilder(question.legal);
  const things = new Map<string, Thing>();
  const stateOf = (thing: Thing) => {
    things.set(JSON.stringify(thing), thing);
    return building.stateOf(thing);
  };
  const isLit = (thing: Thing) => stateOf(thing) === 'legal';
  const picking = { stateOf, isLit, touch: () => {}, say: () => {} };
  renderBoard(board, propsFor(face, match.view(question.seat), { question, picking }));
  const barred = match.game.barred(match.state, question.seat);
  return [...things.values()]
    .filter((thing) => building.stateOf(thing) === 'other')
    .map((thing) => ({ thing, bar: barredBy(barred, thing, [])?.bar ?? whyNoPart(face, question, thing) }));
}

/** The refusals of games of chance moves. */
function* refusals(game: AnyGame, board: GameBoard, face: Face): Generator<Refused & { question: Question }> {
  const seen = new Map<string, number>();
  const { min, max } = game.seating.seats;
  // A game that is not in the list is played by its smallest and its largest table.
  const played = PLAYED[game.name] ?? [min, max].map((seats) => [seats, {}] as const);
  for (const [n, [seats, options]] of played.entries()) {
    const match = Match.start(game, { seats, options, seed: `refusals ${n}`, salts: [] });
    const luck = seededRng(`refusals ${n}`, 'moves');
    while (match.state.result === null) {
      const question = match.question(game.asked(match.state)[0] as number) as Question;
      const { seat, ask, legal } = question;
      const kind = `${n} ${ask} ${[...new Set(legal.map((say) => say.split(' ', 1)[0]))].sort()}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if ((seen.get(kind) as number) <= EACH)
        for (const refused of refusedAt(match, question, board, face)) yield { question, ...refused };
      match.answer(seat, legal[below(luck, legal.length)] as string);
    }
  }
}

test.each(Object.values(games) as GameFactory[])(
  '$name: whatever on the board may not be chosen says why not, and by which rule',
  async ({ name, core }) => {
    const board = (await boards[name]?.()) as GameBoard;
    const face = (await faces[name]?.())?.core as Face;
    const dumb: string[] = [];
    let [all, general] = [0, 0];
    const scene = { names: ['Ann', 'Ben', 'Cleo', 'Dan'], viewer: null };
    for (const { question, thing, bar } of refusals(core, board, face)) {
      all++;
      if (bar === null) dumb.push(`${question.ask}: ${JSON.stringify(thing)}`);
      else {
        if (bar.rule === null || bar.why === 'not-now') general++;
        for (const language of LANGUAGES)
          expect(barText(language, face.speech[language], bar, scene)).toMatch(/\s.*[.?!:»]$/);
      }
    }
    expect(dumb).toEqual([]);
    expect(all).toBeGreaterThan(10);
    expect(general * RARELY).toBeLessThanOrEqual(all);
  },
);
