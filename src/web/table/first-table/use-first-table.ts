import { useEffect, useState } from 'react';
import type { Language } from '../../../kernel/index.ts';
import { firstTables } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import { changeSettings, settings } from '../../state/settings.ts';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import type { DealtTable } from '../source.ts';
import type { FirstTable, FirstTableText } from './first-table.ts';
import { isFirstTime } from './first-time.ts';
import { loaders } from './generated/lazy.ts';
import type { WebTableFirstTableMessages } from './generated/messages.ts';

/** A card with its words, as it is shown. */
export interface LoadedFirstTable {
  readonly card: FirstTable;
  readonly text: FirstTableText;
  readonly words: WebTableFirstTableMessages;
}

/** Loads the card of a game in a language; null until it is there, and where the download fails. */
export function useLoadedFirstTable(game: string, language: Language): LoadedFirstTable | null {
  const [loaded, setLoaded] = useState<LoadedFirstTable | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [card, words] = await Promise.all([ownEntry(firstTables, game)?.(), loaders[language]()]);
      if (card === undefined) return;
      const text = await card.texts[language]();
      if (wanted) setLoaded({ card, text, words });
    };
    // Whoever misses it finds it behind the button later.
    load().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}

/** Opens the card by itself at the first table of a game, once. */
export function useFirstTable(table: DealtTable, sheet: Pick<OpenSheet<'first-table'>, 'open'>): void {
  const first = isFirstTime(table, settings.get().introduced);
  useEffect(() => {
    if (first) sheet.open('first-table');
  }, [first]);
}

/** From now on the card of this game does not open by itself. */
export function markIntroduced(game: string): void {
  const { introduced } = settings.get();
  if (!introduced.includes(game)) changeSettings({ introduced: [...introduced, game] });
}
