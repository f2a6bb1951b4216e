import type { Bar } from '../../kernel/index.ts';
import type { ProtocolMessages } from '../generated/messages.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The sentence for a refusal of the server's own in the messages of one language; else null. */
export function refusalIn(messages: ProtocolMessages, bar: Bar): string | null {
  if (!isRefusal(bar)) return null;
  const sentence = messages[bar.why satisfies Refusal];
  return typeof sentence === 'string' ? sentence : sentence({ seconds: bar.with?.seconds ?? '…' });
}
