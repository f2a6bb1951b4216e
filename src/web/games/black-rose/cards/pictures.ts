import type { CardKind } from '../../../../games/black-rose/face.ts';
import { INK, type Picture } from '../../../art/pictures.ts';
import type icons from '../icons.json';

/** Spells and Rooms have the ink of their school or colour, whatever stands here. */
type RosePicture = Picture<keyof typeof icons>;

const ink = (school: string): string => `var(--sc-${school})`;

/** The pictures of the core pack, card by card. */
export const PICTURES: Readonly<Record<string, RosePicture>> = {
  tessa: ['witch-face', 'moon', INK.gold, 1.1],
  rebecca: ['witch-flight', 'moon', INK.water, 1.1],
  jafar: ['wizard-face', 'sun', INK.fire, 1.1],
  nero: ['cowled', 'storm', INK.air, 1.1],

  'ember-imp': ['imp-laugh', 'fire', INK.gold],
  'sworn-imp': ['evil-book', 'void', INK.water],
  'bottled-imp': ['bottle-vapors', 'void', INK.fire],
  'night-imp': ['moon-bats', 'void', INK.air],

  'whisper-toll': ['two-coins', 'void', ink('conspiracy')],
  'quick-feet': ['boots', 'void', ink('conspiracy')],
  turncoat: ['double-face-mask', 'void', ink('conspiracy')],
  'cinder-lash': ['whiplash', 'void', ink('destruction')],
  wallbreaker: ['wrecking-ball', 'void', ink('destruction')],
  backdraft: ['fire-wave', 'void', ink('destruction')],
  'clear-sight': ['third-eye', 'void', ink('divination')],
  'foretold-blow': ['eye-shield', 'void', ink('divination')],
  'rite-of-hours': ['sands-of-time', 'void', ink('divination')],
  'mirror-walk': ['magic-portal', 'void', ink('illusion'), 0.9],
  'false-shape': ['duality-mask', 'void', ink('illusion')],
  vertigo: ['swirled-shell', 'void', ink('illusion')],
  rattlebones: ['raise-skeleton', 'void', ink('necromancy')],
  'grave-debt': ['tombstone', 'void', ink('necromancy')],
  'last-breath': ['haunting', 'void', ink('necromancy')],
  'stone-fist': ['mailed-fist', 'void', ink('transmutation')],
  'clay-servant': ['clay-brick', 'void', ink('transmutation')],
  rework: ['stone-crafting', 'void', ink('transmutation')],

  sundering: ['earth-crack', 'void', INK.red],
  'black-pact': ['thorny-vine', 'void', INK.red],
  unbinding: ['breaking-chain', 'void', INK.red],
  'second-dawn': ['sunrise', 'void', INK.red],

  ossuary: ['crossed-bones', 'grain', ink('necromancy')],
  crypt: ['crypt-entrance', 'moon', ink('necromancy')],
  morgue: ['coffin', 'grain', ink('necromancy')],
  forge: ['bellows', 'fire', ink('destruction')],
  armoury: ['crossed-swords', 'grain', ink('destruction')],
  pyre: ['campfire', 'fire', ink('destruction')],
  archive: ['archive-research', 'grain', ink('conspiracy')],
  'chapter-house': ['round-table', 'grain', ink('conspiracy')],
  'map-room': ['treasure-map', 'grain', ink('conspiracy')],
  greenhouse: ['flower-pot', 'sun', ink('transmutation')],
  'still-room': ['round-bottom-flask', 'grain', ink('transmutation')],
  cistern: ['well', 'water', ink('transmutation')],
  library: ['bookshelf', 'grain', ink('illusion')],
  scriptorium: ['quill-ink', 'grain', ink('illusion')],
  observatory: ['telescope', 'moon', ink('illusion')],
  parlour: ['armchair', 'grain', ink('divination')],
  gallery: ['mona-lisa', 'grain', ink('divination')],
  throne: ['stone-throne', 'sun', ink('divination')],
  'black-rose': ['rose', 'void', INK.red, 1.15],
  kennel: ['dog-house', 'moon', ink('necromancy')],
  lair: ['cave-entrance', 'fire', ink('destruction')],
  aerie: ['nest-eggs', 'storm', ink('conspiracy')],
  mere: ['lily-pads', 'water', ink('transmutation')],

  skeleton: ['skeleton', 'moon', INK.grey],
  imp: ['imp', 'fire', INK.red],
  golem: ['rock-golem', 'grain', INK.brown],

  polpetta: ['hound', 'moon', INK.grey],
  muso: ['sniffing-dog', 'wood', INK.grey],
  argo: ['direwolf', 'moon', INK.grey],
  drogon: ['dragon-breath', 'fire', INK.fire],
  smaug: ['dragon-head', 'gem', INK.fire],
  ashardalon: ['spiked-dragon-head', 'fire', INK.fire],
  kierobecco: ['griffin-symbol', 'storm', INK.gold],
  polly: ['eagle-head', 'sun', INK.gold],
  teeroy: ['griffin-shield', 'storm', INK.gold],
  miamat: ['hydra', 'water', INK.green],
  lerna: ['hydra-shot', 'water', INK.green],
  yocca: ['snake-bite', 'wood', INK.green],

  'black-roots': ['tree-roots', 'grain', INK.grey],
  'deep-roots': ['plant-roots', 'grain', INK.grey],
  'thorn-rain': ['thorny-vine', 'storm', INK.red],
  withering: ['falling-leaf', 'grain', INK.brown],
  'shifting-walls': ['maze', 'grain', INK.teal],
  'open-books': ['open-book', 'sun', INK.water],
  'summons-bell': ['ringing-bell', 'grain', INK.gold],
  'rich-ruins': ['castle-ruins', 'sun', INK.gold],
  'red-hour': ['bloody-sword', 'grain', INK.red],

  'bone-collector': ['bone-gnawer', 'grain', ink('necromancy')],
  'fire-keeper': ['torch', 'grain', ink('destruction')],
  seeker: ['magnifying-glass', 'grain', ink('conspiracy')],
  poisoner: ['poison-bottle', 'grain', ink('transmutation')],
  reader: ['spell-book', 'grain', ink('illusion')],
  courtier: ['jewel-crown', 'grain', ink('divination')],
  feud: ['sword-clash', 'grain', INK.red],
  'dirty-work': ['backstab', 'grain', INK.red],
  'last-stone': ['stone-pile', 'grain', INK.brown],
  vigil: ['candle-light', 'grain', INK.gold],
  gardener: ['watering-can', 'grain', ink('transmutation')],
  copyist: ['quill-ink', 'grain', ink('illusion')],
  guest: ['wine-glass', 'grain', ink('divination')],
};

/** What a card of somebody else's pack looks like. */
export const PLAIN: Readonly<Record<CardKind, RosePicture>> = {
  spell: ['scroll-unfurled', 'void', INK.violet],
  mage: ['cowled', 'moon', INK.violet],
  room: ['maze', 'grain', INK.grey],
  evocation: ['fangs', 'moon', INK.grey],
  familiar: ['paw', 'moon', INK.earth],
  event: ['rose', 'grain', INK.red],
  quest: ['tied-scroll', 'grain', INK.gold],
};
