import type { ArenaFace, Pack } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import type { CardPart, CardSummary, Plate } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';

/** What is printed on cards beside picture and name, out of the pack: numbers, powers, and what a card comes down to. */

type PrintedPet = Pack['pets'][number];
type ElythAbility = Pack['elyth'][number]['gives'][number];
type RuneEffect = Pack['runes'][number]['do'][number];
export type PlateStat = 'health' | 'speed' | 'hit' | 'miss' | 'damage' | 'armour' | 'regeneration' | 'willpower';

export const petCard = ({ pack }: ArenaFace, card: string): PrintedPet | undefined =>
  pack.pets.find(({ id }) => id === card) ?? pack.tokens.find(({ id }) => id === card);

/** The sign that stands for each number of a Pet. */
export const SIGNS: Readonly<Record<PlateStat, GlyphName>> = {
  health: 'heart',
  speed: 'bolt',
  hit: 'target',
  miss: 'shield',
  damage: 'claw',
  armour: 'wood',
  regeneration: 'lichen',
  willpower: 'card',
};
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function platesOf(face: ArenaFace, card: string, language: Language): readonly Plate[] | null {
  const pet = petCard(face, card);
  if (pet === undefined) return null;
  const { health, speed, hit, miss } = pet;
  return plates({ health: `${health}`, speed: `${speed}`, hit: signed(hit), miss: `${miss}` }, language);
}
/** Plates for these numbers, in their order. */
export const plates = (values: Partial<Readonly<Record<PlateStat, string>>>, language: Language): readonly Plate[] =>
  (Object.entries(values) as [PlateStat, string][]).map(([stat, value]) => ({
    name: messages[language].board.stats[stat],
    value,
    sign: SIGNS[stat],
  }));

/** The powers of a Pet: what it always has, what it fights with, what it alone can do. */
export function partsOf(face: ArenaFace, card: string, language: Language): readonly CardPart[] | null {
  const pet = petCard(face, card);
  if (pet === undefined) return null;
  const t = messages[language].board;
  const part = (id: string, tag: string, open = false): CardPart => ({ ...face.speech[language].card(id), tag, open });
  return [
    ...pet.passives.map(({ id }) => part(id, t.passive, true)),
    ...pet.battle.map(({ id, willpower }) => part(id, t.battlePower({ willpower }))),
    ...(pet.unique === undefined ? [] : [part(pet.unique.id, t.uniquePower({ willpower: pet.unique.willpower }))]),
  ];
}

/** What an Elyth or Rune does, in two numbers at most; an hourglass for each use of an Item. */
export function summaryOf({ pack }: ArenaFace, card: string): readonly CardSummary[] | null {
  const elyth = pack.elyth.find(({ id }) => id === card);
  if (elyth !== undefined) return elyth.gives.flatMap(ofAbility).slice(0, 2);
  const rune = pack.runes.find(({ id }) => id === card);
  if (rune !== undefined) return rune.do.flatMap(ofEffect).slice(0, 2);
  const item = pack.items.find(({ id }) => id === card);
  return item === undefined ? null : usesOf(item.uses);
}
const usesOf = (uses: number): readonly CardSummary[] =>
  Array.from({ length: uses }, () => ({ value: '', sign: 'hour' as const }));

const ofGrants = (grants: { readonly [stat in PlateStat]?: number | undefined }): CardSummary[] =>
  (Object.entries(grants) as [PlateStat, number][]).map(([stat, by]) => ({ value: signed(by), sign: SIGNS[stat] }));

function ofAbility(ability: ElythAbility): CardSummary[] {
  if ('grants' in ability) return ofGrants(ability.grants);
  if ('trait' in ability) return [{ value: '', sign: 'air' }];
  if ('immune' in ability) return [{ value: '', sign: 'shield' }];
  return ability.do.flatMap(ofEffect);
}
function ofEffect(effect: RuneEffect): CardSummary[] {
  switch (effect.do) {
    case 'damage':
      return [{ value: `${effect.amount}`, sign: 'claw' }];
    case 'heal':
      return [{ value: signed(effect.amount), sign: 'heart' }];
    case 'draw':
      return [{ value: signed(effect.cards), sign: 'card' }];
    case 'discard':
      return [{ value: signed(-effect.cards), sign: 'card' }];
    case 'boost':
    case 'grow':
      return ofGrants(effect.grants);
    case 'shield':
      return [{ value: `${effect.damage}`, sign: 'shield' }];
    case 'status':
      return [{ value: `${effect.counters ?? 1}`, sign: STATUS[effect.status] ?? 'drop' }];
    case 'cure':
      return [{ value: '', sign: 'check' }];
    case 'silence':
      return [{ value: '', sign: 'closed' }];
    case 'stasis':
      return [{ value: `${effect.turns}`, sign: 'hour' }];
    case 'swap':
    case 'renew':
      return [{ value: '', sign: 'undo' }];
    default:
      return [{ value: '', sign: 'gem' }];
  }
}
const STATUS: Readonly<Record<string, GlyphName>> = {
  bleed: 'drop',
  burn: 'fire',
  poison: 'residuum',
  corrosion: 'water',
};
