import { Glyph, Seal } from '../../art/glyph.tsx';
import { Card } from '../cards/card.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import type { StagedScene, TurnedCard } from './scene.ts';

interface TurnedRowProps {
  readonly scene: StagedScene;
  readonly cards: readonly TurnedCard[];
  /** How many of them have been turned over: the last of these is the one that is looked at. */
  readonly shown: number;
}

/** Hidden cards that come to light one by one: done, now, to come; and what the one that is looked at comes down to. */
export function TurnedRow({ scene, cards, shown }: TurnedRowProps) {
  const words = useSpeechContext();
  const now = cards[shown - 1];
  const done = cards[shown - 2];
  const left = cards.length - shown;
  const { deed } = scene;
  const verdict = now?.verdict(words.language, words.scene);
  return (
    <>
      <p className="turned-title">
        {deed !== null && deed.seat !== null && <Seal seat={deed.seat} />}
        <span>{words.texts.table.staging.turned({ done: shown, count: cards.length })}</span>
      </p>
      <div className="turned-row">
        <span className="done">
          {done !== undefined && (
            <>
              <Card card={done.card} />
              <small>
                <Glyph name="check" /> {shown - 1}
              </small>
            </>
          )}
        </span>
        {now !== undefined && (
          <span key={shown} className="now">
            <Card card={now.card} />
          </span>
        )}
        <span className="next">
          {left > 0 && (
            <>
              <Card card={null} />
              <small>{left}</small>
            </>
          )}
        </span>
      </div>
      {verdict !== undefined && (
        <div className={`turned-verdict${verdict.grave ? ' grave' : ''}`}>
          <b>{verdict.title}</b>
          {verdict.text !== null && <span>{verdict.text}</span>}
        </div>
      )}
    </>
  );
}
