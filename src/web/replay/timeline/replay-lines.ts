import type { Result } from '../../../kernel/index.ts';
import type { TimelineEntry } from '../../local/engine/records/replay-timeline.ts';
import { endingLines, type LogLine, logLines } from '../../table/log/log-lines.ts';
import type { SpeechContext } from '../../table/speech-context.tsx';

/** A sentence of the log, and the moment that it belongs to. */
export interface ReplayLine extends Pick<LogLine, 'seat' | 'text' | 'parts'> {
  readonly key: string;
  readonly moment: number;
  /** Whether it is an answer that caused no event: then the answer itself is told. */
  readonly silent: boolean;
}

/** The whole game in sentences, as a viewer heard it. */
export function replayLines(
  story: readonly TimelineEntry[],
  words: SpeechContext,
  result: Result | null,
): readonly ReplayLine[] {
  const owner: number[] = [];
  const events = story.flatMap((line) => {
    for (const _ of line.events) owner.push(line.number);
    return line.events;
  });
  const byMoment = new Map<number, ReplayLine[]>();
  const lines = logLines(events, words);
  const told = new Map(lines.map((line) => [line, owner[line.number] as number]));
  for (const line of endingLines(result, lines, words)) told.set(line, story.at(-1)?.number ?? 0);
  for (const [{ number, seat, text, parts }, moment] of told) {
    const list = byMoment.get(moment) ?? [];
    list.push({ key: `e${number}`, moment, seat, text, parts, silent: false });
    byMoment.set(moment, list);
  }
  return story.flatMap((line) => byMoment.get(line.number) ?? answerLines(line, words));
}

/** The answer itself, where it caused no event; nothing for viewers who may not know it. */
function answerLines({ number, seat, say }: TimelineEntry, { speech, scene, texts }: SpeechContext): ReplayLine[] {
  if (say === null || seat === null) return [];
  const text = texts.replay.said({ name: scene.names[seat] ?? '–', answer: speech.answer(say, scene) });
  return [{ key: `a${number}`, moment: number, seat, text, parts: [text], silent: true }];
}
