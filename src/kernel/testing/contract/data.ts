import { canonical, copyPlain, type GameRecord, type Match, replay, type State } from '../../index.ts';
import { give, isSame, must, named, type Property, walk } from './walk.ts';

/** A state that goes through JSON at every question stays the same and leads to the same states. */
const throughJson: Property = (game, setup, choices) => {
  let twin = game.start(setup);
  walk(game, setup, choices, {
    before({ state }) {
      canonical(state); // throws on what is not plain
      twin = JSON.parse(JSON.stringify(twin));
    },
    after({ state }, _rng, taken) {
      must(give(game, twin, taken) === null, () => `after JSON, ${named(taken)} is refused`);
      must(isSame(twin, state), () => `after JSON, ${named(taken)} leads elsewhere`);
    },
  });
};

/**
 * The game's own copy equals the generic one and shares nothing that can change. What it does share, but for options and
 * result, is frozen here: if the game changes it after all, that throws.
 */
const copies: Property = (game, setup, choices) => {
  const check = ({ state }: Match): void => {
    const copy = game.copy(state);
    must(isSame(copy, copyPlain(state)), () => 'a copy is not equal');
    const own = objectsIn(state);
    for (const object of objectsIn(copy)) if (own.has(object)) Object.freeze(object);
  };
  walk(game, setup, choices, { before: check, end: check });
};

/** Every object in a state. One that stands at two places would be two after a copy: it must not change either. */
export function objectsIn({ options: _options, result: _result, ...own }: State): Set<object> {
  const found = new Set<object>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (found.has(value)) Object.freeze(value);
    found.add(value);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(own);
  return found;
}

/** The same seed and answers give the same state at every step, whether anybody listens or not. */
const replays: Property = (game, setup, choices) => {
  const silent = game.start(setup);
  const hashes = [game.hash(silent)];
  const { record } = walk(game, setup, choices, {
    after({ state }, _rng, taken) {
      give(game, silent, taken);
      must(isSame(silent, state), () => `${named(taken)} leads elsewhere when nobody listens`);
      hashes.push(game.hash(state));
    },
  });
  replay(game, { ...JSON.parse(JSON.stringify(record)), hashes } as GameRecord);
};

/** Answers that gave themselves follow from the state: a record without them leads to the same end. */
const forcedReplays: Property = (game, setup, choices) => {
  const hashes: string[] = [];
  const look = { before: ({ state }: Match) => void hashes.push(game.hash(state)) };
  const { record, state } = walk(game, setup, choices, look, true);
  replay(game, { ...(record as GameRecord), hashes: [...hashes, game.hash(state)] });
};

export const data: Readonly<Record<string, Property>> = {
  'a state is plain data, and a round trip through JSON changes nothing': throughJson,
  'a copy equals the generic copy and shares nothing': copies,
  'the same seed and answers give the same state at every step': replays,
  'what answers itself follows from the record': forcedReplays,
};
