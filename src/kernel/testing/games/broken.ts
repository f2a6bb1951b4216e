import type { Step } from '../../flow/procedure.ts';
import {
  type Answer,
  type AnyGame,
  answers,
  below,
  call,
  choose,
  finish,
  Game,
  type Offers,
  only,
  procedure,
  type Question,
  reports,
  run,
  type Seat,
  shuffle,
  when,
  window,
} from '../../index.ts';
import { type Ascent, ascent } from './ascent.ts';
import { type Bare, bareGame, go, note, pass, ways } from './bare.ts';
import { duel } from './duel.ts';

// Games that break a promise, for the test that the contract notices.

const end = run<Bare, object>((s) => finish(s, { winners: [0], places: [1, 2], reason: 'end' }));

export const sing = answers('sing');
type From = typeof ways<object>;
/** Seat 0 says something, and that is the game; `from` and `then` make it a bad one. */
export const saying = (from: From, then: (s: Bare, words: string) => void = () => {}): AnyGame =>
  bareGame(
    [
      procedure<Bare, object>('first', {
        Say: choose({ ask: 'say', by: () => 0, from, then: (s, _d, { words }) => then(s, words) }),
        End: run((s) => finish(s, { winners: [0], places: new Array(s.seats).fill(1), reason: 'end' })),
      }),
    ],
    [go, pass, sing],
  );
/** All ways, and something more. */
export const also =
  (more: (offers: Offers, s: Bare) => void): From =>
  (s, data, seat, offers) => {
    ways(s, data, seat, offers);
    more(offers, s);
  };
const talksOn = procedure<Bare, object>('first', {
  Say: window({ ask: 'say', by: () => 0, from: ways, then: () => {} }),
});
export const endless: AnyGame = bareGame([talksOn], [go, pass]);

const tell = reports({ peeked: (card: string) => only([0], { card }) });
const dealt = (s: Bare, rng: { chance: number[] }): Bare => ({ ...s, log: [`card-${below(rng, 50)}`] });
/** A hidden card that seat 0 may look at, told as if nobody learned anything by it. */
export const peeking: AnyGame = bareGame(
  [
    procedure<Bare, object>('first', {
      Deal: run((s) => void Object.assign(s, dealt(s, s))),
      Look: choose({ ask: 'look', by: () => 0, from: ways, then: (s) => tell.peeked(s.log[0] ?? '') }),
      Go: choose({ ask: 'go', by: () => 0, from: ways, then: note }),
      End: end,
    }),
  ],
  [go, pass],
  {
    table: (s, viewer) => (viewer === 'all' ? [...s.log] : []),
    redeal: (s, log, _viewer, rng) => dealt({ ...s, log }, rng),
  },
);

/** A deck of five in the log, of which everybody sees the top card; a world takes that over. */
export const topShown: AnyGame = bareGame(
  [
    procedure<Bare, object>('first', {
      Deal: run((s) => {
        s.log = [...'abcde'];
        shuffle(s, s.log);
      }),
      Go: choose({ ask: 'go', by: () => 0, from: ways, then: () => {} }),
      End: end,
    }),
  ],
  [go, pass],
  {
    table: (s, viewer) => (viewer === 'all' ? [...s.log] : s.log.slice(0, 1)),
    redeal: (common, seen, _viewer, rng) => {
      const rest = [...'abcde'].filter((card) => !seen.includes(card));
      shuffle(rng, rest);
      return { ...common, log: [...seen, ...rest] };
    },
  },
);

const laying = reports({ laid: (words: string) => only([0], { words }, {}) });
/** Seat 0 lays words face down, one or several, and everybody can see them in the table. */
export const faceDown = (lay: Step<Bare, object>): AnyGame =>
  bareGame(
    [
      procedure<Bare, object>('first', {
        Lay: lay,
        Go: choose({ ask: 'go', by: () => 1, from: ways, then: () => {} }),
        End: end,
      }),
    ],
    [go, pass],
  );
export const layOne = (s: Bare, _d: object, { words }: Answer): void => {
  s.log.push(words);
  laying.laid(words);
};

const holding = procedure<Bare, { card: number }>('holding', {
  Go: choose({ ask: 'go', by: () => 1, from: ways, then: () => {} }),
});
/** A card is drawn in secret and lies open in the data of a frame, after the deal or after an answer. */
export const framed = (atOnce: boolean): AnyGame =>
  bareGame(
    [
      procedure<Bare, object>('first', {
        First: when(() => !atOnce, choose({ ask: 'go', by: () => 0, from: ways, then: () => {} })),
        Hold: call((s) => holding.with({ card: below(s, 50) })),
        End: end,
      }),
      holding,
    ],
    [go, pass],
  );

const talks = procedure<Bare, object>('first', {
  Talk: window({ ask: 'talk', by: (s) => (s.log.length < 20 ? 0 : null), from: ways, then: note }),
  End: end,
});
const together = procedure<Bare, object>('first', {
  Both: choose({ ask: 'both', by: () => [0, 1], from: ways, then: note }),
  Go: choose({ ask: 'go', by: () => 0, from: ways, then: note }),
  End: end,
});

/** A kernel that does not tell that secret answers came to light. */
class Blind extends Game<Bare, string[]> {
  override take(...given: Parameters<Game<Bare, string[]>['take']>): boolean {
    super.take(...given);
    return false;
  }
}
export const blind: AnyGame = new Blind(bareGame([together], [go, pass]).rules);

let moods = 0;
/** A kernel that says so every third time. */
class Moody extends Game<Bare, string[]> {
  override take(...given: Parameters<Game<Bare, string[]>['take']>): boolean {
    super.take(...given);
    return moods++ % 3 === 0;
  }
}
export const moody: AnyGame = new Moody(bareGame([talks], [go, pass]).rules);

/** A kernel that withdraws nothing. */
class Forgetful extends Game {
  override withdraw(): boolean {
    return false;
  }
}
export const forgetful: AnyGame = new Forgetful(duel.rules as unknown as Game['rules']);

const { asides } = ascent.rules as { asides: NonNullable<typeof ascent.rules.asides> };
/** The ascent with something more beside its asides, or with another outcome of them. */
export const beside = (
  more: (s: Ascent, seat: Seat, offers: Offers) => void,
  then: (s: Ascent, aside: Answer, seat: Seat) => void = asides.then,
): AnyGame =>
  new Game({
    ...ascent.rules,
    asides: {
      from: (s, seat, offers) => {
        asides.from(s, seat, offers);
        more(s, seat, offers);
      },
      then,
    },
  });

/** A kernel that asks something else two times of three. */
class Asking extends Game {
  private calls = 0;
  override question(...asked: Parameters<Game['question']>): Question | null {
    const question = super.question(...asked);
    return question === null ? null : { ...question, with: { n: this.calls++ % 3 } };
  }
}
export const asking: AnyGame = new Asking(ascent.rules as unknown as Game['rules']);
