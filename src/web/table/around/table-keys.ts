import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { useStore, type ValueStore } from '../../state/value-store.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import { isWindow, REST } from '../answer/auto-pass.ts';
import type { GameBoard, Thing } from '../board.ts';
import type { CardInspection } from '../cards/inspector.tsx';
import { hasOverview } from '../guide/overview-sheet.tsx';
import type { SideTab } from '../log/side-panel.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import type { TalkController, TalkMode } from '../talk/talk-controller.ts';
import type { TableControllers } from '../use-table.ts';
import { useKeys } from './keys.ts';

/** What the keys of a table reach. */
interface KeyTargets {
  readonly table: FollowedTable;
  readonly inUse: TableControllers;
  readonly state: AnswerState;
  readonly board: GameBoard;
  /** What the board offers to be touched: the digits are for the rest. */
  readonly offered: ValueStore<readonly Thing[]>;
  readonly talking: TalkController | null;
  readonly talk: TalkMode | null;
  /** Whether a coach may be asked now. */
  readonly may: boolean;
  /** Whether there is a chat. */
  readonly talks: boolean;
  readonly inspection: CardInspection;
  readonly lay: (laid: 'answers' | 'outlook' | 'text' | 'help' | 'menu') => void;
  readonly openSide: (tab: SideTab) => void;
  readonly skip: () => void;
  /** Goes to the first of these that there is. */
  readonly focus: (...selectors: string[]) => void;
}

const NO_COACH = { rule: null, why: 'coach-off' };

/** What each key does at a table. The help lists them. */
export function useTableKeys(reach: KeyTargets): void {
  const { table, inUse, state, board, offered, talking, talk, may, talks, inspection } = reach;
  const { lay, openSide, skip, focus } = reach;
  const { answering, giving, passing, coaching } = inUse;
  const { going } = useStore(passing.state);
  const { language } = useSpeechContext();
  const digit = (n: number) => () => {
    const { question, building, confirming } = answering.state.get();
    const kinds = question === null ? null : board.verbNames?.(question, language);
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
      answering.clearNote();
      answering.letGo();
      giving.letGo();
    },
    l: () => openSide('log'),
    c: () => talks && openSide('chat'),
    g: () => hasOverview(board) && lay('outlook'),
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
