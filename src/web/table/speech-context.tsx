import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { barText, type Language, refusalText, type Scene, type Speech } from '../../kernel/game/speech.ts';
import type { Bar, Face } from '../../kernel/index.ts';
import { type PageTexts, useLanguage } from '../text/index.ts';
import { refusalSentence } from '../text/refusals.ts';

/** Everything needed to put a game into words for a viewer. */
export interface SpeechContext {
  readonly face: Face;
  readonly speech: Speech;
  readonly language: Language;
  readonly scene: Scene;
  readonly texts: PageTexts;
}

const SpeechReactContext = createContext<SpeechContext | null>(null);

/** Provides the words of a game to all components below. */
export function SpeechProvider({ face, scene, children }: { face: Face; scene: Scene; children: ReactNode }) {
  const { language, texts } = useLanguage();
  const words = useMemo(
    () => ({ face, speech: face.speech[language], language, scene, texts }),
    [face, language, scene, texts],
  );
  return <SpeechReactContext value={words}>{children}</SpeechReactContext>;
}

export function useSpeechContext(): SpeechContext {
  const words = useContext(SpeechReactContext);
  if (words === null) throw new Error('no game to speak of');
  return words;
}

/** The reason for a refusal: a rule of the game, the state of the table, or the server. */
export function barSentence({ speech, language, scene, texts }: SpeechContext, bar: Bar): string {
  if (bar.rule !== null) return barText(language, speech, bar, scene);
  return refusalText(language, bar) ?? refusalSentence(language, bar) ?? texts.table.refused;
}
