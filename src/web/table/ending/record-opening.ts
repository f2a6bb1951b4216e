import type { Result } from '../../../kernel/index.ts';
import type { OpenResult } from '../../replay/record/open-record.ts';

/** The record of a game that has just ended, opened in the engine of the page. */
export interface EndedRecord {
  readonly session: number;
  /** How many answers there were. */
  readonly last: number;
  readonly result: Result | null;
}

interface OpeningEnvironment {
  open(): Promise<OpenResult>;
  /** Called with the session of a record that nobody wants any more. */
  close(session: number): void;
  /** Calls back whenever a lost connection is there again. Returns how to stop that. */
  onBack(listener: () => void): () => void;
}

/** What another attempt may mend: nobody could be asked, or what is needed did not come. */
const PASSING: readonly OpenResult['kind'][] = ['trouble', 'no-engine', 'edition-missing'];

/**
 * Opens a record. Where that fails for want of a connection it tries again whenever there is one. The returned function
 * gives it up.
 */
export function openRecord(environment: OpeningEnvironment, opened: (record: EndedRecord) => void): () => void {
  let gone = false;
  let going = false;
  /** Whether the connection came back while an attempt was under way that may still fail. */
  let again = false;
  let stop = () => {};
  let session: number | null = null;
  const attempt = async (): Promise<void> => {
    going = true;
    again = false;
    const now = await environment.open().catch((): OpenResult => ({ kind: 'no-engine' }));
    going = false;
    if (now.kind === 'open') {
      if (gone) environment.close(now.opened.session);
      else found(now.opened);
    }
    if (gone || now.kind === 'open' || !PASSING.includes(now.kind)) return stop();
    if (again) await attempt();
  };
  const found = ({ session: number, last, result, only, broken }: Extract<OpenResult, { kind: 'open' }>['opened']) => {
    session = number;
    if (only === null && broken === null) opened({ session: number, last, result });
  };
  stop = environment.onBack(() => {
    if (going) again = true;
    else void attempt();
  });
  void attempt();
  return () => {
    gone = true;
    stop();
    if (session !== null) environment.close(session);
  };
}
