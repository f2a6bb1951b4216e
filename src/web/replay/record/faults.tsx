import type { Fault } from '../../../kernel/index.ts';

/** Faults that are listed; more are only counted. */
const MOST = 20;

/** What is wrong with something from outside: each fault with its place. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <ul className="record-faults">
      {faults.slice(0, MOST).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <code>{path}</code> {message}
        </li>
      ))}
      {faults.length > MOST && <li>+ {faults.length - MOST}</li>}
    </ul>
  );
}
