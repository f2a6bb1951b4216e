import type { CardKind } from '../../../../games/familiar-find/face.ts';
import type { Picture } from '../../../art/pictures.ts';
import type icons from '../icons.json';

type FindPicture = Picture<keyof typeof icons>;

const SPELL = 'var(--el-aether)';

/** The pictures of the core pack, card by card. */
export const PICTURES: Readonly<Record<string, FindPicture>> = {
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

/** What a card of somebody else's pack looks like. */
export const PLAIN: Readonly<Record<CardKind, FindPicture>> = {
  ingredient: ['powder-bag', 'gem', 'var(--in-wood)'],
  astral: ['polar-star', 'void', 'var(--es-astral)', 0.86],
  abyss: ['evil-moon', 'void', 'var(--es-abyss)'],
  spell: ['scroll-unfurled', 'moon', SPELL],
  familiar: ['paw-print', 'sun', 'var(--el-earth)'],
  location: ['compass', 'sun', 'var(--es-astral)'],
};
