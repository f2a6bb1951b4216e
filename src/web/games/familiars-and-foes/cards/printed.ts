import {
  type Band,
  damageOf,
  type Effect,
  type FoesFace,
  type MatCard,
  neededFor,
  rangeText,
} from '../../../../games/familiars-and-foes/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { CardPart, CardSummary, Plate } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';

/** What is printed on cards beside picture and name, out of the pack: numbers, spells, and what a card comes down to. */

interface SpellCard {
  readonly id: string;
  readonly cost?: number;
  readonly roll?: readonly Band[] | undefined;
  readonly do?: readonly Effect[] | undefined;
}

/** All that a mat has to attack and cast with. */
export const spellsOf = ({ physical, simple, strong, elemental, advanced, helper }: MatCard): readonly SpellCard[] => [
  physical,
  simple,
  strong,
  elemental,
  ...advanced,
  helper,
];
const matWith = ({ pack }: FoesFace, card: string): MatCard | undefined =>
  pack.mats.find(
    (mat) =>
      [mat.id, mat.ability.id, mat.healing.id, mat.eye.id].includes(card) ||
      spellsOf(mat).some(({ id }) => id === card),
  );

export const elementOf = (face: FoesFace, card: string): MatCard['element'] | null =>
  (matWith(face, card) ?? face.pack.foes.find(({ id }) => id === card))?.element ?? null;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function platesOf(face: FoesFace, card: string, language: Language): readonly Plate[] | null {
  const mat = face.pack.mats.find(({ id }) => id === card);
  if (mat === undefined) return null;
  const name = (mark: string): string => face.speech[language].card(mark).name;
  return [
    { name: name('hp'), value: `${mat.health}`, sign: 'heart' },
    { name: name('mp'), value: `${mat.magic}`, sign: 'drop' },
  ];
}

/** The mat of a Familiar, spell by spell. */
export function partsOf(face: FoesFace, card: string, language: Language): readonly CardPart[] | null {
  const mat = face.pack.mats.find(({ id }) => id === card);
  if (mat === undefined) return null;
  const t = messages[language].board;
  const part = (id: string, tag: string, open = false): CardPart => ({ ...face.speech[language].card(id), tag, open });
  return [
    part(mat.ability.id, t.oneGem, true),
    part(mat.physical.id, t.deedKinds.physical),
    ...[mat.simple, mat.strong, mat.elemental].map(({ id, cost }) => part(id, t.magicPoints({ points: cost }))),
    ...[mat.healing, mat.eye].map(({ id }) => part(id, t.deedKinds.restorative)),
  ];
}

/** What a spell, Artifact or ability comes down to: cost, roll and damage, or what it gives. */
export function summaryOf(face: FoesFace, card: string): readonly CardSummary[] | null {
  const { pack } = face;
  const mat = matWith(face, card);
  if (mat?.id === card) return null;
  const spell = mat && spellsOf(mat).find(({ id }) => id === card);
  if (spell !== undefined) return ofSpell(spell);
  if (mat?.ability.id === card) return mat.ability.do.flatMap(ofEffect).slice(0, 2);
  if (mat?.healing.id === card) return [{ value: signed(mat.healing.gives), sign: 'heart' }];
  if (mat?.eye.id === card) return [{ value: signed(mat.eye.gives), sign: 'drop' }];
  const artifact = pack.artifacts.find(({ id }) => id === card);
  return artifact === undefined ? null : ofSpell(artifact);
}
/** What a Foe's reward comes down to. */
export const rewardSummary = ({ pack }: FoesFace, foe: string): readonly CardSummary[] =>
  pack.foes
    .find(({ id }) => id === foe)
    ?.reward.do.flatMap(ofEffect)
    .slice(0, 2) ?? [];

function ofSpell({ cost = 0, roll, do: effects = [] }: SpellCard): readonly CardSummary[] {
  const price: CardSummary[] = cost > 0 ? [{ value: `${cost}`, sign: 'drop' }] : [];
  if (roll === undefined) return [...price, ...effects.flatMap(ofEffect)].slice(0, 2);
  return [...price, { value: `${neededFor(roll)}+`, sign: 'target' }, ...whatOf(roll)];
}
/** What a roll does where it succeeds. */
export function whatOf(roll: readonly Band[]): readonly CardSummary[] {
  const damage = damageOf(roll);
  if (damage !== null) return [{ value: rangeText(damage), sign: 'claw' }];
  return (roll.find(({ do: effects }) => effects !== undefined)?.do ?? []).flatMap(ofEffect).slice(0, 1);
}

export function ofEffect(effect: Effect): CardSummary[] {
  switch (effect.do) {
    case 'heal':
      return [{ value: signed(effect.amount), sign: 'heart' }];
    case 'magic':
      return [{ value: signed(effect.amount), sign: 'drop' }];
    case 'gem':
      return [{ value: '+1', sign: 'gem' }];
    case 'luck':
      return [{ value: '+1', sign: 'lichen' }];
    case 'artifact':
      return [{ value: '+1', sign: 'card' }];
    case 'damage':
      return [{ value: `${effect.amount}`, sign: 'claw' }];
    case 'boost':
      return [{ value: signed(effect.amount), sign: effect.what === 'roll' ? 'target' : 'claw' }];
    case 'guard':
      return [{ value: `${effect.amount}`, sign: 'shield' }];
    case 'hex':
      return [{ value: signed(-effect.amount), sign: 'target' }];
    case 'empower':
      return [{ value: signed(effect.amount), sign: 'claw' }];
    case 'treasure':
      return [{ value: '+1', sign: effect.what === 'artifact' ? 'card' : 'lichen' }];
    case 'daze':
      return [{ value: '', sign: 'abyss' }];
    case 'reroll':
      return [{ value: '', sign: 'undo' }];
    case 'turn':
      return [{ value: '', sign: 'eye' }];
    case 'reflect':
      return [{ value: '', sign: 'back' }];
    case 'cleanse':
      return [{ value: '', sign: 'check' }];
    default:
      return [];
  }
}
