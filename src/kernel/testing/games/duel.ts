import {
  answers,
  call,
  choose,
  coin,
  compose,
  copyStack,
  END,
  each,
  type Fault,
  finish,
  freshState,
  Game,
  hashText,
  type In,
  interrupt,
  type Offers,
  open,
  procedure,
  type RandomState,
  reports,
  reveal,
  run,
  type Seat,
  type Speech,
  type State,
  show,
  when,
  window,
} from '../../index.ts';
import { echo, inEveryLanguage } from './bare.ts';

/**
 * Rock, paper, scissors for two or three, with all that Liar's Dice lacks: the throws are secret and simultaneous, who
 * is beaten is interrupted and may show the shield that they were perhaps dealt, and a draw can be a race to say snap.
 * After the last round all compose a spell of one or two charms in secret; a charm that nobody else laid is a point.
 */
interface Duel extends State {
  points: number[];
  /** Each seat's last throw, null before the first. */
  thrown: (number | null)[];
  /** Who was dealt a shield; only its owner knows until it is shown. */
  shields: boolean[];
  shown: boolean[];
  round: number;
  /** Each seat's charms, once all have been turned. */
  spells: number[][];
}
type View = Pick<Duel, 'points' | 'thrown' | 'shown' | 'round' | 'spells'> & { shields: (boolean | null)[] };
interface Attack {
  by: Seat;
  on: Seat;
}
interface Race {
  passed: Seat[];
}

const toss = answers('throw', ['hand', ['rock', 'paper', 'scissors']]);
const shield = answers('shield');
const snap = answers('snap');
const pass = answers('pass');
const charm = answers('charm', ['kind', ['ember', 'frost', 'thorn']]);
type CharmLine = In<typeof charm> | In<typeof pass>;
type Plain = In<typeof pass> | In<typeof shield> | In<typeof snap>;

const LAST_ROUND = 12;
const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);
const beats = (a: number | null, b: number | null): boolean => a !== null && b !== null && a === (b + 1) % 3;
const attacks = (s: Duel): Attack[] =>
  seatsOf(s).flatMap((by) =>
    seatsOf(s).flatMap((on) => (beats(s.thrown[by] ?? null, s.thrown[on] ?? null) ? [{ by, on }] : [])),
  );

const tell = reports({
  dealt: (seat: Seat, shield: boolean) => show([seat], { seat, shield }, { seat }),
  opened: (thrown: Duel['thrown']) => reveal({ thrown: [...thrown] }),
  shielded: (seat: Seat) => reveal({ seat }),
  scored: (seat: Seat) => open({ seat }),
  turned: (seat: Seat, spell: readonly number[]) => reveal({ seat, spell: [...spell] }),
});

const deal = (s: Duel, seat: Seat): void => {
  s.shields[seat] = coin(s);
  tell.dealt(seat, s.shields[seat]);
};
const score = (s: Duel, seat: Seat): void => {
  s.points[seat] = (s.points[seat] ?? 0) + 1;
  tell.scored(seat);
};
const end = (s: Duel): void => {
  const best = Math.max(...s.points);
  const places = s.points.map((points) => 1 + s.points.filter((others) => others > points).length);
  finish(s, {
    winners: seatsOf(s).filter((seat) => s.points[seat] === best),
    places,
    reason: 'points',
    with: { best },
  });
};

const hands = (s: Duel, _round: object, seat: Seat, offers: Offers<In<typeof toss>>): void => {
  for (let hand = 0; hand < 3; hand++) {
    if (s.thrown[seat] === hand) offers.bar(toss.of(hand), 'RP-2', 'not-twice', { round: s.round });
    else offers.may(toss.of(hand));
  }
};
const shieldOrPass = (s: Duel, a: Attack, _seat: Seat, offers: Offers<Plain>): void => {
  offers.may(pass.of());
  if (s.shields[a.on]) offers.may(shield.of());
  else offers.bar(shield.of(), 'RP-4', 'no-shield');
};
const showOrSuffer = (s: Duel, a: Attack, said: Plain): void => {
  if (said === pass.of()) {
    score(s, a.by);
    return;
  }
  s.shown[a.on] = true;
  tell.shielded(a.on);
};

const charms = (_s: Duel, _game: object, _seat: Seat, offers: Offers<CharmLine>, soFar: readonly CharmLine[]): void => {
  for (let kind = 0; kind < 3; kind++) {
    if (soFar.includes(charm.of(kind))) offers.bar(charm.of(kind), 'RP-6', 'charm-twice');
    else offers.may(charm.of(kind));
  }
  if (soFar.length > 0) offers.may(pass.of());
  else offers.bar(pass.of(), 'RP-6', 'one-charm-at-least');
};
const turn = (s: Duel, _game: object, lines: readonly CharmLine[], seat: Seat): void => {
  const spell = lines.flatMap((line) => ('kind' in line ? [line.kind] : []));
  s.spells[seat] = spell;
  tell.turned(seat, spell);
};
const scoreSpells = (s: Duel): void => {
  s.spells.forEach((spell, seat) => {
    const others = s.spells.flatMap((other, by) => (by === seat ? [] : other));
    for (const kind of spell) if (!others.includes(kind)) score(s, seat);
  });
};

const attack = procedure<Duel, Attack>('attack', {
  'Who has shown a shield suffers': run((s, a) => {
    if (!s.shown[a.on]) return;
    score(s, a.by);
    return END;
  }),
  'Show a shield or suffer': choose({
    ask: 'shield',
    by: (_s, a) => a.on,
    from: shieldOrPass,
    then: showOrSuffer,
    hidden: true,
  }),
});

const race = procedure<Duel, Race>('race', {
  'Who says snap first': window({
    ask: 'snap',
    by: (s, r) => seatsOf(s).filter((seat) => !r.passed.includes(seat)),
    from: (_s, _r, _seat, offers: Offers<Plain>) => [snap, pass].forEach((word) => void offers.may(word.of())),
    then: (s, r, said, seat) => {
      if (said === pass.of()) return void r.passed.push(seat);
      score(s, seat);
      return END;
    },
  }),
});

const round = procedure<Duel, object>('round', {
  '1 All throw at once': choose({
    ask: 'throw',
    by: seatsOf,
    from: hands,
    then: (s, _round, { hand }, seat) => {
      s.thrown[seat] = hand;
    },
    with: (s) => ({ round: s.round }),
  }),
  '2 Hands open, who is beaten is interrupted': run((s) => {
    s.round++;
    tell.opened(s.thrown);
    for (const a of attacks(s)) interrupt(s, attack.with(a));
  }),
  '3 A draw is a race': when(
    (s) => s.options.snap === true && attacks(s).length === 0,
    call(() => race.with({ passed: [] })),
  ),
});

const goalReached = (s: Duel): boolean => s.round === LAST_ROUND || Math.max(...s.points) >= Number(s.options.goal);
const game = procedure<Duel, object>('game', {
  'Deal the shields': run((s) => {
    for (const seat of seatsOf(s)) deal(s, seat);
  }),
  'Play rounds': each((s) => (goalReached(s) ? null : round.with({}))),
  'All compose a spell': compose({
    ask: 'spell',
    by: seatsOf,
    from: charms,
    enough: (_s, _game, _seat, soFar) => soFar.length === 2,
    then: turn,
    pass: 'pass',
  }),
  'Charms that nobody else laid score': run(scoreSpells),
  'Count points': run(end),
});

const CONTENT = hashText('duel', 16);
const fresh = (common: State, part: Partial<Duel> = {}): Duel => ({
  ...common,
  points: new Array(common.seats).fill(0),
  thrown: new Array(common.seats).fill(null),
  shields: new Array(common.seats).fill(false),
  shown: new Array(common.seats).fill(false),
  round: 0,
  spells: Array.from({ length: common.seats }, () => []),
  ...part,
});

/** `{ "points": [2, 0], "shields": [true, false] }`, standing before a round. */
function position(sparse: unknown, seats: number, options: State['options']): Duel | Fault[] {
  const part = { ...(sparse as object) } as Partial<Duel>;
  const faults = Object.entries(part).flatMap(([key, value]): Fault[] => {
    if (!['points', 'thrown', 'shields', 'shown'].includes(key))
      return [{ path: key, message: 'there is no such thing' }];
    if (!Array.isArray(value) || value.length !== seats) return [{ path: key, message: `must have ${seats} entries` }];
    return [];
  });
  if (faults.length > 0) return faults;
  return fresh(freshState(CONTENT, seats, options, { ...game.with({}), step: 1 }), part);
}

const speech: Speech = { ...echo, option: (id) => ({ name: id, help: id, values: { '1': 'one', '3': 'three' } }) };

export const duel = new Game<Duel, View>({
  name: 'duel',
  version: 1,
  content: CONTENT,
  seats: { min: 2, max: 3 },
  options: [
    { id: 'snap', kind: 'flag', default: true },
    { id: 'goal', kind: 'choice', default: '3', values: ['1', '3'] },
  ],
  procedures: [game, round, attack, race],
  verbs: [toss, shield, snap, pass, charm],
  setup: (seats, options) => fresh(freshState(CONTENT, seats, options, game.with({}))),
  copy: (s) => ({
    ...s,
    stack: copyStack(s.stack),
    chance: [...s.chance],
    points: [...s.points],
    thrown: [...s.thrown],
    shields: [...s.shields],
    shown: [...s.shown],
    spells: s.spells.map((spell) => [...spell]),
  }),
  table: (s, viewer) => ({
    points: [...s.points],
    thrown: [...s.thrown],
    shields: s.shields.map((has, seat) => (viewer === 'all' || viewer === seat || s.shown[seat] ? has : null)),
    shown: [...s.shown],
    round: s.round,
    spells: s.spells.map((spell) => [...spell]),
  }),
  redeal: (common, table, _viewer, rng: RandomState) =>
    fresh(common, {
      points: [...table.points],
      thrown: [...table.thrown],
      shields: table.shields.map((has) => has ?? coin(rng)),
      shown: [...table.shown],
      round: table.round,
      spells: table.spells.map((spell) => [...spell]),
    }),
  value: (s, seat) => (s.result === null ? 0 : s.result.winners.includes(seat) ? 1 : -1),
  position,
  zones: ({ table }) =>
    table.shields.map((has, seat) => ({
      id: 'shield',
      seat,
      cards: [{ card: has === null ? null : has ? 'shield' : 'none' }],
    })),
  features: ['dealt', 'opened', 'shielded', 'scored', 'turned'],
  featuresOf: ({ kind }) => [kind],
  speech: inEveryLanguage(speech),
});
