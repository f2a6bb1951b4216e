import { useCallback } from 'react';
import type { View } from '../../../kernel/index.ts';
import type { Remark } from '../../../protocol/remark.ts';
import { remarkSentence } from '../../../protocol/sentences/remark-sentence.ts';
import { useSpeechContext } from '../speech-context.tsx';

/** The sentence for a remark, in the current language. */
export function useRemarks(view: View): (remark: Remark) => string {
  const words = useSpeechContext();
  return useCallback(
    (remark) => {
      const { face, speech, scene } = words;
      const nameOf = (word: string): string => {
        if (face.kindOf(word) !== null) return speech.card(word).name;
        return face.zones(view).some(({ id }) => id === word) ? speech.zone(word, scene) : word;
      };
      return remarkSentence(remark, { ...words, nameOf });
    },
    [words, view],
  );
}
