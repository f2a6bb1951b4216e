import type { PetView } from '../../../../games/mythic-arena/face.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { type ArenaProps, cardOfPet, holderOf } from '../selectors.ts';
import type { BoardText } from '../text.ts';
import { type PlateStat, signed } from './printed.ts';

/** What lies on a Pet beside its damage: each as a sign, a few letters and a sentence. */
export interface Badge {
  readonly key: string;
  readonly sign: { readonly icon: string } | { readonly glyph: GlyphName };
  readonly brief: string;
  /** It names another Pet, to which a chain leads on the lines. */
  readonly chained?: boolean;
  readonly sentence: string;
  /** What that does; empty where the sentence says it all. */
  readonly meaning: string;
  /** Bad for it, good for it, or neither. */
  readonly tone: 'ill' | 'well' | 'plain';
}

const STATUS_ICONS: Readonly<Record<string, string>> = {
  burn: icons.flame,
  corrosion: icons.acid,
  poison: icons['poison-bottle'],
  paralyze: icons.electric,
  fear: icons.terror,
  stun: icons['knocked-out-stars'],
  chomp: icons['shark-jaws'],
  constrict: icons['snake-spiral'],
};
export const gripIcon = (status: string): string => STATUS_ICONS[status] ?? icons['snake-spiral'];
const signOf = (status: string): Badge['sign'] =>
  status in STATUS_ICONS ? { icon: STATUS_ICONS[status] as string } : { glyph: 'drop' };

/** The first letters of a word: a sign alone is soon forgotten. */
const letters = (word: string): string => [...word].slice(0, 2).join('');

/** By so many cards Battle Powers need fewer; below nothing, more. */
const willpowerText = (t: BoardText, fewer: number): string =>
  fewer > 0 ? t.lessNeeded({ count: fewer }) : t.moreNeeded({ count: -fewer });
const shieldParts = ({ shields }: BoardText, damage: number, statuses: number): string[] => [
  ...(damage > 0 ? [shields.damage({ damage })] : []),
  ...(statuses > 0 ? [shields.statuses({ statuses })] : []),
];
const granted = (t: BoardText, stat: PlateStat, by: number): string =>
  stat === 'willpower' ? willpowerText(t, by) : `${signed(by)} ${t.stats[stat]}`;

export function badgesOf(props: ArenaProps, pet: PetView): readonly Badge[] {
  const { speech, language, view } = props;
  const t = messages[language].board;
  const statusName = (status: string): string => speech.card(status).name;
  const nameOf = (ref: string): string => speech.part(`target ${ref}`, 1, props.scene);
  const holder = holderOf(view, pet.pet);
  const badges: Badge[] = [];
  for (const [status, counters] of Object.entries(pet.status)) {
    const name = statusName(status);
    const isHold = holder?.grip === status;
    // Both ends of a hold have it; who holds has a badge of its own for that.
    if (!isHold && pet.grip === status) continue;
    badges.push({
      key: status,
      sign: signOf(status),
      brief: isHold ? `← ${speech.card(holder.card).name}` : `${letters(name)} ${counters}`,
      chained: isHold,
      sentence: isHold ? t.heldBy({ pet: nameOf(holder.pet), status: name }) : `${name} ${counters}`,
      meaning: speech.card(status).text,
      tone: 'ill',
    });
  }
  if (pet.holds !== null && pet.grip !== null) {
    const whom = nameOf(pet.holds);
    badges.push({
      key: 'holds',
      sign: signOf(pet.grip),
      brief: `→ ${speech.card(cardOfPet(pet.holds)).name}`,
      chained: true,
      sentence: t.holds({ pet: whom, status: statusName(pet.grip) }),
      meaning: speech.card(pet.grip).text,
      tone: 'plain',
    });
  }
  if (pet.shield > 0 || pet.charm > 0) {
    badges.push({
      key: 'shield',
      sign: { glyph: 'shield' },
      brief: pet.shield > 0 ? `${pet.shield}` : `${pet.charm}`,
      sentence: t.shielded({ what: shieldParts(t, pet.shield, pet.charm) }),
      meaning: '',
      tone: 'well',
    });
  }
  for (const [key, grants, say] of [
    ['turn', pet.turn, t.thisTurn],
    ['counters', pet.counters, t.forGood],
  ] as const) {
    const all = Object.entries(grants) as [PlateStat, number][];
    if (all.length === 0) continue;
    const good = all.reduce((sum, [, by]) => sum + Math.sign(by), 0) >= 0;
    badges.push({
      key,
      sign: { glyph: good ? 'fire' : 'water' },
      brief: all.length === 1 ? signed((all[0] as [PlateStat, number])[1]) : good ? '++' : '−−',
      sentence: say({ grants: all.map(([stat, by]) => granted(t, stat, by)).join(', ') }),
      meaning: '',
      tone: good ? 'well' : 'ill',
    });
  }
  if (pet.silent)
    badges.push({ key: 'silent', sign: { glyph: 'closed' }, brief: '', sentence: t.silent, meaning: '', tone: 'ill' });
  return badges;
}

/** All that a badge says: its letters, what they stand for, and what that does. */
export const explained = ({ brief, sentence, meaning }: Badge): string =>
  [brief, sentence, meaning].filter((part) => part !== '').join(' – ');
