import { describe, expect, test } from 'vitest';
import { Step } from '../flow/procedure.ts';
import { type Answer, type AnyGame, below, choose, compose, finish, Game, open, reports } from '../index.ts';
import { contract } from './contract.ts';
import { ascent } from './games/ascent.ts';
import { echo, pass, ways } from './games/bare.ts';
import {
  also,
  asking,
  beside,
  blind,
  endless,
  faceDown,
  forgetful,
  framed,
  layOne,
  moody,
  peeking,
  saying,
  sing,
  topShown,
} from './games/broken.ts';
import { duel } from './games/duel.ts';

// Each promise is broken by hand, and the contract must notice.

type Duel = ReturnType<typeof duel.start>;
/** Rock, paper, scissors with one thing gone wrong. */
const broken = (rules: Partial<typeof duel.rules>): AnyGame => new Game({ ...duel.rules, ...rules });
const { setup, copy, table, redeal, speech, procedures } = duel.rules;

let counter = 0;

/** The asides of a game as functions of their own, to be replaced one by one. */
const unhooked = ({ asides }: AnyGame): AnyGame['asides'] => ({
  exist: true,
  legal: (s, seat) => asides.legal(s, seat),
  barred: (s, seat) => asides.barred(s, seat),
  offer: (s, seat, offers) => asides.offer(s, seat, offers),
  refuses: (s, seat, words) => asides.refuses(s, seat, words),
  take: (s, seat, aside) => asides.take(s, seat, aside),
  give: (s, seat, words) => asides.give(s, seat, words),
});

const BREACHES: [promise: string, game: AnyGame, message: RegExp][] = [
  ['random games end with a place for everybody', endless, /^the game goes on after 5000 answers/],
  [
    'random games end with a place for everybody',
    saying(ways, (s) => finish(s, { winners: [0], places: [], reason: 'x' })),
    /^the places are/,
  ],
  [
    'random games end with a place for everybody',
    saying(ways, (s) => finish(s, { winners: [0], places: [2, 1], reason: 'x' })),
    /^the winners are 0, but the places 2,1/,
  ],
  [
    'a question has answers, none twice, none both legal and barred',
    saying(() => {}),
    /^seat 0 is asked, but has no answer/,
  ],
  [
    'a question has answers, none twice, none both legal and barred',
    saying(also((offers) => offers.may(pass.of()))),
    /^'pass' is named twice/,
  ],
  [
    'a question has answers, none twice, none both legal and barred',
    saying(also((offers) => offers.bar(pass.of(), 'X-1', 'no'))),
    /^'pass' is named twice/,
  ],
  [
    'every legal answer is taken',
    saying(ways, (_s, words) => {
      if (words === 'pass') throw new Error('nobody may pass');
    }),
    /nobody may pass/,
  ],
  [
    'every legal answer is taken',
    broken({ copy: (s) => ({ ...copy(s), points: s.points }) }),
    /an answer in a copy changed the original/,
  ],
  [
    'everything else is refused with its reason and changes nothing',
    saying(also((_offers, s) => void s.log.push('asked'))),
    /^a refused answer changed something/,
  ],
  [
    'everything else is refused with its reason and changes nothing',
    saying(also((offers) => offers.bar(sing.of(), '', 'no'))),
    /^'sing' is barred without rule or reason/,
  ],
  ['undo is exact', broken({ copy: (s) => s }), /does not lead back/],
  ['values lie between lost and won', broken({ value: () => Number.NaN }), /^the value for seat 0 is NaN/],
  ['values lie between lost and won', broken({ value: () => 0 }), /^the values at the end are/],
  [
    'a state is plain data, and a round trip through JSON changes nothing',
    broken({ setup: (n, o) => ({ ...setup(n, o), thrown: new Array(n) }) }),
    /not plain data: \$\.thrown\[0\]/,
  ],
  [
    'a copy equals the generic copy and shares nothing',
    broken({ copy: (s) => ({ ...copy(s), points: s.points }) }),
    /read only|not extensible/,
  ],
  [
    'a copy equals the generic copy and shares nothing',
    broken({ copy: (s) => ({ ...copy(s), round: 0 }) }),
    /^a copy is not equal/,
  ],
  [
    'the same seed and answers give the same state at every step',
    broken({ setup: (n, o) => ({ ...setup(n, o), round: -counter++ }) }),
    /leads elsewhere|is "/,
  ],
  [
    'the same seed and answers give the same state at every step',
    saying(ways, (s) => {
      reports({ told: () => open({ n: s.log.push('told') }) }).told();
    }),
    /leads elsewhere when nobody listens/,
  ],
  [
    'what answers itself follows from the record',
    broken({ setup: (n, o) => ({ ...setup(n, o), round: -counter++ }) }),
    /hashes\[0\]: is "/,
  ],
  [
    'views do not leak: a viewer cannot tell a redealt world from the true one',
    broken({ redeal: (c, t, v, rng) => ({ ...redeal(c, t, v, rng), round: 0 }) }),
    /^the view of .* is/,
  ],
  [
    'views do not leak: a viewer cannot tell a redealt world from the true one',
    broken({ redeal: (c, t, v, rng) => ({ ...redeal(c, t, v, rng), shields: t.shields.map(() => true) }) }),
    /^the (view|question) of seat \d is/,
  ],
  [
    'what is hidden is dealt anew in a redealt world',
    broken({ redeal: (c, t, v, rng) => ({ ...redeal(c, t, v, rng), shields: t.shields.map((has) => has ?? false) }) }),
    /redealt worlds are all the true one/,
  ],
  [
    'what is hidden is dealt anew in a redealt world',
    broken({ table: (s) => table(s, 'all') }),
    /^something was told in secret, but everybody saw everything/,
  ],
  [
    'a world dealt anew is the one that the view gives',
    broken({ dealAnew: (c, s, v, rng) => ({ ...redeal(c, table(s, v), v, rng), round: s.round + 1 }) }),
    /^a world that is dealt for .* is .*, but from the view/,
  ],
  [
    'a world dealt anew is the one that the view gives',
    broken({
      dealAnew: (c, s, v, rng) => {
        const world = redeal(c, table(s, v), v, rng);
        below(rng, 2);
        return world;
      },
    }),
    /takes other luck than from the view/,
  ],
  [
    'a world dealt anew is the one that the view gives',
    broken({ dealAnew: (c, s, v, rng) => ({ ...redeal(c, table(s, v), v, rng), points: s.points }) }),
    /read only/,
  ],
  [
    'what a seat foresees is worth the same in all its worlds',
    broken({ seesValue: () => true, value: (s) => s.shields.filter(Boolean).length / 10 }),
    /^the value for seat \d is .* in one world, in another/,
  ],
  [
    'what a seat foresees is worth the same in all its worlds',
    broken({
      seesValue: () => true,
      value: (s) => (s.stack.at(-1)?.given == null ? 0 : s.shields.filter(Boolean).length / 10),
    }),
    /is foreseen to be worth/,
  ],
  [
    'a question tells nobody anything hidden',
    broken({
      procedures: procedures.map((p) => ({
        ...p,
        steps: p.steps.map(
          (step) => new Step<Duel, object>(step.kind, { ...step, asks: { ...step.asks, hidden: false } }),
        ),
      })),
    }),
    /can learn from the question to seat/,
  ],
  [
    'a redealt world can be played to its end',
    broken({ redeal: (c, t, v, rng) => redeal({ ...c, stack: c.stack.slice(1) }, t, v, rng) }),
    /ended without a result/,
  ],
  [
    'the all-seeing view sees everything',
    broken({ table: (s, viewer) => table(s, viewer === 'all' ? null : viewer) }),
    /but the all-seeing view tells/,
  ],
  [
    'a view stays as it was when the game goes on',
    broken({ table: (s, viewer) => ({ ...table(s, viewer), points: s.points }) }),
    /changed a view that was taken before/,
  ],
  [
    'who hears the same of the deal sees the same after it',
    broken({ table: (s, viewer) => ({ ...table(s, viewer), shields: [...s.shields] }) }),
    /^of the deal .* hears only .*, yet table\.shields\[\d\]: expected/,
  ],
  [
    'who hears the same of the deal sees the same after it',
    topShown,
    /^of the deal .* yet table\[0\]: expected "[a-e]", got "[a-e]"/,
  ],
  [
    'who hears the same of the deal sees the same after it',
    framed(true),
    /^of the deal .* yet stack\[1\]\.data\.card: expected/,
  ],
  [
    'who hears the same of an answer sees the same after it',
    faceDown(choose({ ask: 'lay', by: () => 0, from: ways, then: layOne })),
    /^of '.*' and '.*' by seat 0 (seat 1|a spectator) hears only \[\{"kind":"laid"\}\], yet table\[0\]: expected/,
  ],
  [
    'who hears the same of an answer sees the same after it',
    faceDown(
      compose({
        ask: 'lay',
        by: () => 0,
        from: ways,
        enough: (_s, _d, _seat, soFar) => soFar.length === 3,
        then: (s, d, lines: readonly Answer[]) => lines.forEach((line) => void layOne(s, d, line)),
      }),
    ),
    /^of '.*, .*, .*' and '.*, .*, .*' by seat 0 (seat 1|a spectator) hears only .*, yet table\[\d\]: expected/,
  ],
  [
    'who hears the same of an answer sees the same after it',
    framed(false),
    /^of '.*' by seat 0 .* hears only \[\], yet stack\[1\]\.data\.card: expected/,
  ],
  ['what was given in secret can be withdrawn whatever others gave after it', forgetful, /cannot be withdrawn/],
  [
    'nothing can be undone after the end or once secret answers came to light',
    blind,
    /^seat \d may undo after secret answers of several seats came to light/,
  ],
  ['a match that goes on from its record offers the same undo', moody, /^what keeps seat \d from undo/],
  [
    'undo is offered only if nobody learned anything',
    peeking,
    /may be undone, but seat 0 learned \[.*which could have been/,
  ],
  [
    'reasons are given only where all seats see the same',
    broken({ reasons: () => [] }),
    /^the game gives reasons, but seat \d and .* do not see the same/,
  ],
  [
    'reasons have sentences in every language, and together they are the value',
    broken({ value: () => 0, reasons: () => [{ why: 'luck', worth: 0.5, number: null }] }),
    /^the reasons come to 0.5, the value is 0/,
  ],
  [
    'reasons have sentences in every language, and together they are the value',
    broken({ value: () => 0, reasons: () => [{ why: 'luck', worth: 0, number: 50 }] }),
    /^reason luck 50, en: undefined is no sentence/,
  ],
  [
    'terms of the value have clauses in every language, and together they are it',
    broken({ value: () => 0, terms: () => [{ term: 'luck', worth: 0.5, amount: null }] }),
    /^the terms come to 0.5, the value is 0/,
  ],
  [
    'terms of the value have clauses in every language, and together they are it',
    broken({ value: () => 0, terms: () => [{ term: 'luck', worth: 0, amount: 1 }] }),
    /^term luck, more, en: undefined is no sentence/,
  ],
  [
    'zones show what is there and nothing else',
    broken({ zones: ({ viewer }) => [{ id: 'x', seat: null, cards: [{ card: `${viewer}` }] }] }),
    /sees .* in zone x \(0\), where it is not/,
  ],
  [
    'title and options have names in every language',
    broken({ speech: { ...speech, it: { ...echo, title: '' } } }),
    /^title, it: "" is no sentence/,
  ],
  [
    'title and options have names in every language',
    broken({ speech: { ...speech, de: echo } }),
    /^option goal: 1, de: undefined/,
  ],
  [
    'questions, answers, bars and results have sentences in every language',
    broken({ speech: { ...speech, fr: { ...echo, ask: () => 'Round undefined' } } }),
    /^question throw, fr: "Round undefined" is no sentence/,
  ],
  [
    'questions, answers, bars and results have sentences in every language',
    broken({ speech: { ...speech, fr: { ...echo, bar: () => '{count}' } } }),
    /^bar .*, fr/,
  ],
  [
    'events have sentences in every language',
    broken({ speech: { ...speech, es: { ...echo, event: () => null } } }),
    /^event .*, es: null is no sentence/,
  ],
  [
    'zones and cards have names in every language',
    broken({ speech: { ...speech, es: { ...echo, card: () => ({ name: '', text: '' }) } } }),
    /^name of card .*, es/,
  ],
  [
    'asides that nobody gives leave everything as it is without them',
    beside((s, seat) => void s.whistled.splice(seat, 1, true)),
    /^asides that nobody gave are seen before an answer/,
  ],
  [
    'asides can be read, none is named twice, and none is an answer to its seat’s question',
    beside((_s, _seat, offers) => offers.bar(ascent.read('eat') as Answer, 'AS-2', 'no')),
    /^'eat' is named twice among the asides of seat \d/,
  ],
  [
    'asides can be read, none is named twice, and none is an answer to its seat’s question',
    Object.assign(new Game(ascent.rules), { asides: { ...unhooked(ascent), legal: () => ['rest'] } }),
    /^'rest' by seat \d is an answer and an aside/,
  ],
  [
    'every other aside is refused with its reason and changes nothing',
    beside((_s, _seat, offers) => offers.bar(ascent.read('rest') as Answer, '', 'no')),
    /^the aside 'rest' is barred without rule or reason/,
  ],
  [
    'every other aside is refused with its reason and changes nothing',
    beside((s, _seat, offers) => void (offers.why && s.guesses.splice(0, 1, 7))),
    /^a refused aside changed something/,
  ],
  [
    'there are no asides while answers are given in secret',
    Object.assign(new Game(ascent.rules), { asides: { ...unhooked(ascent), legal: () => ['whistle'] } }),
    /^there are asides while answers are secret/,
  ],
  [
    'asides come to an end while nobody answers',
    beside(
      () => {},
      () => {},
    ),
    /^there are still asides after 200 of them/,
  ],
  ['an aside asks anew only who is asked something else', asking, /asks seat \d the same again/],
  [
    'views do not leak: a viewer cannot tell a redealt world from the true one',
    beside((s, seat, offers) => void (s.flasks[1 - seat] === 0 && offers.may(ascent.read('rest') as Answer))),
    /^the list of asides of seat \d is/,
  ],
];

describe('the contract notices a game that breaks its promise:', () => {
  test.each(BREACHES)('%s (%#)', (promise, game, message) => {
    let fault = '';
    for (let n = 0; n < 20 && fault === ''; n++) {
      try {
        contract[promise]?.(game, { seats: 2, options: {}, seed: `${n}`, salts: [] }, []);
      } catch (error) {
        fault = (error as Error).message;
      }
    }
    expect(fault).toMatch(message);
  });

  test('and each promise has been broken', () => {
    expect(Object.keys(contract).filter((promise) => !BREACHES.some(([broken]) => broken === promise))).toEqual([]);
  });

  test('with a record that leads there', () => {
    const play = () =>
      contract['the all-seeing view sees everything']?.(
        broken({ table: (s) => table(s, null) }),
        { seats: 2, options: {}, seed: 'x', salts: ['y'] },
        [1, 2],
      );
    expect(play).toThrow(
      /\nrecord: \{"format":2,"game":"duel",.*"seed":"x","salts":\["y"\],"forced":false,"answers":\[/,
    );
  });
});
