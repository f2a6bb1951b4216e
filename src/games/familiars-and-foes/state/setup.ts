import { below, choose, each, freshState, type Options, procedure, run, shuffle } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { type Content, contentOf } from '../content/content.ts';
import { COVENS, familiarCount, gemsOf, LUCK, levelsOf } from '../content/levels.ts';
import { nextTurn } from '../turn/turn.ts';
import { revealWave } from '../turn/waves.ts';
import { tell } from './events.ts';
import { findArtifact } from './mutations.ts';
import { placeOf } from './queries.ts';
import { CLOSED, type Foes, make, noRoll } from './state.ts';

/** Chapter: Setup. */

/** The table before anything is chosen. */
export function setup(content: Content, seats: number, options: Options): Foes {
  return make(freshState(content.hash, seats, options, game.with({})), {
    familiars: [],
    first: 0,
    active: NONE,
    round: 0,
    wave: NONE,
    foes: [],
    waves: [],
    covens: [],
    commons: [],
    used: [],
    deck: [],
    gone: [],
    spent: [],
    luck: LUCK,
    running: [],
    rests: 0,
    roll: noRoll(),
    coin: CLOSED,
  });
}

/** FO-1.1: whoever plays several Familiars sits at the table as often. */
const seatOfPlace = (s: Foes, place: number): number => place % s.seats;
/** FO-1.3: at the maximum of HP and MP, with gems and a Good Luck token. */
export function join(s: Foes, mat: number): void {
  const { health, magic } = at(contentOf(s).mats, mat);
  s.luck--;
  s.familiars.push({
    mat,
    seat: seatOfPlace(s, s.familiars.length),
    hp: health,
    mp: magic,
    gems: gemsOf(s.options, familiarCount(s.seats, s.options)),
    luck: 1,
    tasks: 0,
    helper: false,
    artifacts: [],
    rewards: [],
  });
}
export const choosing = procedure<Foes, object>('choosing', {
  'Choose a Familiar': choose<Foes, object, GameAnswer<'choose'>>({
    ask: 'choose',
    by: (s) => seatOfPlace(s, s.familiars.length),
    from: (s, _d, _seat, offers) => {
      const { mats, answers } = contentOf(s);
      for (let mat = 0; mat < mats.length; mat++) {
        if (placeOf(s, mat) === NONE) offers.may(answers.choose.of(mat));
        else offers.bar(answers.choose.of(mat), 'FO-1.2', 'taken');
      }
    },
    then: (s, _d, { familiar }, seat) => {
      join(s, familiar);
      tell.chose(s, seat, s.familiars.length - 1);
    },
  }),
});

/** FO-1.3: one Artifact each, face up. */
function dealArtifacts(s: Foes): void {
  s.deck.push(...contentOf(s).artifacts);
  shuffle(s, s.deck);
  for (let place = 0; place < s.familiars.length; place++) findArtifact(s, place);
}
/** FO-1.5: from three shuffled decks, by the chart. */
function dealFoes(s: Foes): void {
  const decks = contentOf(s).byLevel.map((cards) => cards.slice());
  for (const deck of decks) shuffle(s, deck);
  for (const levels of levelsOf(s.options, s.familiars.length))
    s.waves.push(levels.map((level) => at(decks, level - 1).pop() as number));
}
/** FO-1.6: one Coven card on each wave, two on the last. */
function dealCovens(s: Foes): void {
  const covens = contentOf(s).mats.map((_, mat) => mat);
  shuffle(s, covens);
  for (const count of COVENS) s.covens.push(covens.splice(0, count).sort((a, b) => a - b));
}

/** The whole game. */
export const game = procedure<Foes, object>('game', {
  'Choose Familiars': each((s) => (s.familiars.length < familiarCount(s.seats, s.options) ? choosing.with({}) : null)),
  'Deal Artifacts': run(dealArtifacts),
  'Deal the Foes': run(dealFoes),
  'Deal the Coven cards': run(dealCovens),
  'Who goes first': choose<Foes, object, GameAnswer<'first'>>({
    ask: 'first',
    by: () => 0,
    from: (s, _d, _seat, offers) => {
      const { mats, answers } = contentOf(s);
      for (const { mat } of s.familiars) offers.may(answers.first.of(mat));
      offers.may(answers.first.of(mats.length));
    },
    then: (s, _d, { who }) => {
      const place = placeOf(s, who);
      s.first = place === NONE ? below(s, s.familiars.length, 'first') : place;
      tell.first(s, s.first, place === NONE);
    },
  }),
  'The first wave': run(revealWave),
  'Take turns': each(nextTurn),
});
