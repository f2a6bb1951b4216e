import type { CardKind, NewGameFace } from '../../../../games/new-game/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf, INK, type Picture } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';

type GamePicture = Picture<keyof typeof icons>;

/** The pictures of the core pack, card by card. */
const PICTURES: Readonly<Record<string, GamePicture>> = {
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
const PLAIN: Readonly<Record<CardKind, GamePicture>> = {
  herb: ['herbs-bundle', 'grain', INK.green],
  prowler: ['fox-head', 'moon', INK.red],
  charm: ['whirlwind', 'sun', INK.gold],
};

const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = { herb: 'arcane', prowler: 'foe', charm: 'rune' };

/** How a card of the game is printed. */
export const look = cachedLooks(printed);

function printed(face: NewGameFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'herb';
  const picture = ownEntry(PICTURES, card) ?? PLAIN[kind];
  const points = face.pack.herbs.find(({ id }) => id === card)?.points;
  return {
    shape: SHAPES[kind],
    art: artOf('new-game', icons, picture),
    spot: picture[2],
    kind: messages[language].kinds[kind],
    ...(points !== undefined && { summary: [{ value: `${points}`, sign: 'gem' }] }),
  };
}
