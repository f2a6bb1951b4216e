import type { Bar } from '../../kernel/index.ts';
import { loaders } from '../../protocol/generated/lazy.ts';
import type { ProtocolMessages } from '../../protocol/generated/messages.ts';
import { refusalIn } from '../../protocol/refusal/refusal-in.ts';
import type { Language } from '../../text/languages.ts';

/** By language, as far as they have come: `textsIn` loads them together with the words of the page. */
const loaded = new Map<Language, ProtocolMessages>();

export async function loadRefusals(language: Language): Promise<void> {
  loaded.set(language, await loaders[language]());
}

/** The sentence for a refusal of the server's own; null for any other, and for all in a language that is not loaded. */
export function refusalSentence(language: Language, bar: Bar): string | null {
  const messages = loaded.get(language);
  return messages === undefined ? null : refusalIn(messages, bar);
}
