import { editionModule } from '../../kernel/index.ts';
import { faceBox } from './face.ts';
import { box } from './game.ts';

/** What `npm run edition` freezes. */
export const edition = editionModule(box, faceBox);
