import type { Bar, Question, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import { type Remark, seatIn } from '../../protocol/remark.ts';
import { seatOf } from './info.ts';
import type { Live } from './live.ts';
import type { Stored } from './rows.ts';

/** What people who play together say to each other in the words of their game. */

/** What is needed of their table. */
interface Host {
  readonly live: Live | null;
  readonly row: Stored;
  run<T>(act: () => Promise<T>): Promise<T>;
  ready(): Promise<Bar | null>;
}

const together = ({ dealt }: Live): boolean => dealt.game.seating.together === true;

/** Why a remark may not be made from a seat, or null: whoever reads it must be able to have it in their own language. */
export function unsayable(live: Live | null, seat: Seat, remark: Remark): Bar | null {
  if (live === null) return refuse('not-playing');
  if (!together(live)) return refuse('not-together');
  const { game, setup } = live.dealt;
  if (remark.kind === 'point') return isThere(live, seat, remark.at) ? null : refuse('no-such-thing');
  if (remark.kind === 'propose' && remark.seat >= setup.seats) return refuse('no-such-person');
  return game.read(remark.say) === null ? { rule: null, why: 'unreadable' } : null;
}

/** Whether a word stands for a player, for something on the table, or is one of the game's answers. */
function isThere(live: Live, seat: Seat, word: string): boolean {
  const who = seatIn(word);
  if (who !== null) return who >= 0 && who < live.dealt.setup.seats;
  const { match } = live;
  const zones = match.game.zones(match.view(seat));
  return (
    zones.some(({ id, cards }) => id === word || cards.some(({ card }) => card === word)) || match.game.knows(word)
  );
}

const questionsIn = ({ match, asked }: Live): Question[] =>
  asked.flatMap((seat) => {
    const question = match.game.question(match.state, seat);
    return question === null || question.hidden ? [] : [question];
  });

/** What those at a table are asked, for who sits there: so they can think it over together. */
export const openQuestions = (table: Host, person: string): Promise<Bar | readonly Question[]> =>
  table.run(async () => {
    const bar = await table.ready();
    if (bar !== null) return bar;
    if (seatOf(table.row, person) === null) return refuse('not-seated');
    if (table.live === null) return refuse('not-playing');
    return together(table.live) ? questionsIn(table.live) : refuse('not-together');
  });
