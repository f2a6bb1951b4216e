import { type Played, Playing, usePlaying } from '../../../table/motion/played.ts';
import type { Beat } from './beats.ts';
import type { BattleScene } from './scene.ts';

const HOLD: Readonly<Partial<Record<Beat['kind'], number>>> = { strike: 1000, struggles: 900, faster: 900 };
const BRIEF = 800;

const playing = new Playing<Beat>({
  fall: 700,
  falls: ({ kind }) => kind === 'strike' || kind === 'struggles' || kind === 'faster',
  hold: ({ kind }) => HOLD[kind] ?? BRIEF,
  tempi: {
    slow: { pace: 1.4, most: 2500 },
    normal: { pace: 1, most: 2500 },
    quick: { pace: 0.45, most: 1200 },
    instant: { pace: 0, most: 0 },
  },
});

/** Milliseconds until all of these have been shown, and until the last die lies. */
export const takes = (beats: readonly Beat[]): number => playing.takes(beats);
export const settles = (beats: readonly Beat[]): number => playing.settles(beats);
/** Shows the beats of a battle as they come. */
export const usePlayed = (scene: BattleScene | null): Played =>
  usePlaying(playing, scene?.beats ?? [], scene?.start ?? -1);
