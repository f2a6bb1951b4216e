import { Game, packGameFactory } from '../../kernel/index.ts';
import { packJsonSchema } from '../shared/pack-json-schema.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, loadContent } from './content/content.ts';
import { pack } from './content/vocabulary.ts';
import { cover } from './cover.ts';
import { faceOf, NAME } from './face.ts';
import { features, featuresOf } from './features.ts';
import { options } from './options.ts';
import { procedures } from './procedures.ts';
import { position } from './state/position.ts';
import { setup } from './state/setup.ts';
import { copy, type NewGameState } from './state/state.ts';
import { value } from './value/value.ts';
import { redeal } from './view/redeal.ts';
import { type NewGameTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. 0: these rules have never been released. */
const VERSION = 0;

function withContent(content: Content): Game<NewGameState, NewGameTable> {
  const face = faceOf(content);
  return new Game<NewGameState, NewGameTable>({
    name: NAME,
    version: VERSION,
    content: content.hash,
    seats: cover.seats,
    options,
    procedures: Object.values(procedures),
    verbs: Object.values(content.answers),
    setup: (seats, options) => setup(content, seats, options),
    copy,
    table,
    redeal,
    value,
    position: (sparse, seats, options) => position(content, sparse, seats, options),
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
});
