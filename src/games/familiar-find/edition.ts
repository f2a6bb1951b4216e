import { EDITION_INTERFACE, type EditionModule } from '../../kernel/index.ts';
import { familiarFindFace } from './face.ts';
import { familiarFind } from './game.ts';

/** What `npm run edition` freezes. */
export const edition: EditionModule = {
  interface: EDITION_INTERFACE,
  game: familiarFind.name,
  version: familiarFind.core.version,
  viewFormat: familiarFindFace.viewFormat,
  open: familiarFind.released,
  face: familiarFindFace,
};
