import type { GameInfo } from '../../../protocol/game.ts';
import { useTexts } from '../../text/index.ts';

/** Below bots that are shown with their ratings: what such a number says. */
export function RatingMeans({ ratings }: Pick<GameInfo, 'ratings'>) {
  const { ratingMeans } = useTexts().shell;
  return Object.keys(ratings).length === 0 ? null : (
    <details className="means">
      <summary>{ratingMeans.title}</summary>
      <p>{ratingMeans.text}</p>
    </details>
  );
}
