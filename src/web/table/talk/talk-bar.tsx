import { useEffect, useMemo, useRef } from 'react';
import type { View } from '../../../kernel/index.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useStore, type ValueStore } from '../../state/value-store.ts';
import type { Option } from '../answer/answer-builder.ts';
import { Hint } from '../answer/hint.tsx';
import { labelOf } from '../answer/label.ts';
import type { SeatShown, Thing } from '../board.ts';
import { barSentence, useSpeechContext } from '../speech-context.tsx';
import type { TalkController, TalkMode, TalkState } from './talk-controller.ts';

interface TalkBarProps {
  readonly talking: TalkController;
  readonly state: TalkState;
  readonly view: View;
  readonly seats: readonly SeatShown[];
  readonly you: number;
  /** The things on the board that can be touched. */
  readonly offered: ValueStore<readonly Thing[]>;
}

/** Replaces the question bar while the player makes a remark: the remarks that are possible. */
export function TalkBar(props: TalkBarProps & { readonly talk: TalkMode }) {
  const { talk, talking, state } = props;
  const words = useSpeechContext();
  const text = words.texts.talk;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  const { trouble } = state;
  return (
    <section ref={bar} id="question" className="ask talk" aria-label={text.open} tabIndex={-1}>
      <div className="q">
        <div aria-live="polite">
          {talk.kind === 'open' ? <OpenRemarkText /> : <ProposalText {...props} talk={talk} />}
        </div>
        <span className="ways-on">
          <button type="button" className="undo" aria-keyshortcuts="Escape" onClick={() => talking.end()}>
            <Glyph name="close" /> <span>{text.close}</span>
          </button>
        </span>
      </div>
      {talk.kind === 'open' ? <RemarkButtons {...props} talk={talk} /> : <ProposalButtons {...props} talk={talk} />}
      <Hint alarming>{trouble === null ? null : trouble === 'lost' ? text.lost : barSentence(words, trouble)}</Hint>
    </section>
  );
}

function OpenRemarkText() {
  const { talk } = useSpeechContext().texts;
  return (
    <>
      <h2>{talk.title}</h2>
      <p>{talk.point}</p>
    </>
  );
}

type ProposalProps = TalkBarProps & { readonly talk: Extract<TalkMode, { kind: 'answer' }> };

function ProposalText({ talk: { question, building }, seats, you, offered }: ProposalProps) {
  const { texts, speech, scene } = useSpeechContext();
  const things = useStore(offered);
  const step = useMemo(() => building.step(things), [building, things]);
  const chosen = building.chosen.map(({ say, at }) => speech.part(say, at, scene)).join(' · ');
  const next = step.asks === null ? null : speech.step(step.asks.verb, step.asks.at, scene);
  const name = seats[question.seat]?.name ?? '–';
  return (
    <>
      <h2>{question.seat === you ? texts.talk.whatCouldYouDo : texts.talk.suggesting({ name })}</h2>
      <p>{chosen === '' ? next : chosen}</p>
    </>
  );
}

/** The remarks that one touch makes, and the players to whom an answer can be proposed. */
function RemarkButtons({
  talk,
  talking,
  view,
  seats,
  you,
}: TalkBarProps & { talk: Extract<TalkMode, { kind: 'open' }> }) {
  const { texts, face, speech, scene } = useSpeechContext();
  const text = texts.talk;
  const offers = face.offers?.(view, you) ?? [];
  return (
    <div className="as also" data-group="">
      {offers.map((say) => (
        <button key={say} type="button" className="btn" onClick={() => void talking.offer(say)}>
          {text.iCould({ answer: speech.answer(say, scene) })}
        </button>
      ))}
      {talk.asks.map((question) => (
        <button key={question.seat} type="button" className="btn" onClick={() => talking.take(question)}>
          {question.seat === you ? text.mine : text.suggestTo({ name: seats[question.seat]?.name ?? '–' })}
        </button>
      ))}
    </div>
  );
}

function ProposalButtons({ talk: { building }, talking, offered }: ProposalProps) {
  const { speech, scene } = useSpeechContext();
  const things = useStore(offered);
  const step = useMemo(() => building.step(things), [building, things]);
  const label = (option: Option) => labelOf(option, { building, step, kinds: null, names: null, speech, scene });
  return (
    <div className="as also" data-group="">
      {step.options.map((option) => (
        <button key={`${option.say} ${option.at}`} type="button" className="btn" onClick={() => talking.choose(option)}>
          {label(option)}
        </button>
      ))}
    </div>
  );
}
