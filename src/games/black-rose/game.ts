import { type Bar, Game, type HeardEvent, type Options, packGameFactory, type Seat } from '../../kernel/index.ts';
import { activation, mauling } from './actions/activation.ts';
import { entering } from './actions/movement.ts';
import { physical } from './actions/physical.ts';
import { moving } from './actions/walk.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, contentOf, loadContent } from './content/content.ts';
import { SCHOOLS } from './content/vocabulary.ts';
import { cover } from './cover.ts';
import { area } from './effects/area.ts';
import { askProcedures } from './effects/asks.ts';
import { harming, wounding } from './effects/damage.ts';
import { deed, effecting } from './effects/deed.ts';
import { calling, summoning } from './effects/summon.ts';
import { faceOf, NAME } from './face.ts';
import { position } from './state/position.ts';
import { at, mageOf } from './state/queries.ts';
import { game, opening, round, setup } from './state/setup.ts';
import { copy, type Rose } from './state/state.ts';
import { blackRose as rosePhase } from './turn/black-rose.ts';
import { cleanup } from './turn/cleanup.ts';
import { evocationPhase, evocationTurn } from './turn/evocation.ts';
import { moonrise } from './turn/moon.ts';
import { preparation } from './turn/preparation.ts';
import { studying, studyPhase } from './turn/study.ts';
import { action, actionPhase, visit } from './turn/turn.ts';
import { value } from './value/value.ts';
import { redeal } from './view/redeal.ts';
import { type RoseTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. */
const VERSION = 5;

/** BR-1.17, BR-2.1: what does not go together. */
function refuse({ pack }: Content, options: Options, seats: number): Bar | null {
  if (options.overkill === true && pack.packs.some(({ id }) => options[id] === true))
    return { rule: 'BR-1.17', why: 'overkill-familiars' };
  return options.lodge === 'duel' && seats > 2 ? { rule: 'BR-2.1', why: 'duel-two' } : null;
}

/** Everything that must come up in play now and then. */
function features({ pack, cards, kinds, rooms, familiars, lists }: Content): string[] {
  const happens = ['moon', 'reshuffled', 'looked', 'recovered', 'learned', 'dropped', 'spared', 'festers', 'shielded'];
  const more = ['usurped', 'reworked', 'banished', 'dismissed', 'scorches', 'stronger', 'guard', 'hunting', 'trophy'];
  return [
    ...['power', 'rose'].map((reason) => `end:${reason}`),
    ...happens,
    ...more,
    ...cards.flatMap((id) => ['a', 'b'].map((side) => `spell:${id}:${side}`)),
    ...rooms.map(({ id }) => `room:${id}`),
    'ruined',
    ...pack.events.map(({ id }) => `event:${id}`),
    ...pack.quests.map(({ id }) => `quest:${id}`),
    ...kinds.map(({ id }) => `attack:${id}`),
    ...kinds.slice(familiars).map(({ list }) => `action:${at(lists, list).id}`),
  ];
}
function featuresOf(event: HeardEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [`end:${event.reason}`];
    case 'casts':
    case 'springs':
      return [`spell:${event.card}:${event.side}`];
    case 'activates':
      return [`room:${event.room}`];
    case 'event':
      return [`event:${event.event}`];
    case 'solved':
      return [`quest:${event.quest}`];
    case 'attacks':
      return [`attack:${String(event.model).slice(0, -4)}`];
    case 'familiar':
      return [`action:${event.action}`];
    default:
      return [event.kind];
  }
}

const FEW = 6;
const MANY = 12;
/** Mage, school and Familiars of a seat, and how long the game was. */
function traits(s: Rose, seat: Seat): string[] {
  const { pack, kinds } = contentOf(s);
  const { card, school, summoned } = mageOf(s, seat);
  const had = summoned.map((kind) => at(kinds, kind));
  return [
    `mage:${at(pack.mages, card).id}`,
    `school:${at(SCHOOLS, school)}`,
    had.length > 0 ? 'summoned' : 'never summoned',
    ...had.map(({ id }) => `familiar:${id}`),
    s.round < FEW ? 'rounds: fewer' : s.round <= MANY ? 'rounds: 6 to 12' : 'rounds: more',
  ];
}

function withContent(content: Content): Game<Rose, RoseTable> {
  const face = faceOf(content);
  return new Game<Rose, RoseTable>({
    name: NAME,
    version: VERSION,
    content: content.hash,
    seats: cover.seats,
    options: [
      { id: 'lodge', kind: 'choice', default: 'large', values: ['large', 'duel'] },
      { id: 'long', kind: 'flag', default: false },
      { id: 'overkill', kind: 'flag', default: false },
      ...content.pack.packs.map(({ id }) => ({ id, kind: 'flag' as const, default: false })),
    ],
    refuse: (options, seats) => refuse(content, options, seats),
    procedures: [
      game,
      opening,
      round,
      rosePhase,
      studyPhase,
      studying,
      preparation,
      actionPhase,
      visit,
      action,
      physical,
      moving,
      activation,
      mauling,
      evocationPhase,
      evocationTurn,
      cleanup,
      moonrise,
      deed,
      effecting,
      entering,
      area,
      harming,
      wounding,
      summoning,
      calling,
      ...askProcedures,
    ],
    verbs: Object.values(content.answers),
    setup: (seats, options) => setup(content, seats, options),
    copy,
    table,
    redeal,
    value,
    thinking: { depth: 2, iterations: [0, 0, 2, 300], slips: [65, 22, 0, 0] },
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
