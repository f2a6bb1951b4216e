import type { CardKind } from '../../../../games/new-game/face.ts';
import { INK, type Picture } from '../../../art/pictures.ts';
import type icons from '../icons.json';

type GamePicture = Picture<keyof typeof icons>;

/** The pictures of the core pack, card by card. */
export const PICTURES: Readonly<Record<string, GamePicture>> = {
  thyme: ['herbs-bundle', 'grain', INK.green],
  mint: ['curled-leaf', 'water', INK.teal],
  sage: ['solid-leaf', 'wood', INK.brown],
  mandrake: ['plant-roots', 'storm', INK.earth],
  moonflower: ['lotus-flower', 'moon', INK.pink],
  fox: ['fox-head', 'fire', INK.red],
  owl: ['barn-owl', 'moon', INK.grey],
  'glow-worm': ['earth-worm', 'sun', INK.gold],
  gust: ['whirlwind', 'storm', INK.air],
  fog: ['fog', 'water', INK.violet],
  'weather-vane': ['windsock', 'sun', INK.aether],
};

/** What a card of somebody else's pack looks like. */
export const PLAIN: Readonly<Record<CardKind, GamePicture>> = {
  herb: ['herbs-bundle', 'grain', INK.green],
  prowler: ['fox-head', 'moon', INK.red],
  charm: ['whirlwind', 'sun', INK.gold],
};
