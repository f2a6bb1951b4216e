import type { ArenaFace, CardKind } from '../../../games/mythic-arena/face.ts';
import type { Face, Language } from '../../../kernel/index.ts';
import type { SceneName } from '../../art/scenes.ts';
import { own } from '../../own.ts';
import type { CardLook } from '../../table/board.ts';
import icons from './icons.json';
import { gistOf, partsOf, platesOf } from './printed.ts';
import { termsOf } from './terms.ts';
import { texts } from './text.ts';

type IconName = keyof typeof icons;
type Picture = readonly [icon: IconName, scene: SceneName, spot: string, scale?: number, y?: number];

const INK = {
  fire: 'var(--el-fire)',
  water: 'var(--el-water)',
  earth: 'var(--el-earth)',
  air: 'var(--el-air)',
  aether: 'var(--el-aether)',
  green: 'var(--in-scale)',
  brown: 'var(--in-wood)',
  pink: 'var(--in-lichen)',
  teal: 'var(--in-residuum)',
  red: 'var(--in-ruby)',
  gold: 'var(--es-astral)',
  grey: 'var(--sc-necromancy)',
  violet: 'var(--sc-divination)',
} as const;

/** The pictures of the core pack, card by card. */
const PICTURES: Readonly<Record<string, Picture>> = {
  solace: ['feline', 'moon', INK.air, 1, 10],
  gloth: ['boar', 'wood', INK.earth],
  mimick: ['mimic-chest', 'grain', INK.brown],
  astaryan: ['gecko', 'water', INK.green],
  goliath: ['masked-spider', 'moon', INK.violet],
  'ember-wing': ['eagle-head', 'fire', INK.fire],
  'ol-chomper': ['croc-jaws', 'water', INK.water],
  huangdi: ['sea-dragon', 'sun', INK.green],
  eclipsion: ['swamp-bat', 'moon', INK.aether],
  'bling-bling': ['raven', 'gem', INK.gold],
  aelwen: ['stag-head', 'wood', INK.green],
  valtharax: ['spiked-dragon-head', 'fire', INK.red],
  'golden-claw': ['griffin-symbol', 'sun', INK.gold],
  'sir-edmund': ['unicorn', 'moon', INK.pink],
  'silver-paw': ['wolf-head', 'moon', INK.grey],
  'old-quill': ['porcupine', 'wood', INK.brown, 1, 8],
  brontes: ['ram-profile', 'storm', INK.water],
  'sable-coil': ['snake', 'grain', INK.violet],
  zephyr: ['rabbit', 'storm', INK.air, 1, 4],
  morrow: ['tortoise', 'water', INK.teal, 1, 6],
  charlie: ['sitting-dog', 'sun', INK.fire, 1, 4],

  'topaz-health-gem': ['topaz', 'gem', INK.gold],
  'vampiric-deathstone': ['fangs', 'gem', INK.red],
  'tacticians-gem': ['chess-knight', 'gem', INK.violet],
  'ruby-of-wrath': ['fire-gem', 'gem', INK.fire],
  'quicksilver-bead': ['droplets', 'gem', INK.grey],
  'hawkeye-opal': ['crystal-eye', 'gem', INK.air],
  'shroud-pearl': ['oyster-pearl', 'gem', INK.pink],
  'ironbark-amber': ['amber-mosquito', 'gem', INK.brown],
  'spring-jade': ['sprout', 'gem', INK.green],
  'cloud-feather': ['feather', 'gem', INK.water],
  'thorn-garnet': ['thorny-vine', 'gem', INK.red],
  'frostheart-sapphire': ['frozen-orb', 'gem', INK.water],
  'purity-crystal': ['crystal-shine', 'gem', INK.air],
  'last-stand-onyx': ['cut-diamond', 'gem', INK.grey],
  'leaden-collar': ['spiked-collar', 'gem', INK.grey],
  'scholars-lens': ['magnifying-glass', 'gem', INK.teal],
  'sentinel-agate': ['eye-shield', 'gem', INK.aether],
  'cinder-shard': ['burning-embers', 'gem', INK.fire],

  'press-the-advantage': ['crossed-swords', 'void', INK.fire],
  'warding-sigil': ['magic-shield', 'void', INK.water],
  'sudden-gale': ['whirlwind', 'void', INK.air],
  hush: ['silenced', 'void', INK.grey],
  'falling-star': ['falling-star', 'void', INK.gold],
  'second-breath': ['lungs', 'void', INK.green],
  'turning-tide': ['big-wave', 'void', INK.teal],
  'hex-of-weakness': ['cursed-star', 'void', INK.violet],
  'void-step': ['magic-portal', 'void', INK.aether, 0.9],

  'healing-salve': ['covered-jar', 'grain', INK.green],
  'antidote-flask': ['round-bottom-flask', 'grain', INK.teal],
  whetstone: ['stone-wheel', 'grain', INK.grey],
  'travellers-map': ['treasure-map', 'grain', INK.gold],
  'iron-rations': ['meat', 'grain', INK.brown],
  'smoke-bomb': ['smoke-bomb', 'grain', INK.violet],
};

/** What a card of somebody else's pack looks like. */
const PLAIN: Readonly<Record<CardKind, Picture>> = {
  pet: ['paw-print', 'sun', INK.earth],
  token: ['paw-print', 'grain', INK.brown],
  elyth: ['gems', 'gem', INK.gold],
  rune: ['rune-stone', 'void', INK.fire],
  item: ['swap-bag', 'grain', INK.green],
};
const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = {
  ...{ pet: 'pet', token: 'pet', elyth: 'elyth', rune: 'rune', item: 'item' },
};

/** Cards are asked for their looks with every picture of the table; a face never changes. */
const known = new WeakMap<Face, Map<string, CardLook>>();

/** How a card of the game is printed. */
export function look(face: Face, card: string, language: Language): CardLook {
  const looks = known.get(face) ?? new Map<string, CardLook>();
  known.set(face, looks);
  const key = `${language} ${card}`;
  const found = looks.get(key) ?? printed(face as ArenaFace, card, language);
  looks.set(key, found);
  return found;
}

function printed(face: ArenaFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'rune';
  const [icon, scene, spot, scale, y] = own(PICTURES, card) ?? PLAIN[kind];
  const plates = platesOf(face, card, language);
  const parts = partsOf(face, card, language);
  const gist = gistOf(face, card);
  return {
    shape: SHAPES[kind],
    art: {
      icon: [`arena-${icon}`, icons[icon]] as const,
      scene,
      inverse: scene === 'void',
      ...(scale === undefined ? {} : { scale }),
      ...(y === undefined ? {} : { y }),
    },
    spot,
    kind: texts[language].kinds[kind],
    terms: termsOf(face, card, language),
    ...(plates && { plates }),
    ...(parts && { parts }),
    ...(gist && { gist }),
  };
}
