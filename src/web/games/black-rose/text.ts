import type { WebBlackRoseMessages } from './generated/messages.ts';

/** What the bar says beside a question. */
export type HintText = WebBlackRoseMessages['hints'];
/** What may be done with an Action, or by an Evocation. */
export type HintKind = keyof HintText['ways'];
/** What words and signs of the board mean. */
export type TermId = keyof WebBlackRoseMessages['terms'];
