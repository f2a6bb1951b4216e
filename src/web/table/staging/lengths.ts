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
  /** For how long each card that is turned over is the one that is looked at. */
  readonly card: number;
}

/** `harms`: whether it did something to the viewer. */
export function timed(
  scenes: readonly StagedScene[],
  from: number,
  pace: PageSettings['pace'],
  harms: (scene: StagedScene) => boolean,
): readonly TimedScene[] {
  const { scene: usual, card } = PACES[pace];
  if (usual === 0) return [];
  const all = scenes.map((scene) => {
    const turned = scene.deed?.turned?.length ?? 0;
    const hit = harms(scene);
    const goesOn = scene.key < from && scene.changes.length === 0;
    const hold = usual * (turned > 0 ? LAST_CARD : hit ? OWN_HARM : 1);
    return { scene, harms: hit, card, ms: goesOn ? 0 : turned * card + hold };
  });
  const total = all.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, (MOST * usual) / Math.max(1, total));
  return all.map((each) => ({ ...each, ms: each.ms * share, card: each.card * share }));
}
