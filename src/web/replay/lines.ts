import type { Line } from '../local/engine/tape.ts';
import { type TaleLine, taleOf } from '../table/tale/tale.ts';
import type { Words } from '../table/words.tsx';

/** A sentence of the tale and the moment that it tells of. */
export interface Told extends Pick<TaleLine, 'seat' | 'text' | 'parts'> {
  readonly key: string;
  readonly moment: number;
  /** An answer that made no noise of its own, told as it was given. */
  readonly silent: boolean;
}

/** The whole game in sentences, as some eyes heard it. */
export function toldIn(story: readonly Line[], words: Words): readonly Told[] {
  const owner: number[] = [];
  const events = story.flatMap((line) => {
    for (const _ of line.events) owner.push(line.number);
    return line.events;
  });
  const byMoment = new Map<number, Told[]>();
  for (const { number, seat, text, parts } of taleOf(events, words)) {
    const moment = owner[number] as number;
    const list = byMoment.get(moment) ?? [];
    list.push({ key: `e${number}`, moment, seat, text, parts, silent: false });
    byMoment.set(moment, list);
  }
  return story.flatMap((line) => byMoment.get(line.number) ?? asGiven(line, words));
}

/** What somebody said, where nothing was to be heard of it; nothing for those who may not know. */
function asGiven({ number, seat, say }: Line, { speech, scene, texts }: Words): Told[] {
  if (say === null || seat === null) return [];
  const text = texts.replay.said(scene.names[seat] ?? '–', speech.answer(say, scene));
  return [{ key: `a${number}`, moment: number, seat, text, parts: [text], silent: true }];
}
