/**
 * A broken promise of the rules themselves: never a player's fault. Says where; a match adds the record that shows it,
 * which holds secrets and so is no part of the message.
 */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly what: string;
  readonly place: string | null;
  readonly record: object | null;

  constructor(what: string, place: string | null = null, record: object | null = null, cause?: unknown) {
    super(place === null ? what : `${what}, at ${place}`, { cause });
    this.what = what;
    this.place = place;
    this.record = record;
  }
}

/** By its name, not its class: every edition of the rules brings a kernel of its own. */
export const isRulesError = (error: unknown): error is RulesError =>
  error instanceof Error && error.name === 'RulesError';
