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

/** Who gave up; null for a result that came by the rules. Whoever did not win gave up, unless all lose together. */
export function gaveUpSentence(language: Language, result: Result, { names, viewer }: Scene): string | null {
  if (result.reason !== RESIGNED) return null;
  const t = messages[language].results;
  const { winners } = result;
  if (winners.length === 0) return t.allGaveUp;
  const losers = result.places.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const isYou = losers.length === 1 && losers[0] === viewer;
  return isYou ? t.youGaveUp : t.gaveUp({ names: losers.map((seat) => names[seat] ?? '–') });
}

/** The same, and who has won by it. */
export function surrenderSentence(language: Language, result: Result, scene: Scene): string | null {
  const gaveUp = gaveUpSentence(language, result, scene);
  if (gaveUp === null || result.winners.length === 0) return gaveUp;
  const names = result.winners.map((seat) => scene.names[seat] ?? '–');
  return `${gaveUp} ${messages[language].results.win({ names })}`;
}
