import type { CardKind, FindFace } from '../../../../games/familiar-find/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf, type Picture } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';

type FindPicture = Picture<keyof typeof icons>;

const SPELL = 'var(--el-aether)';
/** The pictures of the core pack, card by card. */
const PICTURES: Readonly<Record<string, FindPicture>> = {
  'dragon-scale': ['fish-scales', 'grain', 'var(--in-scale)'],
  'enchanted-wood': ['log', 'wood', 'var(--in-wood)'],
  'pink-lichen': ['spotted-mushroom', 'moon', 'var(--in-lichen)'],
  residuum: ['potion-ball', 'storm', 'var(--in-residuum)'],
  'ruby-dust': ['rupee', 'gem', 'var(--in-ruby)'],

  banishment: ['magic-portal', 'void', SPELL, 0.86],
  'sticky-fingers': ['paw', 'moon', SPELL],
  inspiration: ['inspiration', 'gem', SPELL],
  'veil-of-mist': ['fog', 'moon', SPELL],
  'broad-daylight': ['sun', 'gem', SPELL, 1.08],
  'heavy-purse': ['swap-bag', 'storm', SPELL],
  lodestone: ['magnet', 'grain', SPELL],
  'fair-exchange': ['scales', 'sun', SPELL],
  'parting-gift': ['present', 'water', SPELL],
  candlelight: ['candle-light', 'void', SPELL],

  owl: ['owl', 'moon', 'var(--sc-illusion)'],
  ferret: ['badger', 'grain', 'var(--in-wood)'],
  toad: ['frog', 'water', 'var(--in-scale)', 1, 6],
  cat: ['cat', 'moon', 'var(--sc-conspiracy)'],
  hare: ['rabbit', 'sun', 'var(--el-earth)', 1, 6],
  squirrel: ['squirrel', 'wood', 'var(--el-fire)'],
  adder: ['snake', 'storm', 'var(--sc-transmutation)'],
  mole: ['mole', 'grain', 'var(--in-wood)', 1.1],
  magpie: ['raven', 'sun', 'var(--el-air)'],
  hedgehog: ['hedgehog', 'wood', 'var(--in-lichen)', 1, 10],

  glasshouse: ['greenhouse', 'sun', 'var(--in-scale)'],
  crypt: ['crypt-entrance', 'moon', 'var(--sc-necromancy)'],
  'rope-bridge': ['rope-bridge', 'water', 'var(--in-residuum)'],
  library: ['bookshelf', 'grain', 'var(--in-wood)'],
  'toll-gate': ['gate', 'storm', 'var(--sc-conspiracy)'],
  mire: ['swamp', 'water', 'var(--el-earth)'],
  'silent-chapel': ['church', 'moon', 'var(--sc-illusion)'],
  bonfire: ['campfire', 'fire', 'var(--el-fire)'],
  'narrow-stair': ['3d-stairs', 'gem', 'var(--sc-necromancy)'],
  'wishing-well': ['well', 'moon', 'var(--es-astral)'],
  'clear-spring': ['waterfall', 'water', 'var(--el-water)'],
  'sleeping-giant': ['night-sleep', 'storm', 'var(--sc-divination)'],
  'fairy-ring': ['mushrooms-cluster', 'wood', 'var(--in-lichen)'],
};

/** The five places of a pack's Ingredients: each has a sign and an ink, whatever lies there. */
const INGREDIENTS = [
  ['scale', 'var(--in-scale)'],
  ['wood', 'var(--in-wood)'],
  ['lichen', 'var(--in-lichen)'],
  ['residuum', 'var(--in-residuum)'],
  ['ruby', 'var(--in-ruby)'],
] as const;

/** What a card of somebody else's pack looks like. */
const PLAIN: Readonly<Record<CardKind, FindPicture>> = {
  ingredient: ['powder-bag', 'gem', 'var(--in-wood)'],
  astral: ['polar-star', 'void', 'var(--es-astral)', 0.86],
  abyss: ['evil-moon', 'void', 'var(--es-abyss)'],
  spell: ['scroll-unfurled', 'moon', SPELL],
  familiar: ['paw-print', 'sun', 'var(--el-earth)'],
  location: ['compass', 'sun', 'var(--es-astral)'],
};

/** How a card of the game is printed. Essences are printed white on black. */
export const look = cachedLooks(printed);

function printed(face: FindFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'spell';
  const place = face.pack.ingredients.findIndex(({ id }) => id === card);
  const picture = (kind === 'astral' || kind === 'abyss' ? null : ownEntry(PICTURES, card)) ?? PLAIN[kind];
  const [, , ink] = picture;
  const [sign, spot] = INGREDIENTS[place] ?? [null, ink];
  const { kinds } = messages[language].board;
  const art = artOf('find', icons, picture);
  switch (kind) {
    case 'ingredient':
      return { shape: 'arcane', art, spot, index: sign ?? 'gem', kind: kinds.ingredient };
    case 'astral':
    case 'abyss':
      return { shape: 'arcane', art, spot, index: kind, kind: kinds.essence };
    case 'spell':
      return { shape: 'arcane', art, spot, index: 'spell', kind: kinds.spell };
    case 'familiar':
      return { shape: 'familiar', art, spot, kind: kinds.familiar };
    case 'location':
      return { shape: 'label', art, spot, kind: kinds.location };
  }
}
