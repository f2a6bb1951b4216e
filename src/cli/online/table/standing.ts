import { displayName } from '../../../bots/display-names.ts';
import type { Result, View } from '../../../kernel/index.ts';
import { type FollowedTable, timeLeft } from '../../../protocol/client/followed-table.ts';
import type { SeatInfo } from '../../../protocol/table.ts';
import type { Command, OnlineText, Text } from '../../text.ts';
import { shown } from '../clock.ts';
import { freeSeats } from '../tables.ts';
import { namesAt } from './names.ts';

/** How things stand at a table, read from what is known of it. */

const viewOf = ({ view }: FollowedTable): View | null => view;

export const resultAt = (table: FollowedTable): Result | null =>
  (table.info.result ?? viewOf(table)?.result ?? null) as Result | null;

export const ownSeat = ({ you, info }: FollowedTable): SeatInfo | null =>
  you === null ? null : (info.seats[you] ?? null);

/** The seats of others who should play and are not here. */
export const absentAt = ({ you, info }: FollowedTable): number[] =>
  info.seats.flatMap(({ person, bot, here }, n) => (person === null || bot !== null || here || n === you ? [] : [n]));

/** Beside each name: who that is, and how much time they have. */
export function rolesAt(table: FollowedTable, { you, online }: Text, now: number): string[] {
  const running = table.view !== null && resultAt(table) === null;
  return table.info.seats.map((seat, n) => {
    const who = n === table.you ? you : roleOf(seat, online);
    const left = running ? timeLeft(table, n, now) : null;
    return [...(who === '' ? [] : [who]), ...(left === null ? [] : [shown(left)])].join(', ');
  });
}

function roleOf({ person, bot, here }: SeatInfo, text: OnlineText): string {
  if (person === null) return bot ?? '';
  if (bot !== null) return text.playedBy({ bot: displayName(bot) });
  return here ? '' : text.notHere;
}

/** Whom all wait for; null: for bots, which will not take long. */
export function waitingAt(table: FollowedTable, text: OnlineText): string | null {
  const { info, you } = table;
  const view = viewOf(table);
  if (view === null && info.revealing) return text.revealing;
  if (view === null) return freeSeats(info) > 0 ? text.missing({ seats: freeSeats(info) }) : text.waitsForHost;
  if (isPlayedFor(table) && view.asked.includes(you as number)) return text.botPlaysForYou;
  const names = namesAt(info);
  const people = view.asked.filter((seat) => info.seats[seat]?.bot === null && seat !== you);
  return people.length === 0 ? null : text.waitingFor({ names: people.map((seat) => names[seat] ?? '') });
}

/** Whether a bot plays on this person's seat, and would give it back. */
function isPlayedFor(table: FollowedTable): boolean {
  const away = ownSeat(table)?.away ?? null;
  return away !== null && away !== 'resigned';
}

/** What can be said besides an answer. */
export function commandsAt(table: FollowedTable): readonly Command[] {
  const own = ownSeat(table);
  if (table.view === null) return own === null ? ['help', 'quit'] : ['say', 'help', 'quit'];
  if (own === null) return ['card', 'save', 'help', 'quit'];
  if (resultAt(table) !== null) return ['card', 'say', 'save', 'rematch', 'help', 'quit'];
  if (own.away === 'resigned') return ['card', 'say', 'save', 'help', 'quit'];
  const bot: readonly Command[] = absentAt(table).length > 0 ? ['bot'] : [];
  if (isPlayedFor(table)) return ['card', 'say', 'save', 'back', ...bot, 'resign', 'help', 'quit'];
  const aside: readonly Command[] = table.asides === null ? [] : ['aside'];
  return [...aside, 'why', 'undo', 'card', 'say', 'save', ...bot, 'resign', 'help', 'quit'];
}
