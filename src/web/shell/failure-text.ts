import type { CallResult } from '../../protocol/client/api.ts';
import { useLanguage } from '../text/index.ts';
import { refusalSentence } from '../text/refusals.ts';

/** Whatever became of a call other than what was wanted. */
export type CallFailure = Exclude<CallResult<unknown>, { kind: 'done' }>;

/** Why a call came to nothing, in the reader's words. Reasons of a game's rules are the game's to tell. */
export function useFailureText(): (trouble: CallFailure) => string {
  const { language, texts } = useLanguage();
  return (trouble) => {
    if (trouble.kind === 'unreachable') return texts.shell.unreachable;
    if (trouble.kind === 'unreadable') return texts.shell.unreadable;
    return refusalSentence(language, trouble.bar) ?? texts.shell.refused;
  };
}
