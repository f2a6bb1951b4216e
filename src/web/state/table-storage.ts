/** How many lines a notebook has: older ones make room. */
const MOST = 60;

/** What this browser notes down about tables, a value each. Without a memory nothing is kept, and nothing breaks. */
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
      // It is forgotten when the page is closed.
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
