import { useEffect, useState } from 'react';
import { Glyph } from '../../art/glyph.tsx';
import type { CheckResult, Flaw } from '../../local/engine/records/verify.ts';
import { localEngine } from '../../local/engine-thread.ts';
import { Sheet } from '../../table/around/sheet.tsx';
import { barSentence, type SpeechContext, useSpeechContext } from '../../table/speech-context.tsx';

const MARKS = { yes: 'check', no: 'close', none: 'down', unreached: 'hour' } as const;

/** Replays the whole record, and shows what was verified and whether it is correct. */
export function VerifySheet({ session, onClose }: { session: number; onClose: () => void }) {
  const words = useSpeechContext();
  const text = words.texts.replay.verify;
  const [verdicts, setVerdicts] = useState<readonly CheckResult[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    localEngine()
      .records.verify(session)
      .then(
        (now) => !gone && setVerdicts(now),
        () => !gone && setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, [session]);
  const bad = verdicts?.some(({ holds }) => holds === 'no' || holds === 'unreached');
  return (
    <Sheet title={text.title} onClose={onClose}>
      <p className="mute">{text.text}</p>
      <p
        className={bad === true || failed ? 'verified bad' : 'verified'}
        role="status"
        data-verdict={failed ? 'failed' : verdicts === null ? '' : bad ? 'bad' : 'good'}
      >
        {failed ? text.failed : verdicts === null ? text.running : bad ? text.bad : text.good}
      </p>
      <ul className="trials">
        {verdicts?.map((verdict) => (
          <li key={verdict.trial} data-trial={verdict.trial} data-holds={verdict.holds}>
            <Glyph name={MARKS[verdict.holds]} />
            <span>
              <b>
                {text.names[verdict.trial]} <span className="sr">({text.marks[verdict.holds]})</span>
              </b>
              {sentenceOf(words, verdict)}
              {verdict.flaw !== null && (
                <small>
                  {text.place({ path: verdict.flaw.path })}: {flawSentence(words, verdict.flaw)}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The result of one check as a sentence. */
function sentenceOf({ texts, scene }: SpeechContext, { trial, holds, count, notes = [] }: CheckResult): string {
  const { says, saltNotes, unreached } = texts.replay.verify;
  const say = (says[trial] as Partial<Record<CheckResult['holds'], string | ((p: { count: number }) => string)>>)[
    holds
  ];
  const sentence = typeof say === 'function' ? say({ count }) : (say ?? unreached);
  const more = notes.map(({ kind, seats }) => {
    const note = saltNotes[kind];
    return typeof note === 'string' ? note : note({ names: seats.map((seat) => scene.names[seat] ?? '–') });
  });
  return [sentence, ...more].join(' ');
}

function flawSentence(words: SpeechContext, flaw: Flaw): string {
  const text = words.texts.replay.verify;
  switch (flaw.kind) {
    case 'differs':
      return text.differs({ is: shortened(flaw.is), wanted: shortened(flaw.wanted) });
    case 'illegal':
      return text.illegal({
        name: words.scene.names[flaw.seat] ?? '–',
        answer: flaw.say,
        why: barSentence(words, flaw.bar),
      });
    case 'fault':
      return flaw.bar === null ? flaw.message : barSentence(words, flaw.bar);
    case 'broke':
      return text.broke;
  }
}

/** Shortens hashes: their beginning is enough to tell them apart. */
const shortened = (value: string): string => (value.length > 24 ? `${value.slice(0, 16)}…` : value);
