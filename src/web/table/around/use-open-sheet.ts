import { useMemo, useState } from 'react';

/** Which of several sheets is open over the table; at most one is. */
export interface OpenSheet<Kind extends string> {
  readonly kind: Kind | null;
  open(kind: Kind): void;
  /** Closes one kind of sheet. A dialog reports its close late: by then another kind may be open, and stays. */
  close(kind: Kind): void;
}

export function useOpenSheet<Kind extends string>(first: Kind | null = null): OpenSheet<Kind> {
  const [kind, setKind] = useState(first);
  return useMemo(
    () => ({ kind, open: setKind, close: (closed) => setKind((now) => (now === closed ? null : now)) }),
    [kind],
  );
}
