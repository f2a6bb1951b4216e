import type { FaceBox } from '../kernel/index.ts';

/** How each game looks and reads, without its rules, loaded when it is wanted: the door for clients. */
export const faces: Readonly<Record<string, () => Promise<FaceBox>>> = {
  'familiar-find': async () => (await import('./familiar-find/face.ts')).familiarFindFace,
  'familiars-and-foes': async () => (await import('./familiars-and-foes/face.ts')).familiarsAndFoesFace,
  'mythic-arena': async () => (await import('./mythic-arena/face.ts')).mythicArenaFace,
  'black-rose': async () => (await import('./black-rose/face.ts')).blackRoseFace,
};
