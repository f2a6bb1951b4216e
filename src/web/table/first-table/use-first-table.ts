import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../kernel/index.ts';
import { firstTables } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import { changeSettings, settings } from '../../state/settings.ts';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import type { TableControllers } from '../live/table-controllers.ts';
import type { DealtTable } from '../source.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { FirstTable, FirstTableText } from './first-table.ts';
import { isFirstTime } from './first-time.ts';
import { loaders } from './generated/lazy.ts';
import type { WebTableFirstTableMessages } from './generated/messages.ts';
import { openOnceLoaded } from './opening.ts';

/** A card with its words, as it is shown. */
export interface LoadedFirstTable {
  readonly card: FirstTable;
  readonly text: FirstTableText;
  readonly words: WebTableFirstTableMessages;
}

/** Loads the card of a game in a language; null where the game has none. Rejects if the download fails. */
async function loadFirstTable(game: string, language: Language): Promise<LoadedFirstTable | null> {
  const [card, words] = await Promise.all([ownEntry(firstTables, game)?.(), loaders[language]()]);
  return card === undefined ? null : { card, text: await card.texts[language](), words };
}

/** The card of a game in a language; null until it is there. `failed`: the download has. */
export function useLoadedFirstTable(game: string, language: Language, failed: () => void): LoadedFirstTable | null {
  const [loaded, setLoaded] = useState<LoadedFirstTable | null>(null);
  const onFailure = useRef(failed);
  onFailure.current = failed;
  useEffect(() => {
    let wanted = true;
    loadFirstTable(game, language).then(
      (card) => wanted && setLoaded(card),
      () => wanted && onFailure.current(),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}

/** Opens the card by itself at the first table of a game, once. */
export function useFirstTable(
  table: DealtTable,
  sheet: Pick<OpenSheet<'first-table'>, 'open'> & { readonly kind: string | null },
  { answering, asides }: Pick<TableControllers, 'answering' | 'asides'>,
): void {
  const { face, language } = useSpeechContext();
  const first = isFirstTime(table, settings.get().introduced);
  const now = useRef(sheet);
  now.current = sheet;
  useEffect(() => {
    if (!first) return;
    return openOnceLoaded({
      load: () => loadFirstTable(face.name, language),
      ...{ answer: answering.state, aside: asides.state },
      isCovered: () => now.current.kind !== null,
      open: () => now.current.open('first-table'),
    });
  }, [first]);
}

/** From now on the card of this game does not open by itself. */
export function markIntroduced(game: string): void {
  const { introduced } = settings.get();
  if (!introduced.includes(game)) changeSettings({ introduced: [...introduced, game] });
}
