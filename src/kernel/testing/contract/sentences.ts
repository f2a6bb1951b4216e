import {
  type AnyGame,
  heardBy,
  LANGUAGES,
  type Match,
  type Result,
  type Speech,
  type ToldEvent,
  type Viewer,
} from '../../index.ts';
import { must, type Property, seatsOf, viewersOf, walk } from './walk.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** A sentence that people can read: not empty, and nothing of the machine shows through. */
function readable(sentence: unknown, what: () => string): void {
  const fits = typeof sentence === 'string' && sentence !== '' && sentence === sentence.trim() && !LEAK.test(sentence);
  must(fits, () => `${what()}: ${JSON.stringify(sentence)} is no sentence`);
}
const LEAK = /undefined|NaN|\[object|[{}]/;

/** Says something in every language. */
function inAll(game: AnyGame, what: string, say: (speech: Speech) => unknown): void {
  for (const language of LANGUAGES) readable(say(game.speech[language]), () => `${what}, ${language}`);
}

const scene = (viewer: Viewer) => ({ names: NAMES, viewer });

/** The title, the options and their values have names. */
const namesOf: Property = (game) => {
  inAll(game, 'title', (speech) => speech.title);
  inAll(game, 'pitch', (speech) => speech.pitch);
  for (const spec of game.seating.options) {
    inAll(game, `option ${spec.id}`, (speech) => speech.option(spec.id).name);
    inAll(game, `help of option ${spec.id}`, (speech) => speech.option(spec.id).help);
    for (const value of spec.kind === 'choice' ? spec.values : []) {
      inAll(game, `option ${spec.id}: ${value}`, (speech) => speech.option(spec.id).values[value]);
    }
  }
};

/** Each word of an answer by itself, and what is asked for it; `said` keeps what was read already. */
function inParts(game: AnyGame, say: string, viewer: Viewer, said: Set<string>): void {
  const words = say.split(' ');
  for (const [at, word] of words.entries()) {
    const key = `${viewer} ${words[0]} ${at} ${word}`;
    if (said.has(key)) continue;
    said.add(key);
    inAll(game, `word ${at} of ${say}`, (speech) => speech.part(say, at, scene(viewer)));
    inAll(game, `step ${at} of ${words[0]}`, (speech) => speech.step(words[0] as string, at, scene(viewer)));
  }
}

/** Every question, answer and bar that comes up, and the result, has a sentence in every language. */
const questions: Property = (game, setup, choices) => {
  const said = new Set<string>();
  walk(game, setup, choices, {
    before(match) {
      for (const seat of seatsOf(match.state)) {
        const asides = [
          ...game.asides.legal(match.state, seat),
          ...game.asides.barred(match.state, seat).map(({ say }) => say),
        ];
        for (const say of asides) {
          inAll(game, `aside ${say}`, (speech) => speech.answer(say, scene(seat)));
          inParts(game, say, seat, said);
        }
        for (const { bar } of game.asides.barred(match.state, seat))
          inAll(game, `bar ${bar.why}`, (speech) => speech.bar(bar, scene(seat)));
        const question = match.question(seat);
        if (question === null) continue;
        for (const viewer of [seat, null, 'all'] as const) {
          inAll(game, `question ${question.ask}`, (speech) => speech.ask(question.ask, question.with, scene(viewer)));
        }
        const barred = game.barred(match.state, seat);
        for (const say of [...question.legal, ...barred.map((other) => other.say)]) {
          inAll(game, `answer ${say}`, (speech) => speech.answer(say, scene(seat)));
          inParts(game, say, seat, said);
        }
        for (const { bar } of barred) inAll(game, `bar ${bar.why}`, (speech) => speech.bar(bar, scene(seat)));
      }
    },
    end({ state }) {
      const result = state.result as Result;
      for (const viewer of viewersOf(state)) {
        inAll(game, `result ${result.reason}`, (speech) => speech.result(result, scene(viewer)));
      }
    },
  });
};

/** Every event that somebody hears has a sentence in every language, or in none. */
const events: Property = (game, setup, choices) => {
  const check = (match: Match, events: readonly ToldEvent[]): void => {
    for (const told of events) {
      for (const viewer of [...viewersOf(match.state), 'all' as const]) {
        const heard = heardBy(told, viewer);
        if (heard === null) continue;
        const silent = game.speech.en.event(heard, scene(viewer)) === null;
        for (const language of LANGUAGES) {
          const sentence = game.speech[language].event(heard, scene(viewer));
          if (silent) must(sentence === null, () => `event ${told.kind} is silent in English, but not in ${language}`);
          else readable(sentence, () => `event ${JSON.stringify(heard)}, ${language}`);
        }
      }
    }
  };
  const match = walk(game, setup, choices, { after: (match, _rng, taken) => check(match, taken.events) });
  check(match, match.opening);
};

/** Zones and the cards in them have names in every language. */
const zones: Property = (game, setup, choices) => {
  const seen = new Set<string>();
  const check = (match: Match): void => {
    for (const zone of game.zones(game.view(match.state, 'all'))) {
      inAll(game, `zone ${zone.id}`, (speech) => speech.zone(zone.id, scene(zone.seat)));
      for (const { card, marks = [] } of zone.cards) {
        if (card !== null) seen.add(card);
        for (const { mark } of marks) inAll(game, `mark ${mark}`, (speech) => speech.card(mark).name);
      }
    }
  };
  walk(game, setup, choices, { before: check, end: check });
  for (const card of seen) {
    inAll(game, `name of card ${card}`, (speech) => speech.card(card).name);
    inAll(game, `text of card ${card}`, (speech) => speech.card(card).text);
  }
};

/** What of a value may be no reason: to choose between answers that are all but the same. */
const SLIGHT = 0.005;

/** Every reason that a game gives has a sentence in every language; together they are its value. */
const reasons: Property = (game, setup, choices) => {
  const said = new Set<string>();
  const check = ({ state }: Match): void => {
    if (!game.givesReasons) return;
    const parts = game.reasons(state, 0);
    const [sum, value] = [parts.reduce((total, { worth }) => total + worth, 0), game.value(state, 0)];
    must(
      Math.abs(sum - value) < SLIGHT || Math.abs(sum) > 0.9,
      () => `the reasons come to ${sum}, the value is ${value}`,
    );
    for (const { why, number } of parts) {
      const line = number === null ? why : `${why} ${Math.round(number)}`;
      if (said.has(line)) continue;
      said.add(line);
      inAll(game, `reason ${line}`, (speech) => speech.because?.(line, scene(0)));
    }
  };
  walk(game, setup, choices, { before: check, end: check });
};

/** Numbers in which sums may differ by the order in which they were made. */
const ROUNDING = 1e-9;

/** The terms of a value are its sum, each once, and there is a clause for more and for less of each in every language. */
const terms: Property = (game, setup, choices) => {
  const said = new Set<string>();
  const check = ({ state }: Match): void => {
    for (let seat = 0; seat < state.seats; seat++) {
      const parts = game.terms(state, seat);
      if (parts === null) return;
      const [sum, value] = [parts.reduce((total, { worth }) => total + worth, 0), game.value(state, seat)];
      must(
        Math.abs(sum - value) < ROUNDING || Math.abs(sum) > 0.9,
        () => `the terms come to ${sum}, the value is ${value}`,
      );
      must(new Set(parts.map(({ term }) => term)).size === parts.length, () => 'a term is there twice');
      for (const { term, amount } of parts) {
        if (said.has(term)) continue;
        said.add(term);
        for (const more of [1, -1])
          inAll(game, `term ${term}, ${more > 0 ? 'more' : 'less'}`, (speech) =>
            speech.comparison?.({ term, gain: more, amount: amount === null ? null : more }, scene(0)),
          );
      }
    }
  };
  walk(game, setup, choices, { before: check, end: check });
};

export const sentences: Readonly<Record<string, Property>> = {
  'title and options have names in every language': namesOf,
  'questions, answers, bars and results have sentences in every language': questions,
  'events have sentences in every language': events,
  'reasons have sentences in every language, and together they are the value': reasons,
  'terms of the value have clauses in every language, and together they are it': terms,
  'zones and cards have names in every language': zones,
};
