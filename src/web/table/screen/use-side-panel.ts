import { useState } from 'react';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import type { SideTab } from '../log/side-panel.tsx';
import { useUnread } from '../log/unread.ts';
import type { SheetKind } from './table-sheets.tsx';

/** The panel with log and chat: its open tab, and the number of unread chat messages. */
export interface SidePanelState {
  readonly tab: SideTab;
  readonly setTab: (tab: SideTab) => void;
  readonly unread: number;
  /** Shows a tab; opens the drawer if the panel is not a column. */
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
