import type { Followed } from '../../../protocol/client/followed.ts';
import { type Store, useStore } from '../../state/store.ts';
import type { AnswerState } from '../answer/answering.ts';
import { isWindow, REST } from '../answer/passing.ts';
import type { GameBoard, Thing } from '../board.ts';
import type { Inspection } from '../cards/inspector.tsx';
import { hasOutlook } from '../guide/outlook-sheet.tsx';
import type { SideTab } from '../tale/side.tsx';
import type { Talk, Talking } from '../talk/talking.ts';
import type { TableInUse } from '../use-table.ts';
import { useWords } from '../words.tsx';
import { useKeys } from './keys.ts';

/** What the keys of a table reach. */
interface Reach {
  readonly table: Followed;
  readonly inUse: TableInUse;
  readonly state: AnswerState;
  readonly board: GameBoard;
  /** What the board offers to be touched: the digits are for the rest. */
  readonly offered: Store<readonly Thing[]>;
  readonly talking: Talking | null;
  readonly talk: Talk | null;
  /** Whether a coach may be asked now. */
  readonly may: boolean;
  /** Whether there is a chat. */
  readonly talks: boolean;
  readonly inspection: Inspection;
  readonly lay: (laid: 'answers' | 'outlook' | 'text' | 'help' | 'menu') => void;
  readonly openSide: (tab: SideTab) => void;
  readonly skip: () => void;
  /** Goes to the first of these that there is. */
  readonly focus: (...selectors: string[]) => void;
}

const NO_COACH = { rule: null, why: 'coach-off' };

/** What each key does at a table. The help lists them. */
export function useTableKeys(reach: Reach): void {
  const { table, inUse, state, board, offered, talking, talk, may, talks, inspection } = reach;
  const { lay, openSide, skip, focus } = reach;
  const { answering, giving, passing, coaching } = inUse;
  const { going } = useStore(passing.state);
  const { language } = useWords();
  const digit = (n: number) => () => {
    const { question, building, confirming } = answering.state.get();
    const kinds = question === null ? null : board.kinds?.(question, language);
    const option = confirming === null ? building?.step(offered.get(), kinds).options[n] : undefined;
    if (option !== undefined) answering.choose(option);
  };
  useKeys({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), digit(n)])),
    '/': () => state.question !== null && state.sending === null && lay('answers'),
    u: () => (table.undo || (state.building?.picks.length ?? 0) > 0) && answering.takeBack(),
    p: () => state.question?.pass != null && answering.say(state.question.pass),
    w: () => {
      if (may) coaching.turn();
      else if (table.you !== null && !table.info.coach && table.info.state === 'playing') answering.tell(NO_COACH);
    },
    k: () => void talking?.begin(),
    r: () => {
      if (state.question?.legal.includes(REST)) answering.say(REST);
      else if (passing.state.get().rest) passing.stop();
      else if (isWindow(state.question)) passing.passRest();
    },
    escape: () => {
      if (talk !== null) return talking?.letGo();
      if (coaching.close()) return focus('.coach-ask', '#question');
      if (going !== null) passing.stop();
      answering.wipe();
      answering.letGo();
      giving.letGo();
    },
    l: () => openSide('log'),
    c: () => talks && openSide('chat'),
    g: () => hasOutlook(board) && lay('outlook'),
    t: () => lay('text'),
    '?': () => lay('help'),
    m: () => lay('menu'),
    s: skip,
    i: () => inspection.open.set(inspection.seen.get()),
    q: () => focus('.ask .as .btn', '.ask button', '.ask a'),
    h: () => focus('.hand-area .chosen', '.hand-area .lit', '.hand-area .legal', '.hand-area button'),
    b: () =>
      focus(
        '.board-area :is(button.lit, .lit button)',
        '.board-area :is(button.legal, .legal button)',
        '.board-area button',
        '.board-area [data-card]',
      ),
  });
}
