import { frames } from '../../../../games/black-rose/face.ts';
import type { HeardEvent } from '../../../../kernel/index.ts';
import type { HintContext } from '../../../table/board.ts';
import { standingOf } from '../../../table/log/log-lines.ts';
import { namedBy } from '../models/model-status.ts';
import { ROSE } from '../selectors.ts';
import { warningTexts } from '../text/warnings.ts';

/** What was done to the viewer, as the log tells it. */

type HarmContext = Pick<HintContext, 'view' | 'events' | 'speech' | 'scene'>;

const DEEDS = ['strikes', 'attacks', 'scorches', 'casts', 'springs', 'activates', 'familiar', 'event'];
/** From where the damage comes that is to be split: the deed that did it, or whose it was. */
export function damageOrigin({ language, ...told }: HarmContext & Pick<HintContext, 'language'>): string | null {
  const { view, events, speech, scene } = told;
  const by = frames.find(view.stack, 'wounding')?.by;
  const deed = standingOf(events).findLast(({ kind }) => DEEDS.includes(kind));
  const said = deed === undefined ? null : speech.event(deed, scene);
  if (said !== null) return said;
  const t = warningTexts[language];
  return by === undefined ? null : by === ROSE ? t.fromRose : t.from(scene.names[by] ?? '');
}

/** Told of a Model, of whom they do harm to. */
const HARMS = ['hurt', 'felled', 'defeated', 'banished', 'usurped'];
const isHarm = ({ kind, model, seat, amount }: HeardEvent, viewer: unknown): boolean =>
  (HARMS.includes(kind) && namedBy(String(model)).seat === viewer && seat !== viewer) ||
  (kind === 'power' && seat === viewer && Number(amount) < 0);

/** So much of it is told; the bar has no room for more. */
const TOLD = 3;

/**
 * What the others and the Rose have done to the viewer since their last visit, oldest first: the last of it, and how much
 * came before.
 */
export function harmSince({ language, ...told }: HarmContext & Pick<HintContext, 'language'>): readonly string[] {
  const harm = allHarmSince(told);
  const earlier = harm.length - TOLD;
  return earlier > 0 ? [warningTexts[language].earlier(earlier), ...harm.slice(earlier)] : harm;
}

function allHarmSince({ view, events, speech, scene }: HarmContext): readonly string[] {
  const { viewer } = view;
  const all = standingOf(events);
  const isVisit = ({ kind, seat }: HeardEvent) => kind === 'visit' && seat === viewer;
  const now = all.findLastIndex(isVisit);
  // Of the first round, and of what was not heard, nothing is known.
  const last = now === -1 ? -1 : all.slice(0, now).findLastIndex(isVisit);
  return all.slice(last + 1, now === -1 ? all.length : now).flatMap((event) => {
    const said = isHarm(event, viewer) ? speech.event(event, scene) : null;
    return said === null ? [] : [said];
  });
}
