import { Game, type HeardEvent, type LearningSpec, packGameFactory, type Seat } from '../../kernel/index.ts';
import { aftermath } from './battle/aftermath.ts';
import { battle } from './battle/battle.ts';
import { blocking } from './battle/blockers.ts';
import { strike } from './battle/strike.ts';
import { facing, succeeding, succession } from './battle/succession.ts';
import core from './cards/core.json' with { type: 'json' };
import coreLearned from './cards/core.learned.json' with { type: 'json' };
import { type Content, contentOf, loadContent } from './content/content.ts';
import { STATUSES } from './content/vocabulary.ts';
import { cover } from './cover.ts';
import { construct, dealDecks } from './deck/construct.ts';
import { draft, onePick } from './deck/draft.ts';
import { type Insight, insightOf, learnedInsight } from './deck/insight.ts';
import { askProcedures } from './effects/asks.ts';
import { deed } from './effects/deed.ts';
import { replacing } from './effects/statuses.ts';
import { faceOf, NAME } from './face.ts';
import { check, mending } from './lines/check.ts';
import { position } from './state/position.ts';
import { game, round, setup } from './state/setup.ts';
import { type Arena, copy } from './state/state.ts';
import { cleanup, returning } from './turn/cleanup.ts';
import { turn } from './turn/turn.ts';
import { value } from './value/value.ts';
import { redeal } from './view/redeal.ts';
import { type ArenaTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. */
const VERSION = 4;

/** Everything that must come up in play now and then. */
function features({ pack, cards, powers, pets, tokens }: Content): string[] {
  const happens = ['mulligan', 'stalemate', 'faster', 'retaliates', 'switchHit', 'idle', 'switched', 'moved'];
  const more = ['struggles', 'releases', 'fails', 'warded', 'prevented', 'unharmed', 'elythSpent', 'elythTaken'];
  const rest = ['rests', 'returns', 'summoned', 'usedUp', 'renewed', 'won', 'grew', 'shielded', 'silenced'];
  return [
    ...['points', 'pets', 'match'].map((reason) => `end:${reason}`),
    ...happens,
    ...more,
    ...rest,
    ...STATUSES.map((status) => `status:${status}`),
    ...cards.slice(0, tokens).map((id) => `pet:${id}`),
    ...[...pack.elyth, ...pack.runes, ...pack.items].map(({ id }) => `card:${id}`),
    ...powers.map(({ id }) => `power:${id}`),
    ...pets.flatMap(({ unique }) => (unique === null ? [] : [`power:${unique.id}`])),
  ];
}
function featuresOf(event: HeardEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [`end:${event.reason}`];
    case 'status':
    case 'holds':
      return [`status:${event.status}`];
    case 'attached':
    case 'placed':
    case 'rune':
    case 'used':
      return [`card:${event.card}`];
    case 'attack':
      return event.hit ? [`power:${event.power}`, petOf(event.pet)] : [];
    case 'unique':
      return [`power:${event.power}`];
    default:
      return [event.kind];
  }
}
const petOf = (ref: unknown): string => `pet:${String(ref).slice(0, -2)}`;

const DECK_TRAIT = 'deck:';
/** What was in a seat's deck, whether it began, and how long the game was. */
function traits(s: Arena, seat: Seat): string[] {
  const { cards } = contentOf(s);
  const length =
    s.turns < 8
      ? 'turns: up to 7'
      : s.turns <= 16
        ? 'turns: 8 to 16'
        : s.turns <= 100
          ? 'turns: 17 to 100'
          : 'turns: more';
  return [
    ...(s.decks[seat] ?? []).map((card) => `${DECK_TRAIT}${cards[card]}`),
    seat === s.first ? 'first' : 'second',
    length,
  ];
}

/** What can be learned from results: which cards make a deck win. */
const LESSON: LearningSpec = {
  asks: ['pick', 'deck'],
  traits: DECK_TRAIT,
  ways: [{ decks: 'draft' }, { decks: 'constructed' }],
};

function withContent(content: Content, insight: Insight | null): Game<Arena, ArenaTable> {
  const face = faceOf(content);
  return new Game<Arena, ArenaTable>({
    name: NAME,
    version: VERSION,
    content: content.hash,
    seats: cover.seats,
    options: [
      { id: 'decks', kind: 'choice', default: 'draft', values: ['draft', 'constructed', 'dealt'] },
      { id: 'simplified', kind: 'flag', default: false },
      { id: 'bestOfThree', kind: 'flag', default: false },
    ],
    procedures: [
      game,
      draft,
      onePick,
      construct,
      dealDecks,
      round,
      turn,
      cleanup,
      returning,
      battle,
      blocking,
      succession,
      succeeding,
      facing,
      strike,
      aftermath,
      deed,
      check,
      mending,
      replacing,
      ...askProcedures,
    ],
    verbs: Object.values(content.answers),
    setup: (_seats, options) => setup(content, options),
    copy,
    table,
    redeal,
    value: (s, seat) => value(s, seat, insight),
    thinking: { depth: 3, iterations: [0, 0, 20, 800], slips: [45, 10, 0, 0] },
    position: (sparse, _seats, options) => position(content, sparse, options),
    traits,
    learns: LESSON,
    timing,
    zones: face.zones,
    features: features(content),
    featuresOf,
    speech: face.speech,
  });
}

export const factory = packGameFactory({
  name: NAME,
  core,
  content: loadContent,
  game: (content) => withContent(content, learnedInsight(content, coreLearned)),
  taught: (content, learned) => {
    const insight = learned === null ? null : insightOf(content, learned);
    return insight !== null && 'length' in insight ? insight : withContent(content, insight);
  },
});
