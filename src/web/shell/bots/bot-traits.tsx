import type { GameInfo } from '../../../protocol/game.ts';
import { useTexts } from '../../text/index.ts';
import { botTraits } from './bots.ts';

/** Below a list of bots: how the chosen one plays, and how well. `id`: by which the list is described with it. */
export function BotTraits(props: { id: string; game: Pick<GameInfo, 'ratings'>; level: string }) {
  const { shell } = useTexts();
  const traits = botTraits(shell, props.game, props.level);
  return traits === '' ? null : (
    <small id={props.id} className="traits" title={shell.ratingMeans.text}>
      {traits}
    </small>
  );
}
