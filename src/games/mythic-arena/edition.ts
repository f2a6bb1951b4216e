import { EDITION_INTERFACE, type EditionModule } from '../../kernel/index.ts';
import { mythicArenaFace } from './face.ts';
import { mythicArena } from './game.ts';

/** What `npm run edition` freezes. */
export const edition: EditionModule = {
  interface: EDITION_INTERFACE,
  game: mythicArena.name,
  version: mythicArena.core.version,
  viewFormat: mythicArenaFace.viewFormat,
  open: mythicArena.released,
  face: mythicArenaFace,
};
