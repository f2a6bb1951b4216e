/** How long to measure: every contender has `rounds` slots of `ms` milliseconds. */
export interface Length {
  readonly rounds: number;
  readonly ms: number;
}

export interface Settings extends Length {
  /** Whether the whole is to take less than a minute. */
  readonly short: boolean;
  /** An older revision to measure beside today's sources, where the benchmark can; null is none. */
  readonly base: string | null;
  /** The one game to measure, where the benchmark can; null is all. */
  readonly game: string | null;
  /** Tells how far it is; not part of the report. */
  readonly say: (line: string) => void;
}

/** The same findings twice: for programs (plain data with stable keys) and for people. */
export interface Report {
  readonly json: object;
  readonly text: string;
}

/** One benchmark. A new one is a file with such an object and a line in the table of run.ts. */
export interface Bench {
  readonly summary: string;
  readonly full: Length;
  /** Under a minute. */
  readonly short: Length;
  run(settings: Settings): Report | Promise<Report>;
}
