import { useState } from 'react';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import type { SideTab } from '../log/side-panel.tsx';
import { useUnread } from '../log/unread.ts';
import type { SheetKind } from './table-sheets.tsx';

/** The panel with the log and the chat: which tab it shows, and how many lines of chat have not been read. */
export interface SidePanelState {
  readonly tab: SideTab;
  readonly setTab: (tab: SideTab) => void;
  readonly unread: number;
  /** Shows a tab, in a drawer where the panel is no column. */
  readonly open: (tab: SideTab) => void;
}

export function useSidePanel(
  chat: FollowedTable['chat'],
  isColumn: boolean,
  sheet: OpenSheet<SheetKind>,
): SidePanelState {
  const [tab, setTab] = useState<SideTab>('log');
  const unread = useUnread(chat, tab === 'chat' && (isColumn || sheet.kind === 'side'));
  const open = (which: SideTab) => {
    setTab(which);
    if (!isColumn) sheet.open('side');
    requestAnimationFrame(() => document.getElementById('chat-line')?.focus());
  };
  return { tab, setTab, unread, open };
}
