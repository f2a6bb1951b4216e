import {
  answers,
  choose,
  coin,
  copyPlain,
  copyStack,
  die,
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
} from '../../index.ts';
import { echo, inEveryLanguage } from './bare.ts';

/**
 * Two or three climb a mountain, for tests of asides. In turn each climbs as far as its strength goes, or rests. At any
 * time, whoever is asked, a seat may eat a ration, which makes it stronger; whistle, which does nothing; or drink its
 * hidden flask: luck is a roll, fog ends the turn that is going on, a rope asks another seat. At the end of a round all
 * guess the wind in secret, and nothing falls in between.
 */
export interface Ascent extends State {
  heights: number[];
  strength: number[];
  rations: number[];
  /** Each seat's flask, a place in `FLASKS`, or null once it was drunk; hidden from the others. */
  flasks: (number | null)[];
  whistled: boolean[];
  guesses: number[];
  round: number;
  turn: number;
}
type View = Omit<Ascent, keyof State | 'flasks'> & { flasks: (number | 'hidden' | null)[] };
interface ClimbTurn {
  seat: Seat;
  fog: boolean;
}
interface Pull {
  by: Seat;
  on: Seat;
}

const FLASKS = ['luck', 'fog', 'rope'];
const [LUCK, FOG] = [0, 1];
const FARTHEST = 4;
const ROUNDS = 2;
const HIGHEST = 24;

const climb = answers('climb', ['far', Array.from({ length: FARTHEST + 1 }, (_, n) => `${n}`)]);
const rest = answers('rest');
const pull = answers('pull', ['way', ['up', 'down']]);
const guess = answers('guess', ['wind', ['north', 'south']]);
const eat = answers('eat');
const whistle = answers('whistle');
const drink = answers('drink', ['flask', FLASKS]);
type Aside = In<typeof eat> | In<typeof whistle> | In<typeof drink>;

const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

const tell = reports({
  dealt: (seat: Seat, flask: number) => show([seat], { seat, flask }, { seat }),
  climbed: (seat: Seat, far: number) => open({ seat, far }),
  ate: (seat: Seat) => open({ seat }),
  whistled: (seat: Seat) => open({ seat }),
  drank: (seat: Seat, flask: number) => reveal({ seat, flask }),
  blew: (wind: number, guesses: readonly number[]) => reveal({ wind, guesses: [...guesses] }),
});

const rise = (s: Ascent, seat: Seat, far: number): void => {
  s.heights[seat] = (s.heights[seat] ?? 0) + far;
  tell.climbed(seat, far);
};

const pulling = procedure<Ascent, Pull>('pulling', {
  'The other pulls them up or down': choose({
    ask: 'pull',
    by: (_s, { on }) => on,
    from: (_s, _d, _seat, offers: Offers<In<typeof pull>>) => [0, 1].forEach((way) => void offers.may(pull.of(way))),
    then: (s, { by }, { way }) => rise(s, by, way === 0 ? 2 : -1),
  }),
});

const turn = procedure<Ascent, ClimbTurn>('turn', {
  'Climb or rest': when(
    (_s, { fog }) => !fog,
    choose({
      ask: 'climb',
      by: (_s, { seat }) => seat,
      from: (s, _turn, seat, offers: Offers<In<typeof climb> | In<typeof rest>>) => {
        const most = s.strength[seat] as number;
        offers.may(rest.of());
        for (let far = 1; far <= FARTHEST; far++) {
          if (far <= most) offers.may(climb.of(far));
          else offers.bar(climb.of(far), 'AS-1', 'too-far', { most });
        }
      },
      then: (s, _turn, said, seat) => {
        if ('far' in said) rise(s, seat, said.far);
      },
    }),
  ),
});

const nextTurn = (s: Ascent) => {
  if (s.turn === s.seats) return null;
  return turn.with({ seat: s.turn++, fog: false });
};
const endRound = (s: Ascent): void => {
  s.turn = 0;
  s.round++;
  s.whistled.fill(false);
};
const end = (s: Ascent): void => {
  const best = Math.max(...s.heights);
  const places = s.heights.map((height) => 1 + s.heights.filter((other) => other > height).length);
  const winners = seatsOf(s).filter((seat) => s.heights[seat] === best);
  finish(s, { winners, places, reason: 'top', with: { best } });
};

const round = procedure<Ascent, object>('round', {
  'Each climbs in turn': each(nextTurn),
  'All guess the wind at once': choose({
    ask: 'guess',
    by: (s) => seatsOf(s),
    from: (_s, _d, _seat, offers: Offers<In<typeof guess>>) =>
      [0, 1].forEach((wind) => void offers.may(guess.of(wind))),
    then: (s, _d, { wind }, seat) => {
      s.guesses[seat] = wind;
    },
  }),
  'The wind blows': run((s) => {
    const wind = coin(s) ? 1 : 0;
    tell.blew(wind, s.guesses);
    for (const seat of seatsOf(s)) if (s.guesses[seat] === wind) rise(s, seat, 1);
  }),
  'The round ends': run(endRound),
});
const game = procedure<Ascent, object>('game', {
  'Deal the flasks': run((s) => {
    for (const seat of seatsOf(s)) {
      const flask = die(s, FLASKS.length) - 1;
      s.flasks[seat] = flask;
      tell.dealt(seat, flask);
    }
  }),
  'Play rounds': each((s) => (s.round === ROUNDS ? null : round.with({}))),
  'Who is highest': run(end),
});

const asidesOf = (s: Ascent, seat: Seat, offers: Offers<Aside>): void => {
  if (s.rations[seat] === 0) offers.bar(eat.of(), 'AS-2', 'no-ration');
  else if (s.strength[seat] === FARTHEST) offers.bar(eat.of(), 'AS-2', 'strong-enough');
  else offers.may(eat.of());
  if (s.whistled[seat]) offers.bar(whistle.of(), 'AS-3', 'whistled');
  else offers.may(whistle.of());
  for (let flask = 0; flask < FLASKS.length; flask++) {
    if (s.flasks[seat] !== flask) offers.bar(drink.of(flask), 'AS-4', 'no-flask');
    else if (flask === FOG && turn.in(s) === null) offers.bar(drink.of(flask), 'AS-4', 'no-turn');
    else offers.may(drink.of(flask));
  }
};

const giveAside = (s: Ascent, said: Aside, seat: Seat): void => {
  if (said === eat.of()) {
    s.rations[seat] = (s.rations[seat] as number) - 1;
    s.strength[seat] = (s.strength[seat] as number) + 1;
    tell.ate(seat);
  } else if ('flask' in said) drinkFlask(s, said.flask, seat);
  else {
    s.whistled[seat] = true;
    tell.whistled(seat);
  }
};

const drinkFlask = (s: Ascent, flask: number, seat: Seat): void => {
  s.flasks[seat] = null;
  tell.drank(seat, flask);
  const going = turn.in(s);
  if (flask === LUCK) rise(s, seat, die(s, 3));
  else if (flask === FOG && going !== null) going.fog = true;
  else interrupt(s, pulling.with({ by: seat, on: (seat + 1) % s.seats }));
};

const CONTENT = hashText('ascent', 16);
const make = (common: State, part: Partial<Ascent> = {}): Ascent => ({
  heights: new Array(common.seats).fill(0),
  strength: new Array(common.seats).fill(2),
  rations: new Array(common.seats).fill(1),
  flasks: new Array(common.seats).fill(null),
  whistled: new Array(common.seats).fill(false),
  guesses: new Array(common.seats).fill(0),
  round: 0,
  turn: 0,
  ...part,
  ...common,
});

/** `{ "flasks": [2, null], "rations": [1, 1] }`, standing before the first turn. */
function position(sparse: unknown, seats: number, options: State['options']): Ascent | Fault[] {
  const part = copyPlain(sparse) as Partial<Ascent>;
  const odd = Object.entries(part).find(([, value]) => !Array.isArray(value) || value.length !== seats);
  if (odd !== undefined) return [{ path: odd[0], message: `must have ${seats} entries` }];
  return make(freshState(CONTENT, seats, options, { ...game.with({}), step: 1 }), part);
}

const copied = (s: Omit<Ascent, keyof State | 'flasks'>) => ({
  heights: [...s.heights],
  strength: [...s.strength],
  rations: [...s.rations],
  whistled: [...s.whistled],
  guesses: [...s.guesses],
  round: s.round,
  turn: s.turn,
});

const speech: Speech = { ...echo, title: 'Ascent', pitch: 'A mountain, and what one does on the way.' };

export const ascent = new Game<Ascent, View>({
  name: 'ascent',
  version: 1,
  content: CONTENT,
  seats: { min: 2, max: 3 },
  options: [],
  procedures: [game, round, turn, pulling],
  verbs: [climb, rest, pull, guess, eat, whistle, drink],
  asides: { from: asidesOf, then: giveAside },
  setup: (seats, options) => make(freshState(CONTENT, seats, options, game.with({}))),
  copy: (s) => {
    const { content, seats, options, stack, chance, result } = s;
    const common = { content, seats, options, stack: copyStack(stack), chance: [...chance], result };
    return make(common, { ...copied(s), flasks: [...s.flasks] });
  },
  table: (s, viewer) => ({
    ...copied(s),
    flasks: s.flasks.map((flask, seat) => (flask === null || viewer === seat || viewer === 'all' ? flask : 'hidden')),
  }),
  redeal: (common, table, _viewer, rng: RandomState) =>
    make(common, {
      ...copied(table),
      flasks: table.flasks.map((flask) => (flask === 'hidden' ? die(rng, FLASKS.length) - 1 : flask)),
    }),
  value: (s, seat) => {
    if (s.result !== null) return s.result.winners.includes(seat) ? 1 : -1;
    const others = s.heights.filter((_, other) => other !== seat);
    return ((s.heights[seat] as number) - Math.max(...others)) / (2 * HIGHEST);
  },
  position,
  zones: ({ table }) =>
    table.flasks.map((flask, seat) => ({
      id: 'flask',
      seat,
      cards: flask === null ? [] : [{ card: flask === 'hidden' ? null : (FLASKS[flask] as string) }],
    })),
  features: ['dealt', 'climbed', 'ate', 'whistled', 'drank', 'blew'],
  featuresOf: ({ kind }) => [kind],
  speech: inEveryLanguage(speech),
});
