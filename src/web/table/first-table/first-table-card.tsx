import './first-table.css';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../../kernel/index.ts';
import { Glyph, Icon } from '../../art/glyph.tsx';
import { useTexts } from '../../text/index.ts';
import type { Term } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { GoalPicture } from './first-table.ts';
import { type LoadedFirstTable, useLoadedFirstTable } from './use-first-table.ts';

interface FirstTableCardProps {
  readonly view: View;
  /** Whether its button names the first move; else it leads back to the table. */
  readonly first: boolean;
  readonly onHelp: () => void;
  readonly onClose: () => void;
  /** It cannot be loaded: there is nothing to show. */
  readonly onFailure: () => void;
}

/** On the table, for those who sit at a game for the first time: what wins, what a turn is, what the signs mean. */
export function FirstTableCard(props: FirstTableCardProps) {
  const { face, language } = useSpeechContext();
  const loaded = useLoadedFirstTable(face.name, language, props.onFailure);
  return loaded === null ? null : <LoadedCard {...props} {...loaded} />;
}

function LoadedCard({ view, first, onHelp, onClose, card, text, words }: FirstTableCardProps & LoadedFirstTable) {
  const { face, language } = useSpeechContext();
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open) element.showModal();
    begin.current?.focus({ preventScroll: true });
    // Closing it gives the focus back to where it came from; removing it from the page would not.
    return () => element.close();
  }, []);
  const close = () => dialog.current?.close();
  const signs = card.signs(face, language);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="first-table"
      aria-labelledby="first-table"
      onClose={() => {
        if (dialog.current?.open === true) return;
        // If it opened by itself, nothing had the focus before: it goes to what is asked.
        const { activeElement, body } = document;
        if (activeElement === body || dialog.current?.contains(activeElement))
          document.getElementById('question')?.focus();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="sheet">
        <header>
          <h2 id="first-table" className="sign">
            {text.title}
          </h2>
          <button type="button" className="tool" aria-label={shell.close} onClick={close}>
            <Glyph name="close" />
          </button>
        </header>
        <ul className="goals">
          {card.goals.map((goal, n) => (
            <Goal key={text.goals[n]?.name} {...goal} words={words} said={text.goals[n]} />
          ))}
        </ul>
        <section>
          <h3>{text.turn.title}</h3>
          <ol className="steps">
            {text.turn.steps.map(({ name, text: does }, n) => (
              <li key={name}>
                <span className="si">
                  {card.steps[n]?.map((sign, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may stand there twice
                    <Glyph key={at} name={sign} />
                  ))}
                </span>
                <b>{name}</b>
                <small>{does}</small>
              </li>
            ))}
          </ol>
        </section>
        {signs.length > 0 && <Signs title={words.signs} signs={signs} />}
        <div className="ways-on">
          <button ref={begin} type="button" className="btn go" onClick={close}>
            {(first ? text.moves[card.firstMove(view)] : undefined) ?? words.back}
          </button>
          <a className="btn paper" href={`/rules/${face.name}`} target="_blank" rel="noopener">
            {words.rules}
          </a>
          <button type="button" className="btn paper" onClick={onHelp}>
            {words.help}
          </button>
        </div>
        <p className="again">
          <span className="hold">{words.hold} </span>
          {words.again}
        </p>
      </div>
    </dialog>
  );
}

interface GoalProps extends GoalPicture {
  readonly words: LoadedFirstTable['words'];
  readonly said: LoadedFirstTable['text']['goals'][number] | undefined;
}

function Goal({ picture, outcome, words, said }: GoalProps) {
  return (
    <li>
      <span className="picture">{picture}</span>
      <span className="says">
        <b>{said?.name}</b>
        <span>{said?.text}</span>
      </span>
      {outcome !== null && <em className={outcome}>{words.outcomes[outcome]}</em>}
    </li>
  );
}

function Signs({ title, signs }: { title: string; signs: readonly Term[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={signs.every(({ text }) => text === '') ? 'signs short' : 'signs'}>
        {signs.map(({ name, text, sign, icon }) => (
          <div key={name}>
            <dt>
              {sign !== undefined && <Glyph name={sign} />}
              {icon !== undefined && <Icon path={icon} />} {name}
            </dt>
            {text !== '' && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
