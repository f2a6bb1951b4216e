import type { PageSettings } from '../../state/settings.ts';
import type { StagedScene } from './scene.ts';

/** Milliseconds, by the pace that is wished for: to read what a card did, and to see one card turned over. */
const PACES: Readonly<Record<PageSettings['pace'], { readonly scene: number; readonly card: number }>> = {
  slow: { scene: 3400, card: 1200 },
  normal: { scene: 2200, card: 750 },
  quick: { scene: 1000, card: 350 },
  instant: { scene: 0, card: 0 },
};
/** What was done to the viewer takes that many times as long; the last card that is turned over, that many times. */
const OWN_HARM = 1.25;
const LAST_CARD = 0.6;
/** All of one change takes no longer than so many scenes. */
const MOST = 4;

/** A scene, and for how long it is shown. */
export interface TimedScene {
  readonly scene: StagedScene;
  readonly harms: boolean;
  readonly ms: number;
  /** For how long each card that is turned over is the one that is looked at; 0: all of them lie open already. */
  readonly card: number;
}

/**
 * `harms`: whether it did something to the viewer. What was begun before `from` has been shown: its cards lie open, and where
 * nothing new came of it, it only stays, unless something else follows.
 */
export function timed(
  scenes: readonly StagedScene[],
  from: number,
  pace: PageSettings['pace'],
  harms: (scene: StagedScene) => boolean,
): readonly TimedScene[] {
  const { scene: usual, card: each } = PACES[pace];
  if (usual === 0) return [];
  const stays = ({ key, changes }: StagedScene): boolean => key < from && changes.length === 0;
  const wanted = scenes.length > 1 ? scenes.filter((scene) => !stays(scene)) : scenes;
  const all = wanted.map((scene) => {
    const card = scene.key < from ? 0 : each;
    const turned = card === 0 ? 0 : (scene.deed?.turned?.length ?? 0);
    const hit = harms(scene);
    const hold = usual * (turned > 0 ? LAST_CARD : hit ? OWN_HARM : 1);
    return { scene, harms: hit, card, ms: stays(scene) ? 0 : turned * card + hold };
  });
  const total = all.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, (MOST * usual) / Math.max(1, total));
  return all.map((one) => ({ ...one, ms: one.ms * share, card: one.card * share }));
}
