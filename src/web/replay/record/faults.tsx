import type { Fault } from '../../../kernel/index.ts';

/** Faults that are listed; more are only counted. */
const MAX_FAULTS = 20;

/** What is wrong with something from outside: each fault with its place. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <ul className="record-faults">
      {faults.slice(0, MAX_FAULTS).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <code>{path}</code> {message}
        </li>
      ))}
      {faults.length > MAX_FAULTS && <li>+ {faults.length - MAX_FAULTS}</li>}
    </ul>
  );
}
