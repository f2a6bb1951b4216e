import { useEffect, useState } from 'react';
import type { Followed } from '../../../protocol/client/followed.ts';

/** How many lines came since the chat was last looked at. */
export function useUnread(chat: Followed['chat'], looking: boolean): number {
  const last = chat.at(-1)?.id ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (looking) setRead(last);
  }, [looking, last]);
  return looking ? 0 : chat.filter(({ id }) => id > read).length;
}
