import { Game, type LearningSpec, packGameFactory } from '../../kernel/index.ts';
import { packJsonSchema } from '../shared/pack-json-schema.ts';
import core from './cards/core.json' with { type: 'json' };
import coreLearned from './cards/core.learned.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import { lintsOf } from './content/lints.ts';
import { pack } from './content/vocabulary.ts';
import { cover } from './cover.ts';
import { type Insight, insightOf, learnedInsight } from './deck/insight.ts';
import { faceOf, NAME } from './face.ts';
import { DECK_TRAIT, features, featuresOf, traits } from './features.ts';
import { options } from './options.ts';
import { procedures } from './procedures.ts';
import { position } from './state/position.ts';
import { setup } from './state/setup.ts';
import { type Arena, copy } from './state/state.ts';
import { terms } from './value/terms.ts';
import { seesValue, value } from './value/value.ts';
import { dealAnew, redeal } from './view/redeal.ts';
import { type ArenaTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. */
const VERSION = 5;

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
    options,
    procedures: Object.values(procedures),
    verbs: Object.values(content.answers),
    setup: (_seats, options) => setup(content, options),
    copy,
    table,
    redeal,
    dealAnew,
    value: (s, seat) => value(s, seat, insight),
    terms: (s, seat) => terms(s, seat, insight),
    seesValue,
    thinking: { depth: 3, iterations: [0, 0, 20, 800], slips: [45, 10, 0, 0] },
    position: (sparse, _seats, options) => position(content, sparse, options),
    traits,
    uses: { lead: 1, play: 1, attach: 1, place: 1, rune: 1, 'rune-on': 1, use: 1, 'use-on': 1, power: 2 },
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
  packSchema: () => packJsonSchema(pack, cover.text.en.title),
  packLints: (content) => lintsOf(content.pack),
  taught: (content, learned) => {
    const insight = learned === null ? null : insightOf(content, learned);
    return insight !== null && 'length' in insight ? insight : withContent(content, insight);
  },
});
