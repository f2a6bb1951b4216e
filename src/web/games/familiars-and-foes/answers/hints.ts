import { dealtBy, type FoesFace, type FoesTable, rangeText } from '../../../../games/familiars-and-foes/face.ts';
import type { HeardEvent, View } from '../../../../kernel/index.ts';
import type { HintContext } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import type { WebFamiliarsAndFoesMessages } from '../generated/messages.ts';
import { BALLYHOO } from '../mats/deeds.ts';

/** What a turn may be spent on. */
type ActionKind = keyof WebFamiliarsAndFoesMessages['hints']['ways'];

/** What the bar says beside a question: what a turn may be spent on, what a call costs, and why one is asked again. */
export function hint(hinted: HintContext): string | null {
  const { language, question, answers, picked, confirming } = hinted;
  const t = messages[language].hints;
  // What was chosen the bar itself asks on.
  if (picked || confirming !== null) return null;
  const verbs = new Set(answers.map((say) => say.split(' ')[0]));
  switch (question.ask) {
    case 'action': {
      const ways = (Object.keys(t.ways) as ActionKind[]).filter((way) => verbs.has(way)).map((way) => t.ways[way]);
      return t.oneAction({ ways });
    }
    case 'choose':
      return t.choose;
    case 'ballyhoo':
      // Faces of older editions do not say what an answer leads to.
      return (
        since(hinted) ?? (hinted.face.explanations === undefined ? t.ballyhoo({ damage: damageOf(hinted) }) : null)
      );
    default:
      return since(hinted);
  }
}

/** What a call of any of the Familiars that may make one takes from the Foe. */
function damageOf({ view, face, question, answers }: HintContext): string {
  const foe = (face as FoesFace).pack.foes.find(({ id }) => id === question.with.foe);
  const callers = answers.flatMap((say) => (say.startsWith('ballyhoo ') ? (say.split(' ')[1] ?? []) : []));
  const { table } = view as View<FoesTable>;
  const dealt = callers.map((familiar) => dealtBy(table, familiar, 'ballyhoo', BALLYHOO, foe));
  return rangeText([Math.min(...dealt), Math.max(...dealt)]);
}

/** What one declares, by the Familiar that does; and by the player, who lets it go by. */
const DECLARED = ['ability', 'reward', 'luck', 'ballyhoo'];
/** What may be asked again after. */
const TOLD = [...DECLARED, 'rolled', 'flipped', 'turned', 'struck'];
const SENTENCES = 2;

/** What came since one last answered in between, while the same is still going on: the same may be asked again. */
function since({ view, events, speech, scene, language, question }: HintContext): string | null {
  const { table, viewer } = view as View<FoesTable>;
  const own = table.familiars.filter(({ seat }) => seat === viewer).map(({ familiar }) => familiar);
  const isOwn = ({ kind, seat, familiar }: HeardEvent): boolean =>
    kind === 'passes' ? seat === viewer : DECLARED.includes(kind) && own.includes(familiar as string);
  const from = events.findLastIndex(isOwn);
  const later = from === -1 ? [] : events.slice(from + 1);
  if (later.some((event) => isAnother(event, question.ask))) return null;
  const told = later.filter(({ kind }) => TOLD.includes(kind)).slice(-SENTENCES);
  if (told.length === 0) return null;
  return messages[language].hints.since({ sentences: told.map((event) => speech.event(event, scene)).join(' ') });
}
/** Whether something else has begun with this: a coin that is flipped belongs to the call. */
const isAnother = ({ kind, again }: HeardEvent, ask: string): boolean =>
  ['turn', 'attacks', 'casts', 'uses', 'restores', 'goesOn', 'proposes', 'sleeps'].includes(kind) ||
  (kind === 'rolled' && again !== true) ||
  (kind === 'flipped' && ask !== 'ballyhoo');
