import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game } from '../../index.ts';
import { ascent } from '../games/ascent.ts';
import { duel } from '../games/duel.ts';
import { liarsDice } from '../games/liars-dice.ts';
import { runScenario } from './scenario.ts';
import { parseScenario } from './scenario-file.ts';

const find = (name: string) => [liarsDice, duel, ascent].find((game) => game.name === name);
const run = (data: unknown) => runScenario(find, data);
const problems = (data: unknown) => run(data).problems.map(({ path, message }) => `${path}: ${message}`);

/** All that a scenario can say, and all of it true. */
const whole = {
  scenario: 'Ann lies about sixes and is called',
  rules: ['LD-2', 'LD-3'],
  game: 'liars-dice',
  seats: 2,
  chance: [1, 2, 3, 6, 6, 4],
  play: [
    {
      expect: {
        events: [
          { kind: 'rolled', dice: [1, 2, 3] },
          { kind: 'rolled', seat: 1 },
        ],
        asked: [0],
        result: null,
      },
    },
    { seat: 0, refused: 'call', why: { rule: 'LD-3', why: 'no-bid' } },
    { seat: 1, refused: 'bid 1 1', why: { rule: null, why: 'not-asked' } },
    { seat: 0, say: 'bid 1 1' },
    { seat: 1, undoRefused: 'undo-nothing' },
    { seat: 0, undo: true },
    { seat: 0, say: 'bid 3 6' },
    {
      expect: {
        table: {
          cups: [
            [1, 2, 3],
            [6, 6, 4],
          ],
          bid: { count: 3 },
        },
        view: [
          { viewer: 1, table: { cups: [null, [6, 6, 4]] } },
          { viewer: null, table: { cups: [null, null] } },
        ],
        question: { seat: 1, ask: 'bid', with: {}, includes: ['call', 'bid 4 1'], excludes: ['bid 3 6'] },
        barred: [{ say: 'bid 3 5', rule: 'LD-2', why: 'not-higher', with: { face: 6 } }],
        events: [
          { kind: 'bids', count: 1 },
          { count: 3, face: 6 },
        ],
      },
    },
    { seat: 1, say: 'call' },
    { seat: 1, undoRefused: 'undo-learned' },
  ],
  expect: { result: { winners: [1], reason: 'lie' }, asked: [], events: [{ kind: 'lifted', found: 2 }] },
};
/** The scenario with other play; `bids` are told by who is asked. */
const playing = (play: readonly unknown[], more: object = {}) => ({ ...whole, play, expect: {}, ...more });

test('a scenario that is as it says is well', () => {
  expect(run(whole)).toEqual({ title: whole.scenario, rules: whole.rules, ok: true, malformed: false, problems: [] });
});

describe('a scenario may begin', () => {
  test('with a position in the game’s own words, and loaded chance from there', () => {
    const report = run({
      scenario: 'a shield parries the last blow',
      game: 'duel',
      seats: 2,
      options: { snap: false },
      position: { points: [2, 2], shields: [false, true] },
      play: [
        { seat: 0, say: 'throw paper' },
        { seat: 1, say: 'throw rock' },
        { expect: { question: { seat: 1, ask: 'shield', legal: ['shield', 'pass'] } } },
        { seat: 1, say: 'shield' },
      ],
      expect: { table: { points: [2, 2], shown: [false, true], round: 1 }, result: null },
    });
    expect(report.problems).toEqual([]);
  });

  test('with a seed, whose deal needs no outcomes', () => {
    const { chance: _chance, ...seeded } = { ...playing([{ seat: 0, say: 'bid 1 1' }]), seed: 'moon' };
    expect(problems(seeded)).toEqual([]);
    expect(problems({ ...seeded, chance: [3] })).toEqual(['chance[0]: never wanted (at the end)']);
  });

  test('with forced answers that answer themselves, if it says so', () => {
    const last = [{ seat: 0, say: 'bid 6 6' }];
    expect(problems(playing(last, { forced: true, expect: { result: { winners: [1] } } }))).toEqual([]);
    expect(problems(playing(last, { expect: { asked: [1], question: { legal: ['call'] } } }))).toEqual([]);
  });
});

test('a position with a hole or nothing where something must be is a fault of the file', () => {
  const holey = new Game({
    ...duel.rules,
    position: (_sparse, seats, options) => ({ ...duel.rules.setup(seats, options), points: new Array(seats) }),
  });
  const report = runScenario(() => holey, { scenario: 'x', game: 'duel', seats: 2, position: {} });
  expect(report).toMatchObject({ ok: false, malformed: true });
  expect(report.problems).toEqual([{ path: 'position', message: 'not plain data: $.points[0] is undefined' }]);
});

test('a position of a game that has none is a fault of the file', () => {
  const { chance: _chance, ...rest } = whole;
  expect(problems({ ...rest, position: {} })).toEqual(['position: liars-dice has none']);
});

describe('what is not as the scenario says is told with its place:', () => {
  const bid = { seat: 0, say: 'bid 3 6' };
  test.each<[string, unknown, string]>([
    [
      'an answer that is barred',
      [bid, { seat: 1, say: 'bid 3 6' }],
      "play[1]: 'bid 3 6' was refused: not-higher (LD-2), “The bid is 3 × 6.”; legal: call, bid 4 1,",
    ],
    [
      'an answer out of turn',
      [{ seat: 1, say: 'call' }],
      "play[0]: 'call' was refused: not-asked, “It is not your turn to answer.”; legal: seat 1 is not asked",
    ],
    ['an answer that is taken', [{ seat: 0, refused: 'bid 3 6' }], "play[0]: 'bid 3 6' was taken"],
    [
      'another reason',
      [{ seat: 0, refused: 'call', why: { why: 'too-late' } }],
      'play[0].why: why: expected "too-late", got "no-bid"; the reason is {"rule":"LD-3","why":"no-bid"}',
    ],
    ['an undo that is refused', [{ seat: 0, undo: true }], 'play[0]: undo was refused: undo-nothing'],
    ['an undo that is taken', [bid, { seat: 0, undoRefused: 'undo-other' }], 'play[1]: undo was taken'],
    ['an undo refused otherwise', [{ seat: 0, undoRefused: 'undo-other' }], 'play[0]: undo was refused: undo-nothing'],
    ['a table', [{ expect: { table: { bid: { count: 3 } } } }], 'play[0].expect: table.bid.count: expected 3, got 0'],
    [
      'a view',
      [{ expect: { view: { viewer: 1, table: { cups: [[1, 2, 3], {}] } } } }],
      'play[0].expect.view: as seat 1 sees it, table.cups[0]: expected a list, got null',
    ],
    ['who is asked', [{ expect: { asked: [1] } }], 'play[0].expect.asked: expected 1, got 0'],
    [
      'a question to another seat',
      [{ expect: { question: { seat: 1 } } }],
      'play[0].expect.question: seat 1 is not asked; asked: 0',
    ],
    ['another question', [{ expect: { question: { ask: 'tea' } } }], 'play[0].expect.question: expected tea, got bid'],
    [
      'an answer too few',
      [{ expect: { question: { includes: ['call'] } } }],
      'play[0].expect.question: not legal: call; legal: bid 1 1,',
    ],
    [
      'an answer too many',
      [{ expect: { question: { excludes: ['bid 1 1'] } } }],
      'play[0].expect.question: legal, against what is expected: bid 1 1',
    ],
    [
      'a legal answer as barred',
      [{ expect: { barred: [{ say: 'bid 1 1' }] } }],
      "play[0].expect.barred[0]: 'bid 1 1' is legal; barred: call",
    ],
    [
      'an unheard-of answer as barred',
      [{ expect: { barred: [{ say: 'sing' }] } }],
      "play[0].expect.barred[0]: 'sing' is not offered; barred: call",
    ],
    [
      'another bar',
      [{ expect: { barred: [{ say: 'call', rule: 'LD-9' }] } }],
      'play[0].expect.barred[0]: rule: expected "LD-9", got "LD-3"',
    ],
    ['a result', [{ expect: { result: { reason: 'lie' } } }], 'play[0].expect: result: expected an object, got null'],
    [
      'an event',
      [bid, { expect: { events: [{ kind: 'bids' }, { kind: 'rolled' }] } }],
      'play[1].expect.events: [1] {"kind":"rolled"} did not happen; what did: none',
    ],
    [
      'an event of before',
      [{ expect: {} }, { expect: { events: [{ kind: 'rolled' }] } }],
      'play[1].expect.events: [0] {"kind":"rolled"} did not happen; what did: none',
    ],
  ])('%s', (_what, play, problem) => {
    const told = problems(playing(play as unknown[]));
    expect(told).toHaveLength(1);
    expect(told[0]?.startsWith(problem), told[0]).toBe(true);
  });

  test('chance', () => {
    expect(problems({ ...whole, chance: [1, 2, 3, 6, 6] })).toEqual([
      'chance[5]: missing: d6 (a whole number from 1 to 6) is wanted (at the deal)',
    ]);
    expect(problems({ ...whole, chance: [...whole.chance, 5] })).toEqual(['chance[6]: never wanted (at the end)']);
    expect(problems({ ...whole, chance: ['heads'] })[0]).toMatch(
      /^chance\[0\]: d6 .* is wanted, not "heads" \(at the deal\)$/,
    );
  });

  test('all expectations that fail, but nothing after an answer that fails', () => {
    const wrong = { expect: { asked: [1], result: {} } };
    expect(problems(playing([wrong, { seat: 1, say: 'call' }, wrong]))).toHaveLength(3);
  });
});

describe('a malformed file is refused with the path of the fault:', () => {
  test.each<[string, unknown, RegExp]>([
    ['no object', 7, /^scenario: must be an object/],
    ['no title', { ...whole, scenario: undefined }, /^scenario: /],
    ['a game that does not exist', { ...whole, game: 'chess' }, /^game: there is no game 'chess'$/],
    ['too many seats', { ...whole, seats: 9 }, /^seats: must be a whole number from 2 to 4/],
    ['an option that does not exist', { ...whole, options: { tea: true } }, /^options\.tea: there is no such option$/],
    ['a stray key', { ...whole, dice: [] }, /^scenario: .*"dice"/],
    ['position and seed', { ...whole, position: {}, seed: 'x' }, /^scenario: has a position or a seed, not both$/],
    [
      'a position that does not fit',
      { ...whole, game: 'duel', position: { points: [1], tea: 1 } },
      /^position\.points: must have 2 entries$/,
    ],
    [
      'a strange outcome',
      { ...whole, chance: [1, 'edge'] },
      /^chance\[1\]: must be a whole number, "heads", "tails" or a shuffle$/,
    ],
    [
      'a step that does two things',
      playing([{ seat: 0, say: 'call', undo: true }]),
      /^play\[0\]: must have exactly one of say, /,
    ],
    ['a step that does nothing', playing([{ seat: 0 }]), /^play\[0\]: must have exactly one of say, /],
    ['a step by nobody', playing([{ say: 'call' }]), /^play\[0\]: must name a seat$/],
    [
      'a reason for nothing',
      playing([{ seat: 0, say: 'call', why: {} }]),
      /^play\[0\]: why belongs to refused or asideRefused$/,
    ],
    [
      'a stray expectation',
      playing([{ expect: { question: { asks: 'x' } } }]),
      /^play\[0\]\.expect\.question: .*"asks"/,
    ],
    ['a seat that is none', playing([{ seat: -1, say: 'call' }]), /^play\[0\]\.seat: /],
  ])('%s', (_what, data, fault) => {
    const report = run(data);
    expect(report).toMatchObject({ ok: false, malformed: true });
    expect(problems(data)[0]).toMatch(fault);
  });
});

describe('whatever a file holds, it gets a report', () => {
  const fine = (data: unknown) => {
    const report = run(data);
    expect(report.ok).toBe(report.problems.length === 0);
    for (const { path, message } of report.problems) expect(path && message).toBeTruthy();
  };

  test('any JSON at all', () => {
    fc.assert(fc.property(fc.jsonValue(), fine));
    expect(() => parseScenario(undefined)).not.toThrow();
  });

  test('a scenario with one thing replaced', () => {
    const key = fc.constantFrom(...Object.keys(whole), 'position', 'seed', 'options', 'forced');
    fc.assert(fc.property(key, fc.jsonValue(), (key, value) => fine({ ...whole, [key]: value })));
  });

  test('a scenario with strange steps', () => {
    const keys = ['seat', 'say', 'refused', 'why', 'undo', 'undoRefused', 'expect'];
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(0, 1, 'call', 'bid 1 1', true, {}));
    const step = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 3 });
    fc.assert(fc.property(fc.array(step), (play) => fine(playing(play))));
  });

  test('a scenario with a strange position', () => {
    const position = fc.dictionary(fc.constantFrom('points', 'thrown', 'shields', 'shown', 'tea'), fc.jsonValue());
    const play = [
      { seat: 0, say: 'throw rock' },
      { seat: 1, say: 'throw paper' },
    ];
    fc.assert(fc.property(position, (position) => fine({ scenario: 'x', game: 'duel', seats: 2, position, play })));
  });
});

describe('an aside', () => {
  const scenario = {
    scenario: 'Who is not asked eats, and who is asked climbs further',
    rules: ['AS-1', 'AS-2'],
    game: 'ascent',
    seats: 2,
    position: { flasks: [0, 2], rations: [1, 0] },
    play: [
      { seat: 1, asideRefused: 'eat', why: { rule: 'AS-2', why: 'no-ration' } },
      { expect: { asides: [{ seat: 0, legal: ['eat', 'whistle', 'drink luck'] }] } },
      { seat: 0, aside: 'eat' },
      { seat: 0, undo: true },
      { seat: 0, aside: 'eat' },
      {
        expect: {
          asides: [
            { seat: 0, excludes: ['eat'], barred: [{ say: 'eat', rule: 'AS-2' }] },
            { seat: 1, includes: ['whistle', 'drink rope'] },
          ],
          question: { seat: 0, includes: ['climb 3'] },
        },
      },
    ],
  };
  const instead = (...play: object[]) => problems({ ...scenario, play });

  test('is given, refused, taken back and expected', () => {
    expect(problems(scenario)).toEqual([]);
  });

  test('that does not go so is told', () => {
    expect(instead({ seat: 1, aside: 'eat' })).toEqual([
      "play[0]: 'eat' was refused: no-ration (AS-2), “no-ration”; legal: whistle, drink rope",
    ]);
    expect(instead({ seat: 0, asideRefused: 'eat' })).toEqual(["play[0]: 'eat' was taken"]);
    expect(instead({ seat: 1, asideRefused: 'eat', why: { rule: 'AS-9' } })[0]).toMatch(/^play\[0\]\.why: rule/);
    const expected = (asides: object) => instead({ expect: { asides: [asides] } })[0];
    expect(expected({ seat: 0, includes: ['rest'] })).toMatch(/^play\[0\]\.expect\.asides\[0\]: not legal: rest/);
    expect(expected({ seat: 0, excludes: ['eat'] })).toMatch(/legal, against what is expected: eat/);
    expect(expected({ seat: 0, barred: [{ say: 'eat' }] })).toMatch(/'eat' is legal; barred: drink fog, drink rope/);
  });
});
