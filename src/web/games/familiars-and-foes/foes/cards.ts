import type { Chart, FoeCard, FoesFace } from '../../../../games/familiars-and-foes/face.ts';
import { spellsOf } from '../cards/printed.ts';

export const foeCard = ({ pack }: FoesFace, card: string): FoeCard =>
  pack.foes.find(({ id }) => id === card) as FoeCard;
/** The chart of an attack, a spell or an Artifact; null for what is done without a roll. */
export function deedChart({ pack }: FoesFace, deed: string): Chart | null {
  const deeds = [...pack.mats.flatMap(spellsOf), ...pack.artifacts];
  return deeds.find(({ id }) => id === deed)?.roll ?? null;
}
