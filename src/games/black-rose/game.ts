import { Game, packGameFactory } from '../../kernel/index.ts';
import { packJsonSchema } from '../shared/pack-json-schema.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import { lintsOf } from './content/lints.ts';
import { pack } from './content/vocabulary.ts';
import { cover } from './cover.ts';
import { faceOf, NAME } from './face.ts';
import { features, featuresOf, traits } from './features.ts';
import { options, refuse } from './options.ts';
import { procedures } from './procedures.ts';
import { position } from './state/position.ts';
import { setup } from './state/setup.ts';
import { copy, type Rose } from './state/state.ts';
import { terms } from './value/terms.ts';
import { value } from './value/value.ts';
import { dealAnew, redeal } from './view/redeal.ts';
import { type RoseTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. */
const VERSION = 5;

function withContent(content: Content): Game<Rose, RoseTable> {
  const face = faceOf(content);
  return new Game<Rose, RoseTable>({
    name: NAME,
    version: VERSION,
    content: content.hash,
    seats: cover.seats,
    options: options(content),
    refuse: (options, seats) => refuse(content, options, seats),
    procedures: Object.values(procedures),
    verbs: Object.values(content.answers),
    setup: (seats, options) => setup(content, seats, options),
    copy,
    table,
    redeal,
    dealAnew,
    value,
    terms,
    seesValue: () => true,
    thinking: { depth: 2, iterations: [0, 0, 2, 300], slips: [65, 22, 0, 0] },
    position: (sparse, seats, options) => position(content, sparse, seats, options),
    traits,
    uses: { prepare: 1, 'prepare-quick': 1, summon: 1 },
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
  game: withContent,
  packSchema: () => packJsonSchema(pack, cover.text.en.title),
  packLints: (content) => lintsOf(content.pack),
});
