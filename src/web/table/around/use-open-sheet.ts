import { useMemo, useState } from 'react';

/** Which dialog is open over the table; at most one is. */
export interface OpenSheet<Kind extends string> {
  readonly kind: Kind | null;
  open(kind: Kind): void;
  /**
   * Closes one kind of dialog. A dialog reports late that it has closed: if another kind is open by then, that stays
   * open.
   */
  close(kind: Kind): void;
}

export function useOpenSheet<Kind extends string>(first: Kind | null = null): OpenSheet<Kind> {
  const [kind, setKind] = useState(first);
  return useMemo(
    () => ({ kind, open: setKind, close: (closed) => setKind((now) => (now === closed ? null : now)) }),
    [kind],
  );
}
