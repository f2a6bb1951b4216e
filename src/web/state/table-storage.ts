/** How many tables are remembered; older ones are forgotten. */
const MOST = 60;

/** One value per table in the browser's storage. Where nothing can be stored it forgets, and does not throw. */
export class TableStorage<T> {
  private readonly key: string;
  private readonly isValue: (value: unknown) => value is T;

  constructor(key: string, isValue: (value: unknown) => value is T) {
    this.key = key;
    this.isValue = isValue;
  }

  get(table: string): T | null {
    const value = this.all().find(([id]) => id === table)?.[1];
    return this.isValue(value) ? value : null;
  }

  /** The newest comes last. */
  set(table: string, value: T): void {
    const others = this.all().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, value]])));
    } catch {
      // Nothing can be stored: it is forgotten when the page is closed.
    }
  }

  private all(): [string, unknown][] {
    try {
      return Object.entries(JSON.parse(localStorage.getItem(this.key) ?? '{}') ?? {});
    } catch {
      return [];
    }
  }
}
