import type { ArtSpec } from './art.tsx';
import type { SceneName } from './scenes.ts';

/** The picture of a card: an icon on a scene, its spot ink, and perhaps the icon's size and how far down it stands. */
export type Picture<Icon extends string> = readonly [
  icon: Icon,
  scene: SceneName,
  spot: string,
  scale?: number,
  y?: number,
];

export const INK = {
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

/** What a picture is made of, with the icons of its game; the void is printed white on black. */
export function artOf<Icon extends string>(
  game: string,
  icons: Readonly<Record<Icon, string>>,
  [icon, scene, , scale, y]: Picture<Icon>,
): ArtSpec {
  return {
    icon: [`${game}-${icon}`, icons[icon]],
    scene,
    inverse: scene === 'void',
    ...(scale === undefined ? {} : { scale }),
    ...(y === undefined ? {} : { y }),
  };
}
