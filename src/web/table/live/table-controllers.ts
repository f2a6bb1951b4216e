import type { HeardEvent, NumberedQuestion } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { PageSettings } from '../../state/settings.ts';
import { AnswerController } from '../answer/answer-controller.ts';
import { AutoPass, windowStatusOf } from '../answer/auto-pass.ts';
import { whyNoPart } from '../answer/why-no-part.ts';
import { frequencyOf } from '../around/asked-at.ts';
import { AsideController, asidesAt } from '../aside/aside-controller.ts';
import { CardInspection } from '../cards/card-inspection.ts';
import { CoachController } from '../coach/coach-controller.ts';
import { isStill } from '../motion/beat-player.ts';
import { Playback } from '../motion/playback.ts';
import { TOO_SOON } from '../motion/too-soon.ts';
import type { OpenedGame } from '../open-game.ts';
import type { TableNews, TableSource } from '../source.ts';
import { type TimedScene, timed } from '../staging/lengths.ts';
import { StagingController } from '../staging/staging-controller.ts';

/** The objects that hold the state of one table on the page. They are connected only by the callbacks given here. */
export interface TableControllers {
  readonly playback: Playback;
  readonly answering: AnswerController;
  readonly asides: AsideController;
  readonly passing: AutoPass;
  readonly coaching: CoachController;
  readonly inspection: CardInspection;
  readonly staging: StagingController;
}

const timers = {
  now: () => performance.now(),
  later: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** `game` is the loaded game of the table; null until it is loaded. */
export function createControllers(
  source: TableSource,
  game: () => OpenedGame | null,
  settings: () => PageSettings,
): TableControllers {
  const inspection = new CardInspection();
  const board = () => game()?.board;
  const staging = new StagingController(timers);
  const scenesOf = ({ before, now, events }: TableNews): readonly TimedScene[] => {
    const opened = game();
    if (opened === null || before == null || before.view === null || now.view === null) return [];
    const { face, board } = opened;
    const { view } = now;
    const { viewer } = view;
    const from = now.events.length - events.length;
    const scenes = board.staged?.({ face, before: before.view, view, events: now.events, from }) ?? [];
    const harms = (heard: HeardEvent) =>
      typeof viewer === 'number' && (board.harm?.(heard, viewer, view) ?? 'none') !== 'none';
    return timed(scenes, from, settings().pace, ({ opening, effects }) => [opening, ...effects].some(harms));
  };
  const playback = new Playback({
    ...timers,
    pace: () => settings().pace,
    duration: (events) => board()?.duration?.(events) ?? 0,
    isBrief: (events) => board()?.isBrief?.(events) ?? false,
    settleTime: (events) => (isStill() ? 0 : (board()?.settleTime?.(events) ?? 0)),
    staging: {
      time: (news) => scenesOf(news).reduce((sum, { ms }) => sum + ms, 0),
      left: () => staging.left,
      show: (news, after) => staging.show(scenesOf(news), after),
      clear: () => staging.clear(),
    },
  });
  /** What the board says about an answer to the displayed question. */
  const decided = (what: 'mustConfirm' | 'skipsConfirm', say: string, explores: boolean): boolean => {
    const opened = game();
    const view = playback.shown.get().table?.view ?? null;
    if (opened === null || view === null) return false;
    const { question } = answering.state.get();
    return opened.board[what]?.(say, { view, face: opened.face, question, explores }) ?? false;
  };
  /** Whether something is at stake in the displayed window, as far as the board knows. */
  const isWorthAsking = (): boolean => {
    const opened = game();
    const { question } = answering.state.get();
    const table = playback.shown.get().table;
    if (opened === null || question === null || table === null || table.view === null) return true;
    const { view, events } = table;
    return opened.board.isWorthAsking?.(question, { view, face: opened.face, events }) ?? true;
  };
  const requestSent = (attended: boolean) => playback.own(attended);
  const answering: AnswerController = new AnswerController(source, {
    later: timers.later,
    confirms: () => settings().confirm,
    // Who wants everything at once gets the next question at once, too.
    tooSoon: () => (settings().pace === 'instant' ? 0 : TOO_SOON),
    requestSent,
    showCard: (card) => inspection.open.set({ card, element: null }),
    whyNoPart: (thing) => {
      const opened = game();
      return opened === null ? null : whyNoPart(opened.face, answering.state.get().question, thing);
    },
    mustConfirm: (say, explores) => decided('mustConfirm', say, explores),
    skipsConfirm: (say) => decided('skipsConfirm', say, false),
    expectsFinal: (say) => {
      const { question } = answering.state.get();
      return question !== null && (board()?.expectsFinal?.(say, question) ?? false);
    },
    passWindow: () => passing.pass(),
    undoing: (under) => passing.undoing(under),
  });
  const asides = new AsideController(source, (bar) => answering.tell(bar), requestSent);
  const passing = new AutoPass(
    {
      ...timers,
      stops: () => settings().windows,
      skips: (kind) => {
        const frequency = frequencyOf(settings(), kind);
        return frequency === 'never' || (frequency === 'stakes' && settings().windows === 'able' && !isWorthAsking());
      },
      draw: () => Math.random(),
    },
    (attended) => answering.pass(attended),
  );
  const coaching = new CoachController(source);
  const see = () => passing.see(windowStatusOf(playback.shown.get().table, answering.state.get(), timers.now()));
  answering.state.subscribe(see);
  // In the same task, so that everything is drawn in one render.
  playback.shown.subscribe(() => {
    const { table } = playback.shown.get();
    const question = ownQuestion(table);
    answering.ask(question);
    coaching.ask(question);
    asides.offer(asidesAt(table));
    see();
  });
  return { playback, answering, asides, passing, coaching, inspection, staging };
}

/** The question to the player's own seat; null while a bot plays there. */
export function ownQuestion(table: FollowedTable | null): NumberedQuestion | null {
  const own = table === null || table.you === null ? undefined : table.info.seats[table.you];
  if (table === null || own === undefined || own.bot !== null) return null;
  return table.info.state === 'playing' ? table.question : null;
}
