import type { Result } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { surrenderSentence } from '../../../protocol/sentences/table-event-sentence.ts';
import { covers } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import type { SpeechContext } from '../speech-context.tsx';
import type { WebTableEndingMessages } from './generated/messages.ts';

/** How a game came out for somebody: `seen` by who did not play, or won by nobody. */
export type SeatOutcome = 'won' | 'shared' | 'drawn' | 'lost' | 'seen';

/** How it ended, in a sentence: by the rules, or because somebody gave up. */
export const resultSentence = (
  { speech, language, scene }: Pick<SpeechContext, 'speech' | 'language' | 'scene'>,
  result: Result,
): string => surrenderSentence(language, result, scene) ?? speech.result(result, scene);

type EndedTable = Pick<FollowedTable, 'you'> & {
  readonly info: Pick<FollowedTable['info'], 'game' | 'seats' | 'result'>;
};

/** Whether all have won or lost: then there are no places. */
export const isTogether = ({ info }: EndedTable): boolean => ownEntry(covers, info.game)?.together === true;

export function outcomeOf(table: EndedTable): SeatOutcome {
  const { info, you } = table;
  const { winners } = info.result as Result;
  const isWon = winners.length > 0;
  if (isTogether(table)) return isWon ? 'won' : 'lost';
  if (winners.length === info.seats.length && isWon) return 'drawn';
  if (you === null) return 'seen';
  if (!winners.includes(you)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** Who has won, from where one sits, in a few words. */
export function verdictOf(
  table: EndedTable,
  text: WebTableEndingMessages['verdicts'],
  names: readonly string[],
): string {
  const { info, you } = table;
  const { winners } = info.result as Result;
  const outcome = outcomeOf(table);
  if (isTogether(table)) {
    const alone = info.seats.length === 1 && you !== null;
    if (outcome === 'won') return alone ? text.won : text.wonTogether;
    return alone ? text.lostAlone : text.lostTogether;
  }
  if (outcome === 'drawn') return text.drawn;
  if (outcome === 'won') return text.won;
  if (outcome === 'shared') return text.shared;
  if (winners.length === 0) return text.nobody;
  return text.wins({ names: winners.map((seat) => names[seat] ?? '–') });
}
