import { useEffect, useState } from 'react';
import type { FaceFactory, Speech } from '../../../kernel/index.ts';
import { faces } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import { useLanguage } from '../../text/index.ts';

const loaded = new Map<string, FaceFactory>();

/** What a game says, in the reader's language; null while it is on its way, and for games that this page does not know. */
export function useSpeech(game: string): Speech | null {
  const { language } = useLanguage();
  const [, setCount] = useState(0);
  const box = loaded.get(game) ?? null;
  useEffect(() => {
    const load = ownEntry(faces, game);
    if (load === undefined || loaded.has(game)) return;
    let gone = false;
    load().then(
      (face) => {
        loaded.set(game, face);
        if (!gone) setCount((count) => count + 1);
      },
      // Offline and never opened before: the page does without.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return box?.core.speech[language] ?? null;
}
