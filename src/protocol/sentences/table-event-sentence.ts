import type { Language, Result, Scene, Speech } from '../../kernel/index.ts';
import { RESIGNED, type TableEvent } from '../table-event.ts';
import { messages } from './generated/all.ts';

/** The sentence for what happened beside the game; null for a reason that the game has no words for. */
export function tableEventSentence(
  language: Language,
  tableEvent: TableEvent,
  scene: Scene,
  speech: Pick<Speech, 'because'>,
): string | null {
  const t = messages[language].events;
  const name = scene.names[tableEvent.seat] ?? '–';
  switch (tableEvent.kind) {
    case '@undone':
      return t.undone({ name });
    case '@back':
      return t.back({ name });
    case '@resigned':
      return t.resigned({ name });
    case '@away':
      return t.away[tableEvent.why]({ name });
    case '@because': {
      const reason = speech.because?.(tableEvent.why, scene) ?? null;
      return reason === null ? null : t.because({ name, reason });
    }
  }
}

/**
 * The sentence for a result that came by giving up; null for one that came by the rules. Whoever did not win gave up,
 * unless all lose together.
 */
export function surrenderSentence(language: Language, result: Result, { names, viewer }: Scene): string | null {
  if (result.reason !== RESIGNED) return null;
  const t = messages[language].results;
  const { winners } = result;
  if (winners.length === 0) return t.allGaveUp;
  const losers = result.places.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const named = (seats: readonly number[]): readonly string[] => seats.map((seat) => names[seat] ?? '–');
  const isYou = losers.length === 1 && losers[0] === viewer;
  return `${isYou ? t.youGaveUp : t.gaveUp({ names: named(losers) })} ${t.win({ names: named(winners) })}`;
}
