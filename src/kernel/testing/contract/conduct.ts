import { type AnyGame, type Match, type Result, type Seat, seededRng } from '../../index.ts';
import { asidesIn, give, isSame, legalLines, must, named, type Property, pick, seatsOf, walk } from './walk.ts';

/** A random game ends; the result has a place for everybody; after it nobody is asked. */
const ends: Property = (game, setup, choices) => {
  walk(game, setup, choices, {
    end({ state }) {
      const { winners, places } = state.result as Result;
      const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= state.seats;
      must(places.length === state.seats && places.every(isPlace), () => `the places are ${places}`);
      const first = winners.every((seat) => places[seat] === 1) && new Set(winners).size === winners.length;
      must(first, () => `the winners are ${winners}, but the places ${places}`);
      must(game.asked(state).length === 0, () => 'somebody is asked after the end');
      for (const seat of seatsOf(state)) {
        must(game.question(state, seat) === null, () => `seat ${seat} has a question after the end`);
        must(game.refuses(state, seat, 'x')?.why === 'over', () => `seat ${seat} is not told that the game is over`);
      }
    },
  });
};

/** Who is asked is at the table and has answers, none twice; nothing is both legal and barred. */
const questions: Property = (game, setup, choices) => {
  walk(game, setup, choices, {
    before(match) {
      const asked = game.asked(match.state);
      const seats = seatsOf(match.state);
      must(
        asked.every((seat, n) => seats.includes(seat) && asked.indexOf(seat) === n),
        () => `asked are ${asked}`,
      );
      for (const seat of asked) {
        const legal = match.question(seat)?.legal ?? [];
        must(legal.length > 0, () => `seat ${seat} is asked, but has no answer`);
        const all = [...legal, ...game.barred(match.state, seat).map(({ say }) => say)];
        const twice = all.find((say, n) => all.indexOf(say) !== n);
        must(twice === undefined, () => `'${twice}' is named twice as legal or barred for seat ${seat}`);
        for (const say of all) must(game.read(say)?.words === say, () => `'${say}' cannot be read`);
      }
    },
  });
};

/** Every legal answer is taken: in a copy, which leaves the original as it was. */
const legalIsTaken: Property = (game, setup, choices) => {
  walk(game, setup, choices, {
    before(match) {
      const before = JSON.stringify(match.state);
      const answers = game
        .asked(match.state)
        .flatMap((seat) => legalLines(game, match.state, seat, false).map((say) => ({ seat, say, aside: false })));
      for (const line of [...answers, ...asidesIn(game, match.state)]) {
        const bar = give(game, game.copy(match.state), line);
        must(bar === null, () => `${named(line)} is legal, but refused: ${JSON.stringify(bar)}`);
      }
      must(JSON.stringify(match.state) === before, () => 'an answer in a copy changed the original');
    },
  });
};

/** Everything else is refused with a reason, what is barred with exactly that bar, and nothing changes. */
const othersAreRefused: Property = (game, setup, choices) => {
  const everything = spellings(game);
  walk(game, setup, choices, {
    before(match, rng) {
      const { state } = match;
      const before = JSON.stringify(state);
      for (const seat of [...seatsOf(state), -1, state.seats, 0.5, Number.NaN, 1e9]) {
        const question = match.question(seat);
        if (question === null) {
          refused(match, seat, pick(rng, everything), { rule: null, why: 'not-asked' });
          continue;
        }
        for (const { say, bar } of game.barred(state, seat)) {
          must(Boolean(bar.rule && bar.why), () => `'${say}' is barred without rule or reason`);
          refused(match, seat, say, bar);
        }
        const say = pick(rng, question.legal);
        for (const strange of [
          '',
          ' ',
          `${say} `,
          ` ${say}`,
          `${say} x`,
          say.toUpperCase(),
          '__proto__',
          'constructor x',
        ]) {
          refused(match, seat, strange, { rule: null, why: 'unreadable' });
        }
        for (let n = 0; n < 10; n++) {
          const other = pick(rng, everything);
          if (!question.legal.includes(other)) refused(match, seat, other);
        }
      }
      must(match.state === state && JSON.stringify(state) === before, () => 'a refused answer changed something');
    },
  });
};

function refused(match: Match, seat: Seat, say: string, wanted?: object): void {
  const outcome = match.answer(seat, say);
  must(!outcome.ok, () => `'${say}' by seat ${seat} was taken, but is not legal`);
  const { bar } = outcome;
  const fits = bar.why !== '' && (wanted === undefined || isSame(wanted, bar));
  must(fits, () => `'${say}' by seat ${seat} is refused with ${JSON.stringify(bar)}, not ${JSON.stringify(wanted)}`);
}

/** Lines that spell answers of the game, possible now or not: all, or of a verb with very many some. */
export function spellings(game: AnyGame): string[] {
  const rng = seededRng('spellings');
  return game.rules.verbs.flatMap(({ verb, parts }) => {
    const count = Math.min(
      2000,
      parts.reduce((product, [, values]) => product * values.length, 1),
    );
    return Array.from({ length: count }, () => [verb, ...parts.map(([, values]) => pick(rng, values))].join(' '));
  });
}

/** The value lies between lost and won, and at the end it is better to have won. */
const values: Property = (game, setup, choices) => {
  const valuesIn = ({ state }: Match): number[] =>
    seatsOf(state).map((seat) => {
      const value = game.value(state, seat);
      must(value >= -1 && value <= 1, () => `the value for seat ${seat} is ${value}`);
      return value;
    });
  walk(game, setup, choices, {
    before: valuesIn,
    end(match) {
      const { winners } = match.state.result as Result;
      const all = valuesIn(match);
      const [won, lost] = [true, false].map((wanted) => all.filter((_, seat) => winners.includes(seat) === wanted));
      const told = () => `the values at the end are ${all}, the winners ${winners}`;
      must(Math.min(...(won as number[])) > Math.max(...(lost as number[])), told);
      if (winners.length === 1) must(all[winners[0] as Seat] === 1, told);
    },
  });
};

export const conduct: Readonly<Record<string, Property>> = {
  'random games end with a place for everybody': ends,
  'a question has answers, none twice, none both legal and barred': questions,
  'every legal answer is taken': legalIsTaken,
  'everything else is refused with its reason and changes nothing': othersAreRefused,
  'values lie between lost and won': values,
};
