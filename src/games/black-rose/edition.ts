import { EDITION_INTERFACE, type EditionModule } from '../../kernel/index.ts';
import { blackRoseFace } from './face.ts';
import { blackRose } from './game.ts';

/** What `npm run edition` freezes. */
export const edition: EditionModule = {
  interface: EDITION_INTERFACE,
  game: blackRose.name,
  version: blackRose.core.version,
  viewFormat: blackRoseFace.viewFormat,
  open: blackRose.released,
  face: blackRoseFace,
};
