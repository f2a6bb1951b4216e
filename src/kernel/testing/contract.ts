import { asides } from './contract/asides.ts';
import { conduct } from './contract/conduct.ts';
import { data } from './contract/data.ts';
import { hearing } from './contract/hearing.ts';
import { imagining } from './contract/imagining.ts';
import { secrecy } from './contract/secrecy.ts';
import { sentences } from './contract/sentences.ts';
import { undo } from './contract/undo.ts';
import type { Property } from './contract/walk.ts';

export type { Property };

/** What every game promises, each promise under the sentence that it is. A game that keeps them all can be hosted. */
export const contract: Readonly<Record<string, Property>> = {
  ...conduct,
  ...data,
  ...secrecy,
  ...imagining,
  ...hearing,
  ...undo,
  ...asides,
  ...sentences,
};
