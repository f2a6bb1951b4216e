import { type BeatPlayback, BeatPlayer, useBeatPlayer } from '../../../table/motion/beat-player.ts';
import type { BattleBeat } from './beats.ts';
import type { BattleScene } from './scene.ts';

const HOLD: Readonly<Partial<Record<BattleBeat['kind'], number>>> = { strike: 1000, struggles: 900, faster: 900 };
const BRIEF = 800;

const playing = new BeatPlayer<BattleBeat>({
  fall: 700,
  falls: ({ kind }) => kind === 'strike' || kind === 'struggles' || kind === 'faster',
  hold: ({ kind }) => HOLD[kind] ?? BRIEF,
  paces: {
    slow: { pace: 1.4, most: 2500 },
    normal: { pace: 1, most: 2500 },
    quick: { pace: 0.45, most: 1200 },
    instant: { pace: 0, most: 0 },
  },
});

/** Milliseconds until all of these have been shown, and until the last die lies. */
export const battleDuration = (beats: readonly BattleBeat[]): number => playing.totalDuration(beats);
export const battleSettleTime = (beats: readonly BattleBeat[]): number => playing.settleTime(beats);
/** Shows the beats of a battle as they come. */
export const usePlayedBattle = (scene: BattleScene | null): BeatPlayback =>
  useBeatPlayer(playing, scene?.beats ?? [], scene?.start ?? -1);
