import { useStore } from '../../state/value-store.ts';
import { REST } from '../answer/answer-builder.ts';
import { isWindow } from '../answer/auto-pass.ts';
import { useKeys } from '../around/keys.ts';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import { hasOverview } from '../guide/overview-sheet.tsx';
import type { SideTab } from '../log/side-panel.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import type { SheetKind } from './table-sheets.tsx';
import type { PlayState } from './use-play-state.ts';

/** The targets of the keyboard shortcuts. */
interface KeyTargets {
  readonly play: PlayState;
  readonly sheet: OpenSheet<SheetKind>;
  readonly openSide: (tab: SideTab) => void;
  /** Ends all animations. */
  readonly skip: () => void;
  /** Focuses the first of these elements that exists. */
  readonly focus: (...selectors: string[]) => void;
}

/** Whether Enter belongs to the focused element: if it was not touched for the answer that waits for confirmation. */
const hasOwnMeaning = (focused: Element | null): boolean =>
  focused?.closest('button, a, summary') != null && focused.closest('.chosen') === null;

const NO_COACH = { rule: null, why: 'coach-off' };

/** The keyboard shortcuts of a table, which the help lists. */
export function useTableKeys({ play, sheet, openSide, skip, focus }: KeyTargets): void {
  const { source, live, table, board, answer, offered, mayAskCoach } = play;
  const { talking, talk } = play.talk;
  const { answering, asides, passing, coaching, inspection } = live;
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
    '/': () => answer.question !== null && answer.sending === null && sheet.open('answers'),
    u: () => (table.undo || (answer.building?.picks.length ?? 0) > 0) && answering.takeBack(),
    p: () => answer.question?.pass != null && answering.say(answer.question.pass),
    w: () => {
      if (mayAskCoach) coaching.turn();
      else if (table.you !== null && !table.info.coach && table.info.state === 'playing') answering.tell(NO_COACH);
    },
    k: () => void talking?.begin(),
    r: () => {
      if (answer.question?.legal.includes(REST)) answering.say(REST);
      else if (passing.state.get().rest) passing.stop();
      else if (isWindow(answer.question)) passing.passRest();
    },
    escape: () => {
      if (talk !== null) return talking?.cancel();
      if (coaching.close()) return focus('.coach-ask', '#question');
      if (going !== null) passing.stop();
      answering.clearNote();
      answering.cancel();
      asides.cancel();
    },
    // Confirms, unless the focus has moved to another button.
    enter: () => {
      if (hasOwnMeaning(document.activeElement)) return false;
      if (asides.state.get().confirming !== null) return asides.confirm();
      if (answering.state.get().confirming === null) return false;
      return answering.confirm();
    },
    l: () => openSide('log'),
    c: () => source.chat !== null && openSide('chat'),
    g: () => hasOverview(board) && sheet.open('overview'),
    t: () => sheet.open('text'),
    '?': () => sheet.open('help'),
    m: () => sheet.open('menu'),
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
