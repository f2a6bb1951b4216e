/** Why a bot from outside gave no answer that counts. */
export type BotFaultReason =
  /** It could not be started or reached. */
  | 'unreachable'
  /** It said something that is no JSON, or JSON that is no message. */
  | 'no-json'
  | 'malformed'
  /** A line without an end. */
  | 'too-long'
  /** Its answer is none of the legal ones. */
  | 'illegal'
  /** It did not answer in time, or was not ready in time. */
  | 'late'
  /** It ended, or hung up. */
  | 'gone'
  /** It says itself that it cannot go on. */
  | 'own';

/** A bot from outside failed: who, why, and what it last wrote to its error stream. */
export class BotFault extends Error {
  override readonly name = 'BotFault';
  readonly bot: string;
  readonly why: BotFaultReason;
  constructor(bot: string, why: BotFaultReason, message: string, stderr = '') {
    const tail = stderr.trim();
    super(`bot '${bot}': ${message}${tail === '' ? '' : `\nIt wrote to stderr:\n${indented(tail)}`}`);
    this.bot = bot;
    this.why = why;
  }
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
