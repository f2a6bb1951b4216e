import { EDITION_INTERFACE, type EditionModule } from '../../kernel/index.ts';
import { familiarsAndFoesFace } from './face.ts';
import { familiarsAndFoes } from './game.ts';

/** What `npm run edition` freezes. */
export const edition: EditionModule = {
  interface: EDITION_INTERFACE,
  game: familiarsAndFoes.name,
  version: familiarsAndFoes.core.version,
  viewFormat: familiarsAndFoesFace.viewFormat,
  open: familiarsAndFoes.released,
  face: familiarsAndFoesFace,
};
