import { useEffect, useState } from 'react';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';

/** How many chat messages have arrived since the chat was last open. */
export function useUnread(chat: FollowedTable['chat'], looking: boolean): number {
  const last = chat.at(-1)?.id ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (looking) setRead(last);
  }, [looking, last]);
  return looking ? 0 : chat.filter(({ id }) => id > read).length;
}
