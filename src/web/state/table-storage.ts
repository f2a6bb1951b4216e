/** How many tables are remembered; older ones are dropped. */
const MAX_TABLES = 60;

/**
 * One value for each table in the browser's storage. If that is not available, nothing is stored and nothing thrown.
 */
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

  /** Stores the value as the newest. */
  set(table: string, value: T): void {
    const others = this.all().filter(([id]) => id !== table);
    try {
      localStorage.setItem(
        this.key,
        JSON.stringify(Object.fromEntries([...others.slice(1 - MAX_TABLES), [table, value]])),
      );
    } catch {
      // Storage is not available: the value is lost when the page is closed.
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
