import './staging.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { useStore } from '../../state/value-store.ts';
import { Card } from '../cards/card.tsx';
import { useCards } from '../cards/cards.ts';
import { sentenceOf } from '../log/log-lines.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { type Aim, aimAt, placeFor } from './aim.ts';
import { Pointers } from './pointers.tsx';
import type { StagedChange, StagedScene } from './scene.ts';
import type { StagingController, StagingState } from './staging-controller.ts';
import { TurnedRow } from './turned-row.tsx';

/** How many changed numbers, and how many sentences beside them, there is room for. */
const CHANGES = 4;
const SENTENCES = 2;

/** Over the board, in the way of nothing that can be touched: what somebody else has just done. */
export function StagedSceneShown({ staging }: { staging: StagingController }) {
  const state = useStore(staging.state);
  // What is said in it, the log says to those who do not see it.
  return (
    <div className="staging" aria-hidden="true">
      {state !== null && <Shown key={state.staged.scene.key} state={state} />}
    </div>
  );
}

function Shown({ state }: { state: StagingState }) {
  const { staged, turned } = state;
  const { scene, harms } = staged;
  const box = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  // Measured once it is drawn, for it must know where it stands itself; and again whenever the board has another size.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setAim(aimAt(element, scene));
    measure();
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // It tells the size at once, too.
      if (!isFirst) measure();
      isFirst = false;
    });
    if (element.parentElement !== null) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [scene]);
  const { deed } = scene;
  const place = aim === null ? null : placeFor(aim);
  const turns = deed?.turned !== undefined;
  return (
    <>
      {aim !== null && place !== null && <Pointers {...{ aim, place }} dots={!turns} />}
      <div
        ref={box}
        className={`staged-scene${harms ? ' harms' : ''}${turns ? ' turns' : ''}${place === null ? ' unplaced' : ''}`}
        style={place === null || turns ? undefined : { left: place.left, top: place.top }}
      >
        {deed?.turned === undefined ? (
          <>
            <StagedCard scene={scene} />
            <Caption scene={scene} />
          </>
        ) : (
          <TurnedRow scene={scene} cards={deed.turned} shown={turned} />
        )}
      </div>
    </>
  );
}

/** The card that was cast; where there was none, who has lost something. */
function StagedCard({ scene: { deed, changes } }: { scene: StagedScene }) {
  const card = deed?.card ?? changes[0]?.who ?? null;
  return card === null ? null : <Card card={card} side={deed?.side} className="staged-card" />;
}

function Caption({ scene }: { scene: StagedScene }) {
  const words = useSpeechContext();
  const { deed, opening, changes, told } = scene;
  const rest = changes.length - CHANGES;
  const sentences = told.flatMap((event) => sentenceOf(event, words) ?? []).slice(0, SENTENCES);
  return (
    <div className="staged-words">
      <h3>
        {deed !== null && deed.seat !== null && <Seal seat={deed.seat} />}
        <span>{sentenceOf(opening, words)}</span>
      </h3>
      {changes.length > 0 ? (
        <ul>
          {changes.slice(0, CHANGES).map((change) => (
            <Change key={`${change.target} ${change.sign} ${change.of}`} change={change} />
          ))}
          {rest > 0 && <li className="more">{words.texts.table.recap.more({ count: rest })}</li>}
        </ul>
      ) : (
        deed !== null && <CardText deed={deed} />
      )}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </div>
  );
}

/** What stands on the card, while nothing has come of it. */
function CardText({ deed: { card, side, part } }: { deed: NonNullable<StagedScene['deed']> }) {
  const { speech, look } = useCards();
  if (card === null || part === null) return null;
  const { halves, parts } = look(card);
  const half = halves?.find((each) => each.side === side);
  const used = part === undefined ? undefined : parts?.find(({ name }) => name === speech.card(part).name);
  return <p className="text">{half?.text ?? used?.text ?? speech.card(card).text}</p>;
}

/** Whose number, and from what to what. */
function Change({ change: { seat, who, sign, of, amount, before, after } }: { change: StagedChange }) {
  const { speech, scene, texts } = useSpeechContext();
  const { look } = useCards();
  const isOwn = seat !== null && seat === scene.viewer;
  const player = seat === null ? null : isOwn ? texts.table.seats.you : scene.names[seat];
  const name = who === null ? null : speech.card(who).name;
  const counted = sign ?? (of === null ? undefined : look(of).index);
  return (
    <li className={`${amount < 0 ? 'loses' : 'gains'}${isOwn ? ' own' : ''}`}>
      {seat !== null && <Seal seat={seat} />}
      <span className="staged-who">
        {player !== null && (isOwn || name === null) && <b>{player}</b>} {name}
      </span>
      <span className="staged-count">
        {counted !== undefined && <Glyph name={counted} />}
        {before === null || after === null ? (
          <b>{amount < 0 ? `−${-amount}` : `+${amount}`}</b>
        ) : (
          <>
            {before} <i>→</i> <b>{after}</b>
          </>
        )}
      </span>
    </li>
  );
}
