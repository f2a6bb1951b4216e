import type { CardKind } from '../../../../games/mythic-arena/face.ts';
import { INK, type Picture } from '../../../art/pictures.ts';
import type icons from '../icons.json';

type ArenaPicture = Picture<keyof typeof icons>;

/** The pictures of the core pack, card by card. */
export const PICTURES: Readonly<Record<string, ArenaPicture>> = {
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
export const PLAIN: Readonly<Record<CardKind, ArenaPicture>> = {
  pet: ['paw-print', 'sun', INK.earth],
  token: ['paw-print', 'grain', INK.brown],
  elyth: ['gems', 'gem', INK.gold],
  rune: ['rune-stone', 'void', INK.fire],
  item: ['swap-bag', 'grain', INK.green],
};
