import { type Bar, Game, type HeardEvent, type Options, packGameFactory, type Seat } from '../../kernel/index.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, contentOf, loadContent } from './content/content.ts';
import { familiarCount } from './content/levels.ts';
import { FORBIDDEN, TASKS } from './content/vocabulary.ts';
import { cover } from './cover.ts';
import { faceOf, NAME } from './face.ts';
import { foeActs, foesTurn } from './foes/foes-turn.ts';
import { asides } from './interrupts/asides.ts';
import { scoring } from './interrupts/damage.ts';
import { flipping } from './interrupts/flip.ts';
import { rolling } from './interrupts/roll.ts';
import { position } from './state/position.ts';
import { choosing, game, setup } from './state/setup.ts';
import { copy, type Foes } from './state/state.ts';
import { ballyhoo, calling } from './turn/ballyhoo.ts';
import { part } from './turn/part.ts';
import { reviving } from './turn/revive.ts';
import { turn } from './turn/turn.ts';
import { reasons, value } from './value/value.ts';
import { redeal } from './view/redeal.ts';
import { type FoesTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. */
const VERSION = 3;

/** Chance decides at once what most answers are worth. */
const WORLDS = 6;

/** Everything that must come up in play now and then. */
function features({ pack, deeds }: Content): string[] {
  const happens = ['ballyhoo', 'turned', 'luck', 'backfired', 'unharmed', 'guarded', 'fell', 'trained', 'waveOver'];
  const more = ['goesOn', 'stops', 'sleeps', 'hexed', 'mended', 'drained', 'cleansed', 'revived', 'notRevived'];
  return [
    'end:won',
    'end:lost',
    ...happens,
    ...more,
    ...TASKS.map((task) => `task:${task}`),
    ...FORBIDDEN.map((what) => `forbidden:${what}`),
    ...deeds.map(({ id }) => `deed:${id}`),
    ...pack.mats.flatMap(({ healing, eye }) => [`deed:${healing.id}`, `deed:${eye.id}`]),
    ...pack.mats.flatMap(({ id }) => [`ability:${id}`, `rescued:${id}`]),
    ...pack.foes.flatMap(({ id }) => [`foe:${id}`, `reward:${id}`]),
  ];
}
function featuresOf(event: HeardEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [event.won === true ? 'end:won' : 'end:lost'];
    case 'attacks':
    case 'casts':
    case 'uses':
      return [`deed:${event.deed}`];
    case 'restores':
      return [`deed:${event.spell}`];
    case 'ability':
      return [`ability:${event.familiar}`];
    case 'reward':
      return [`reward:${event.foe}`];
    case 'rescued':
      return [`rescued:${event.coven}`];
    case 'task':
      return [`task:${event.task}`];
    case 'forbidden':
      return [`forbidden:${event.what}`];
    case 'wave':
      return (event.foes as readonly string[]).map((foe) => `foe:${foe}`);
    default:
      return [event.kind];
  }
}

/** Which Familiars a seat played, how many there were, whom all of them met, and what they found and used. */
function traits(s: Foes, seat: Seat): string[] {
  const { mats, foes, deeds } = contentOf(s);
  const met = [...s.foes.map(({ card }) => card), ...s.spent, ...s.familiars.flatMap(({ rewards }) => rewards)];
  return [
    ...s.familiars.flatMap((f) => (f.seat === seat ? [`familiar:${mats[f.mat]?.id}`] : [])),
    ...[...new Set(met)].map((card) => `met:${foes[card]?.id}`),
    ...[...s.gone, ...s.familiars.flatMap(({ artifacts }) => artifacts)].map((n) => `found:${deeds[n]?.id}`),
    ...s.gone.map((artifact) => `used:${deeds[artifact]?.id}`),
    `familiars: ${s.familiars.length}`,
    `waves: ${s.wave + 1}`,
  ];
}

/** FO-1.1: everybody plays at least one Familiar. */
const refuse = (options: Options, seats: number): Bar | null =>
  familiarCount(seats, options) < seats ? { rule: 'FO-1.1', why: 'too-few' } : null;

function withContent(content: Content): Game<Foes, FoesTable> {
  const face = faceOf(content);
  return new Game<Foes, FoesTable>({
    name: NAME,
    version: VERSION,
    content: content.hash,
    seats: cover.seats,
    options: [
      { id: 'level', kind: 'choice', default: 'beginner', values: ['beginner', 'master'] },
      { id: 'familiars', kind: 'choice', default: 'auto', values: ['auto', '3', '4', '5'] },
    ],
    together: true,
    refuse,
    procedures: [
      game,
      choosing,
      turn,
      part,
      reviving,
      ballyhoo,
      calling,
      foesTurn,
      foeActs,
      rolling,
      flipping,
      scoring,
    ],
    verbs: Object.values(content.answers),
    asides,
    setup: (seats, options) => setup(content, seats, options),
    copy,
    table,
    redeal,
    value,
    thinking: { depth: 6, iterations: [0, 0, 40, 300], slips: [35, 5, 0, 0] },
    reasons,
    worlds: WORLDS,
    position: (sparse, seats, options) => position(content, sparse, seats, options),
    traits,
    timing,
    zones: face.zones,
    features: features(content),
    featuresOf,
    speech: face.speech,
  });
}

export const factory = packGameFactory({ name: NAME, core, content: loadContent, game: withContent });
