import { editionModule } from '../../kernel/index.ts';
import { faceFactory } from './face.ts';
import { factory } from './game.ts';

/** What `npm run edition` freezes. */
export const edition = editionModule(factory, faceFactory);
