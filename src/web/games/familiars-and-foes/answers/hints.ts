import { dealtBy, type FoesEvent, rangeText } from '../../../../games/familiars-and-foes/face.ts';
import type { HintContext } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import type { WebFamiliarsAndFoesMessages } from '../generated/messages.ts';
import { BALLYHOO } from '../mats/deeds.ts';
import type { FoesProps } from '../selectors.ts';

/** What a turn may be spent on. */
type ActionKind = keyof WebFamiliarsAndFoesMessages['hints']['ways'];

/** What the bar says beside a question: what a turn may be spent on, what a call costs, and why one is asked again. */
type OwnProps = Pick<FoesProps, 'view' | 'face' | 'events'>;
type FoesHintContext = Omit<HintContext, keyof OwnProps> & OwnProps;

export function hint(hinted: FoesHintContext): string | null {
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
function damageOf({ view, face, question, answers }: FoesHintContext): string {
  const foe = face.pack.foes.find(({ id }) => id === question.with.foe);
  const callers = answers.flatMap((say) => (say.startsWith('ballyhoo ') ? (say.split(' ')[1] ?? []) : []));
  const dealt = callers.map((familiar) => dealtBy(view.table, familiar, 'ballyhoo', BALLYHOO, foe));
  return rangeText([Math.min(...dealt), Math.max(...dealt)]);
}

/** What may be asked again after. */
const TOLD: readonly string[] = ['ability', 'reward', 'luck', 'ballyhoo', 'rolled', 'flipped', 'turned', 'struck'];
const SENTENCES = 2;

/** What came since one last answered in between, while the same is still going on: the same may be asked again. */
function since({ view, events, speech, scene, language, question }: FoesHintContext): string | null {
  const { table, viewer } = view;
  const own = table.familiars.filter(({ seat }) => seat === viewer).map(({ familiar }) => familiar);
  /** What one declares, by the Familiar that does; and by the player, who lets it go by. */
  const isOwn = (event: FoesEvent): boolean => {
    switch (event.kind) {
      case 'passes':
        return event.seat === viewer;
      case 'ability':
      case 'reward':
      case 'luck':
      case 'ballyhoo':
        return own.includes(event.familiar);
      default:
        return false;
    }
  };
  const from = events.findLastIndex(isOwn);
  const later = from === -1 ? [] : events.slice(from + 1);
  if (later.some((event) => isAnother(event, question.ask))) return null;
  const told = later.filter(({ kind }) => TOLD.includes(kind)).slice(-SENTENCES);
  if (told.length === 0) return null;
  return messages[language].hints.since({ sentences: told.map((event) => speech.event(event, scene)).join(' ') });
}
/** Whether something else has begun with this: a coin that is flipped belongs to the call. */
function isAnother(event: FoesEvent, ask: string): boolean {
  switch (event.kind) {
    case 'turn':
    case 'attacks':
    case 'casts':
    case 'uses':
    case 'restores':
    case 'goesOn':
    case 'proposes':
    case 'sleeps':
      return true;
    case 'rolled':
      return !event.again;
    case 'flipped':
      return ask !== 'ballyhoo';
    default:
      return false;
  }
}
