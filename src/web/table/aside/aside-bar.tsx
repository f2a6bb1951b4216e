import { Glyph } from '../../art/glyph.tsx';
import { Sheet } from '../around/sheet.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import { type AsideController, type AsideState, isBegun } from './aside-controller.ts';

/** The button that opens the list of asides; nothing if there are none. */
export function AsideButton({ state, onOpen }: { state: AsideState; onOpen: () => void }) {
  const { texts } = useSpeechContext();
  if (state.asides === null || isBegun(state)) return null;
  return (
    <button type="button" className="undo aside-open" onClick={onOpen}>
      <Glyph name="gem" /> <span>{texts.table.asides.open}</span>{' '}
      <span className="num">{state.asides.legal.length}</span>
    </button>
  );
}

/** An aside in the making: what is still to be chosen or, once it is complete, the confirmation. */
export function AsideConfirm({ asides, state }: { asides: AsideController; state: AsideState }) {
  const { speech, scene, texts } = useSpeechContext();
  const text = texts.table.asides;
  if (!isBegun(state)) return null;
  if (state.confirming === null) return <AsideTargets {...{ asides, state }} />;
  return (
    <section className="as aside-confirm" data-group="" aria-label={text.title}>
      <p aria-live="polite">{speech.answer(state.confirming, scene)}</p>
      <button type="button" className="btn go" disabled={state.sending} onClick={() => void asides.confirm()}>
        {text.give}
      </button>
      <button type="button" className="btn" disabled={state.sending} onClick={() => asides.cancel()}>
        {text.later}
      </button>
    </section>
  );
}

/** What is still to be chosen, including what can be touched on the board. */
function AsideTargets({ asides, state: { building } }: { asides: AsideController; state: AsideState }) {
  const { speech, scene, texts } = useSpeechContext();
  const text = texts.table.asides;
  const { asks = null, options = [] } = building?.step([]) ?? {};
  return (
    <section className="as aside-confirm" data-group="" aria-label={text.title}>
      <p aria-live="polite">{asks === null ? text.title : speech.step(asks.verb, asks.at, scene)}</p>
      {options.map((option) => (
        <button key={option.say} type="button" className="btn" onClick={() => asides.pick(option)}>
          {option.at === null ? speech.answer(option.say, scene) : speech.part(option.say, option.at, scene)}
        </button>
      ))}
      <button type="button" className="btn" onClick={() => asides.cancel()}>
        {text.later}
      </button>
    </section>
  );
}

/** The list of all asides. */
export function AllAsides({
  asides,
  state,
  onClose,
}: {
  asides: AsideController;
  state: AsideState;
  onClose: () => void;
}) {
  const { speech, scene, texts } = useSpeechContext();
  const text = texts.table.asides;
  const choose = (say: string) => {
    onClose();
    asides.choose(say);
  };
  return (
    <Sheet title={text.title} kind="low" onClose={onClose}>
      <p className="mute">{text.help}</p>
      <ul className="answers" data-group="">
        {(state.asides?.legal ?? []).map((say) => (
          <li key={say}>
            <button type="button" className="btn" onClick={() => choose(say)}>
              {speech.answer(say, scene)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
