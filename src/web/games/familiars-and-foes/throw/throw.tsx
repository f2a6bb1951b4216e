import './throw.css';
import { useMemo } from 'react';
import type { FoesEvent } from '../../../../games/familiars-and-foes/face.ts';
import { Glyph } from '../../../art/glyph.tsx';
import { densityOf } from '../foes/density.ts';
import { messages } from '../generated/all.ts';
import type { FoesProps } from '../selectors.ts';
import { type PlayedThrow, usePlayedThrow } from './durations.ts';
import { Flip, Roll } from './piece.tsx';
import { actIn, actNow, type ThrowAct, type Thrown, throwsIn } from './scene.ts';

/** The die and the coin in the middle of the light: what was thrown last, by whom, for what, and what came of it. */
export function Throw({ props }: { props: FoesProps }) {
  const { view, events, face, language } = props;
  const t = messages[language].throw;
  const played = usePlayedThrow(events);
  const { heard, landed, live } = played;
  const told = useMemo(() => actIn(events, landed ? heard : heard + 1), [events, heard, landed]);
  const act = live ? told : actNow(view, events, told);
  const throws = act === null ? [] : throwsIn(face, act);
  const calls = live ? [] : callsIn(props);
  const isThrown = throws.every((thrown) => thrown.piece === 'coin' || thrown.faces.length > 0);
  return (
    <section
      className={`throw${throws.length + calls.length > 1 ? ' several' : ''}`}
      aria-label={t.label}
      data-crowd={densityOf(view.table)}
      style={{ '--pace': played.pace }}
    >
      {act !== null && isThrown && <b className="just">{t.justNow}</b>}
      {act === null ? <Quiet>{t.ready}</Quiet> : <Chain {...{ props, act, throws, played, calls }} />}
      {act !== null && <Told {...{ props, act, landed }} />}
    </section>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <p className="quiet">
    <Glyph name="eye" /> {children}
  </p>
);

/** The own Familiars that may join in now. */
const callsIn = ({ question }: FoesProps): readonly string[] =>
  question?.ask === 'ballyhoo'
    ? question.legal.flatMap((answer) => {
        const [verb, familiar] = answer.split(' ');
        return verb === 'ballyhoo' && familiar !== undefined ? [familiar] : [];
      })
    : [];

interface ChainProps {
  readonly props: FoesProps;
  readonly act: ThrowAct;
  readonly throws: readonly Thrown[];
  readonly played: PlayedThrow;
  readonly calls: readonly string[];
}
/** A throw after the other, and at the end who could go on. */
function Chain({ props, act, throws, played, calls }: ChainProps) {
  const { speech, language } = props;
  const t = messages[language].throw;
  const falls = (thrown: Thrown, n: number) => !played.landed && n === throws.length - 1 && thrown.at === played.heard;
  return (
    <ol className="chain">
      {throws.map((thrown, n) => (
        <li key={`${thrown.piece} ${thrown.by}`}>
          {thrown.piece === 'die' ? (
            <Roll {...{ props, act, thrown }} falls={falls(thrown, n)} />
          ) : (
            <Flip {...{ props, thrown }} falls={falls(thrown, n)} />
          )}
        </li>
      ))}
      {throws.length === 0 && act.said !== null && <li className="said">{sentenceOf(props, act.said)}</li>}
      {calls.length > 0 && (
        <li className="call">
          <span className="coin awaited" aria-hidden="true">
            <Glyph name="eye" />
          </span>
          <span className="words">
            <b>{t.you}</b>
            <small>{calls.map((familiar) => speech.card(familiar).name).join(', ')}</small>
          </span>
        </li>
      )}
    </ol>
  );
}

const sentenceOf = ({ speech, scene }: FoesProps, event: FoesEvent): string => speech.event(event, scene) ?? '';

/** How many sentences there is room for. */
const SENTENCES = 3;
/** What came of it, beside what is seen on the Foes themselves. */
function Told({ props, act, landed }: { props: FoesProps; act: ThrowAct; landed: boolean }) {
  const sentences = landed ? act.effects.slice(-SENTENCES).map((event) => sentenceOf(props, event)) : [];
  return <p className="told">{sentences.join(' ')}</p>;
}
