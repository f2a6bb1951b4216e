import { describe, expect, test } from 'vitest';
import { editionLoader } from '../../editions/index.ts';
import type { FoesTable } from '../../games/familiars-and-foes/face.ts';
import { games } from '../../games/index.ts';
import { released } from '../../games/released.ts';
import {
  type AnyGame,
  below,
  type GameFactory,
  LANGUAGES,
  Match,
  type Options,
  type Question,
  seededRng,
  type View,
} from '../../kernel/index.ts';
import type { GameBoard } from '../table/board.ts';
import { type Guide, type GuideStep, pathTo } from '../table/guide/guide.ts';
import { boards } from './register.ts';

/** Every game has a guide to a turn or round at its table, and it marks the step that the rules are at. */

interface Expected {
  /** Games that ask for as much as can be asked. */
  readonly played: readonly (readonly [seats: number, options: Options])[];
  /** How many of them. */
  readonly count: number;
  /**
   * By kind of question: in which steps it can be asked. What is not here is asked by an effect, in any step. Null: nothing is
   * known of the game.
   */
  readonly asked: Readonly<Record<string, readonly (string | null)[]>> | null;
  /** Which turn or round it is, where the steps of one only ever follow each other. */
  readonly within?: (view: View) => number;
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  'familiar-find': {
    played: [
      [2, { abilities: true, locations: true, tourism: true, familiars: 'chosen' }],
      [4, { abilities: true }],
    ],
    count: 60,
    asked: {
      befriend: [null],
      scavenge: ['scavenge'],
      powers: ['scavenge'],
      travel: ['scavenge'],
      // FF-3.6: the last hand of who is put out is played in the Check.
      use: ['scavenge', 'check', 'play', 'refill'],
      play: ['check', 'play'],
      refill: ['refill'],
    },
    within: ({ table }) => (table as { readonly turns: number }).turns,
  },
  'mythic-arena': {
    played: [
      [2, {}],
      [2, { decks: 'dealt' }],
      [2, { decks: 'constructed' }],
    ],
    count: 12,
    asked: {
      pick: [null],
      deck: [null],
      lead: [null],
      pet: ['pet'],
      primary: ['primary'],
      attackers: ['attackers'],
      blockers: ['blockers'],
      power: ['powers'],
      rune: ['runes'],
      target: ['rolls'],
      retaliate: ['rolls'],
      'switch-hit': ['rolls'],
      enter: ['cleanup', 'primary'],
    },
  },
  'familiars-and-foes': {
    played: [
      [2, {}],
      [4, {}],
    ],
    count: 12,
    asked: {
      choose: [null],
      first: [null],
      action: ['action'],
      part: ['roll'],
      agree: ['roll'],
      roll: ['roll'],
      rolled: ['roll', 'foes'],
      ballyhoo: ['ballyhoo'],
      flip: ['roll', 'ballyhoo'],
      flipped: ['roll', 'ballyhoo'],
      foeRoll: ['foes'],
    },
  },
  'black-rose': {
    played: [
      [2, { cerberus: true, hydra: true }],
      [3, { draco: true, griffin: true }],
    ],
    count: 6,
    asked: {
      choose: [null],
      study: ['study'],
      keep: ['study'],
      prepare: ['preparation'],
      action: ['action'],
      physical: ['action'],
      evocations: ['evocation'],
      evocation: ['action', 'evocation'],
    },
    within: ({ table }) => (table as { readonly round: number }).round,
  },
};

/** A game that is not in the list is played by its smallest and its largest table. */
function expectedOf(name: string): Expected {
  const { min, max } = (games[name] as GameFactory).core.seating.seats;
  const played = [min, max].map((seats) => [seats, {}] as const);
  return EXPECTED[name] ?? { played, count: 4, asked: null };
}

const guideOfGame = async (name: string): Promise<Guide | undefined> =>
  ((await boards[name]?.()) as GameBoard | undefined)?.guide;
const flat = (steps: readonly GuideStep[]): readonly GuideStep[] =>
  steps.flatMap((step) => [step, ...flat(step.parts)]);

/** Every question of games of chance moves, with how the table stood. */
function* questions(game: AnyGame, { played, count }: Expected): Generator<readonly [Question, View, game: number]> {
  for (let n = 0; n < count; n++) {
    const [seats, options] = played[n % played.length] as Expected['played'][number];
    const match = Match.start(game, { seats, options, seed: `guide ${n}`, salts: [] });
    const luck = seededRng(`guide ${n}`, 'moves');
    while (match.state.result === null) {
      const question = match.question(game.asked(match.state)[0] as number) as Question;
      // Whoever watches sees it too.
      yield [question, match.view(n % 2 === 0 ? question.seat : null) as View, n];
      match.answer(question.seat, question.legal[below(luck, question.legal.length)] as string);
    }
  }
}

/** All rules of a game that can be played: today's, and those of every release. */
async function editionsOf(name: string): Promise<readonly (readonly [edition: string, game: AnyGame])[]> {
  const today = games[name]?.core as AnyGame;
  const others = (released[name] ?? []).filter(({ edition }) => edition !== today.edition);
  const older = others.map(async ({ edition }) => {
    const core = (await editionLoader.load(name, edition))?.module.open(edition).core as AnyGame;
    return [edition, core] as const;
  });
  return [['today', today], ...(await Promise.all(older))];
}

describe.each(Object.keys(games))('%s', (name) => {
  test('has a guide, with words for every step in every language', async () => {
    const guide = (await guideOfGame(name)) as Guide;
    expect(guide).toBeDefined();
    const ids = flat(guide.texts.en.steps).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of LANGUAGES) {
      const { title, steps } = guide.texts[language];
      expect(title).toMatch(/\S/);
      for (const step of flat(steps)) expect(`${step.name} ${step.text}`).toMatch(/^\S.* \S.*[.:]$/);
    }
  });

  test('marks the step in which a question is asked, in games by today’s rules and by those of every release', async () => {
    const guide = (await guideOfGame(name)) as Guide;
    const expected = expectedOf(name);
    const order = flat(guide.texts.en.steps).map(({ id }) => id);
    for (const [edition, game] of await editionsOf(name)) {
      const marked = new Set<string | null>();
      const wrong = new Set<string>();
      let last: readonly [turn: string, place: number] = ['', 0];
      for (const [{ ask }, view, n] of questions(game, expected)) {
        const step = guide.stepOf(view);
        marked.add(step);
        if (step !== null && pathTo(guide.texts.en.steps, step).length === 0) wrong.add(`there is no step ${step}`);
        const allowed = expected.asked?.[ask];
        const isWrong = allowed === undefined ? step === null && expected.asked !== null : !allowed.includes(step);
        if (isWrong) wrong.add(`${ask} in ${step}`);
        if (name === 'familiars-and-foes' && step !== null) {
          const foesTurn = (view.table as FoesTable).active === null;
          if (foesTurn !== (step === 'foes')) wrong.add(`${ask} in ${step}, which is not whose turn it is`);
        }
        if (expected.within === undefined || step === null) continue;
        const turn = `${n} ${expected.within(view)}`;
        const place = order.indexOf(step);
        if (turn === last[0] && place < last[1]) wrong.add(`${ask} in ${step}, after ${order[last[1]]}`);
        last = [turn, place];
      }
      // The first edition of Mythic Arena does not say where a turn stands.
      if (name === 'mythic-arena' && game.version === 2) expect(marked).toEqual(new Set([null]));
      else {
        expect([...wrong], edition).toEqual([]);
        expect([...marked].filter((step) => step !== null)).not.toEqual([]);
        const must = Object.values(expected.asked ?? {}).flatMap((steps) => (steps.length === 1 ? steps : []));
        expect([...marked], edition).toEqual(
          expect.arrayContaining(must.filter((step) => edition === 'today' || step !== 'refill')),
        );
      }
    }
  });

  test('marks nothing once the game is over', async () => {
    const guide = (await guideOfGame(name)) as Guide;
    for (const [, view] of questions(games[name]?.core as AnyGame, { ...expectedOf(name), count: 1 })) {
      const result = { winners: [0], places: [1, 2], reason: 'resigned' };
      expect(guide.stepOf({ ...view, asked: [], result })).toBeNull();
    }
  });
});
