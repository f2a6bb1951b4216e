import { useEffect, useState } from 'react';
import type { ChatLine } from '../../../protocol/socket.ts';
import type { ShownStep } from '../motion/playback.ts';
import { useWords } from '../words.tsx';
import { sentenceOf } from './tale.ts';

/** Speaks what happens, for those who do not see it. */
export function Spoken({ step, chat }: { step: ShownStep | null; chat: readonly ChatLine[] }) {
  const words = useWords();
  const [said, setSaid] = useState('');
  const last = chat.at(-1);
  const [heard, setHeard] = useState(last?.id ?? 0);
  useEffect(() => {
    if (step === null) return;
    const sentences = step.events.flatMap((event) => sentenceOf(event, words) ?? []);
    if (sentences.length > 0) setSaid(sentences.join(' '));
  }, [step?.number]);
  useEffect(() => {
    if (last === undefined || last.id === heard) return;
    setHeard(last.id);
    setSaid(words.texts.table.chat.says(last.person.name, last.text));
  }, [last?.id]);
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={words.texts.table.log.title}>
      {said}
    </div>
  );
}
