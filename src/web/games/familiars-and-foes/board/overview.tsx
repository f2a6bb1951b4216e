import './overview.css';
import type { BoardProps } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import { foesProps } from '../selectors.ts';
import { waveSentence } from './wave.tsx';

/** Every wave in words, with what is still to come, and what lies beside the table. */
export function Overview(plain: Pick<BoardProps, 'view' | 'face' | 'language'>) {
  const { view, face, language } = foesProps(plain as BoardProps);
  const { board: t, waves: said } = messages[language];
  const { waves, wave, deck, luck, gone, spent } = view.table;
  const counts = [
    [t.artifactsLeft, deck.count],
    [t.tokensLeft, luck],
    [t.outOfGame, gone.length + spent.length],
  ] as const;
  return (
    <>
      <h3>{said.waves}</h3>
      <ol className="outlook foes-outlook">
        {waves.map((each, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wave is its number
          <li key={n} aria-current={n + 1 === wave ? 'step' : undefined}>
            {waveSentence({ view, face, language }, each, n + 1)}
          </li>
        ))}
      </ol>
      <dl className="outlook foes-outlook">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
