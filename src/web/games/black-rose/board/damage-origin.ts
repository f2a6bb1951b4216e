import { frames } from '../../../../games/black-rose/face.ts';
import type { HintContext } from '../../../table/board.ts';
import { standingOf } from '../../../table/log/log-lines.ts';
import { messages } from '../generated/all.ts';
import { ROSE } from '../selectors.ts';

type HarmContext = Pick<HintContext, 'view' | 'events' | 'speech' | 'scene'>;

const DEEDS = ['strikes', 'attacks', 'scorches', 'casts', 'springs', 'activates', 'familiar', 'event'];
/** From where the damage comes that is to be split: the deed that did it, or whose it was. */
export function damageOrigin({ language, ...told }: HarmContext & Pick<HintContext, 'language'>): string | null {
  const { view, events, speech, scene } = told;
  const by = frames.find(view.stack, 'wounding')?.by;
  const deed = standingOf(events).findLast(({ kind }) => DEEDS.includes(kind));
  const said = deed === undefined ? null : speech.event(deed, scene);
  if (said !== null) return said;
  const t = messages[language].warnings;
  return by === undefined ? null : by === ROSE ? t.fromRose : t.fromPlayer({ player: scene.names[by] ?? '' });
}
