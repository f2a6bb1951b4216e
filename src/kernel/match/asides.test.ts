import { describe, expect, test } from 'vitest';
import { seededRng } from '../flow/chance.ts';
import {
  type Answer,
  answers,
  choose,
  finish,
  interrupt,
  type NumberedQuestion,
  type Offers,
  procedure,
  run,
} from '../index.ts';
import { ascent } from '../testing/games/ascent.ts';
import { type Bare, bareGame, go, note, pass, ways } from '../testing/games/bare.ts';
import { duel } from '../testing/games/duel.ts';
import { Match } from './match.ts';
import { type GameRecord, RecordError } from './record.ts';
import { hashed, replay } from './replay.ts';
import { isSealing } from './seals.ts';

const [LUCK, FOG, ROPE] = [0, 1, 2];
/** Two climbers with these flasks; seat 0 is asked to climb. */
function at(flasks: readonly (number | null)[], rations = flasks.map(() => 1)) {
  const state = ascent.position({ flasks: [...flasks], rations: [...rations] }, flasks.length, {});
  if ('length' in state) throw new Error('bad position');
  ascent.advance(state);
  return Match.at(ascent, state);
}
const question = (match: ReturnType<typeof at>, seat: number) => match.question(seat) as NumberedQuestion;
const ok = expect.objectContaining({ ok: true });
const refused = (why: string) => ({ ok: false, bar: expect.objectContaining({ why }) });

describe('an aside', () => {
  test('is given by who is not asked, and the question stays open under its number', () => {
    const match = at([LUCK, LUCK]);
    const before = question(match, 0);
    expect(match.question(1)).toBeNull();
    expect(match.aside(1, 'eat')).toEqual(ok);
    expect(match.state.strength).toEqual([2, 3]);
    expect(question(match, 0)).toEqual(before);
    expect(match.answer(0, 'climb 2', 0, before.number)).toEqual(ok);
  });

  test('of who is asked may come before the answer; what it changes is asked anew', () => {
    const match = at([LUCK, LUCK]);
    const before = question(match, 0);
    expect(before.legal).not.toContain('climb 3');
    expect(match.aside(0, 'eat')).toEqual(ok);
    expect(question(match, 0).legal).toContain('climb 3');
    expect(match.answer(0, 'climb 2', 0, before.number)).toEqual(refused('late'));
    expect(match.answer(0, 'climb 3', 0, question(match, 0).number)).toEqual(ok);
  });

  test('may ask somebody else first; then the open question is asked again', () => {
    const match = at([LUCK, ROPE, LUCK]);
    expect(match.aside(1, 'drink rope')).toEqual(ok);
    expect(ascent.asked(match.state)).toEqual([2]);
    expect(match.answer(2, 'pull up')).toEqual(ok);
    expect(match.state.heights).toEqual([0, 2, 0]);
    expect(ascent.asked(match.state)).toEqual([0]);
    expect(question(match, 0).ask).toBe('climb');
  });

  test('may let the open question go', () => {
    const match = at([LUCK, FOG]);
    const before = question(match, 0);
    expect(match.aside(1, 'drink fog')).toEqual(ok);
    expect(ascent.asked(match.state)).toEqual([1]);
    expect(match.answer(0, 'climb 2', 0, before.number)).toEqual(refused('not-asked'));
  });

  test('that is barred says by which rule, and one that is an answer says so', () => {
    const match = at([LUCK, FOG], [0, 1]);
    expect(match.aside(0, 'eat')).toEqual({ ok: false, bar: { rule: 'AS-2', why: 'no-ration' } });
    expect(match.aside(0, 'climb 1')).toEqual(refused('aside-answers'));
    expect(match.aside(1, 'climb 1')).toEqual(refused('not-offered'));
    expect(match.aside(0, 'dance')).toEqual(refused('unreadable'));
    expect(match.aside(7, 'whistle')).toEqual(refused('not-asked'));
    expect(match.answer(1, 'whistle')).toEqual(refused('not-asked'));
  });

  test('does not fall between answers that several give in secret, nor after the end', () => {
    const match = at([LUCK, LUCK]);
    match.answer(0, 'rest');
    match.answer(1, 'rest');
    expect(question(match, 0).ask).toBe('guess');
    expect(match.asides(0)).toBeNull();
    expect(match.aside(0, 'whistle')).toEqual(refused('aside-secret'));
    match.answer(0, 'guess north');
    expect(match.aside(1, 'eat')).toEqual(refused('aside-secret'));
    match.answer(1, 'guess north');
    for (const say of ['rest', 'rest', 'guess north', 'guess north'])
      match.answer(ascent.asked(match.state)[0] as number, say);
    expect(match.state.result).not.toBeNull();
    expect(match.aside(0, 'eat')).toEqual(refused('over'));
  });

  test('comes once, though it be sent twice', () => {
    const match = at([LUCK, LUCK], [1, 3]);
    const number = match.asides(1)?.number as number;
    expect(match.aside(1, 'eat', 0, number)).toEqual(ok);
    expect(match.aside(1, 'eat', 0, number)).toEqual(refused('late'));
    expect(match.state.rations).toEqual([1, 2]);
  });

  test('is unknown where the game has none', () => {
    const match = Match.start(duel, { seats: 2, options: {}, seed: 'x', salts: [] });
    expect(match.asides(0)).toBeNull();
    expect(match.aside(0, 'throw rock')).toEqual(refused('no-asides'));
  });
});

describe('beside a question of a bare game', () => {
  const later = procedure<Bare, { word: string }>('later', { Note: run((s, { word }) => void s.log.push(word)) });
  const first = procedure<Bare, object>('first', {
    Say: choose({ ask: 'say', by: () => 0, from: ways, then: note }),
    End: run((s) => finish(s, { winners: [0], places: [1, 1], reason: 'end' })),
  });
  const game = bareGame([first, later], [go, pass, answers('sing')], {
    asides: {
      from: (s, _seat, offers: Offers) => {
        if (s.log.length === 0) for (const say of ['pass', 'sing']) offers.may(game.read(say) as Answer);
        else offers.bar(game.read('pass') as Answer, 'B-1', 'sung');
      },
      then: (s) => ['one', 'two'].forEach((word) => void interrupt(s, later.with({ word }))),
    },
  });
  const begin = () => Match.start(game, { seats: 2, options: {}, seed: 'x', salts: [] }, { forced: false });

  test('what answers the question of a seat is no aside of it, nor barred as one', () => {
    const match = begin();
    expect(match.asides(0)?.legal).toEqual(['sing']);
    expect(match.asides(1)?.legal).toEqual(['pass', 'sing']);
    match.aside(1, 'sing');
    expect(game.asides.barred(match.state, 0)).toEqual([]);
    expect(game.asides.barred(match.state, 1)).toEqual([{ say: 'pass', bar: { rule: 'B-1', why: 'sung' } }]);
  });

  test('what it interrupts with is played in order before anybody is asked again', () => {
    const match = begin();
    expect(match.aside(1, 'pass')).toEqual(ok);
    expect(match.state.log).toEqual(['one', 'two']);
    expect(game.asked(match.state)).toEqual([0]);
    expect(match.answer(0, 'pass')).toEqual(ok);
    expect(match.state.result).not.toBeNull();
  });
});

describe('undo of an aside', () => {
  test('gives back exactly the state before; a question that stays as it is keeps its number', () => {
    const match = at([LUCK, LUCK]);
    const [before, asked] = [ascent.hash(match.state), question(match, 0)];
    match.aside(1, 'eat');
    expect(match.undoBar(0)).toEqual({ rule: null, why: 'undo-nothing' });
    expect(match.undo(1)).toMatchObject({ ok: true, taken: { seat: 1, say: 'eat', aside: true } });
    expect(ascent.hash(match.state)).toBe(before);
    expect(question(match, 0)).toEqual(asked);
    expect(match.answers).toEqual([]);
  });

  test('asks anew whose answers it changes, and no number comes twice', () => {
    const match = at([LUCK, LUCK], [3, 1]);
    const numbers = [question(match, 0).number];
    for (let n = 0; n < 3; n++) {
      match.aside(0, 'eat');
      numbers.push(question(match, 0).number);
      expect(match.undo(0).ok).toBe(true);
      numbers.push(question(match, 0).number);
    }
    match.answer(0, 'rest');
    match.undo(0);
    numbers.push(question(match, 0).number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('is free until somebody answers, something is revealed or chance is drawn', () => {
    const match = at([LUCK, LUCK]);
    match.aside(1, 'eat');
    match.answer(0, 'rest');
    expect(match.undo(1)).toEqual(refused('undo-other'));
    const lucky = at([LUCK, LUCK]);
    lucky.aside(1, 'drink luck');
    expect(lucky.undo(1)).toEqual(refused('undo-learned'));
  });

  test('is foreseen from what its seat sees', () => {
    const match = at([LUCK, LUCK]);
    expect(isSealing(match, 1, 'eat', seededRng('x'), { aside: true })).toBe(false);
    expect(isSealing(match, 1, 'drink luck', seededRng('x'), { aside: true })).toBe(true);
    expect(isSealing(match, 1, 'drink fog', seededRng('x'), { aside: true })).toBe(false);
  });
});

describe('a record', () => {
  const play = () => {
    const match = Match.start(ascent, { seats: 2, options: {}, seed: 'moon', salts: [] });
    match.aside(1, 'eat', 10);
    match.answer(0, 'climb 2', 20);
    match.aside(0, 'whistle', 30);
    match.answer(1, 'climb 3', 40);
    return match;
  };
  const record = hashed(ascent, play().record as GameRecord);

  test('names its asides, and leads through them to the same states', () => {
    expect(record.answers.map(({ aside }) => aside === true)).toEqual([true, false, true, false]);
    expect(replay(ascent, record).record).toEqual(play().record);
  });

  test.each([
    ['an answer for an aside', 0, { aside: undefined }, "answers[0]: 'eat' by seat 1 is not legal: not-asked"],
    ['an aside for an answer', 1, { aside: true }, "answers[1]: 'climb 2' by seat 0 is not legal: aside-answers"],
    [
      'an aside that is barred',
      2,
      { say: 'eat', seat: 1 },
      "answers[2]: 'eat' by seat 1 is not legal: no-ration (AS-2)",
    ],
  ])('that has %s is refused with the place named', (_what, n, change, message) => {
    const answers = record.answers.map((given, i) => (i === n ? { ...given, ...change } : given));
    expect(() => replay(ascent, { ...record, answers } as GameRecord)).toThrow(RecordError);
    expect(() => replay(ascent, { ...record, answers } as GameRecord)).toThrow(message);
  });
});
