/** How far each table had been read on this device, in events: so that one can be told what happened since. */
const KEY = 'grimalkin.seen';
/** Of how many tables that is remembered. */
const MOST = 60;

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Null: it was never open here. */
export function seenOf(table: string): number | null {
  const count = all()[table];
  return typeof count === 'number' ? count : null;
}

export function haveSeen(table: string, events: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    // The newest comes last.
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, events]])));
  } catch {
    // Without a memory nothing is told.
  }
}
