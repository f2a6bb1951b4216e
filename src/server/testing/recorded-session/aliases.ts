const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const AT = '2026-10-31T20:00:00.000Z';

/**
 * Names for what differs each time that a session is played. Ids of people and tables are called `$ADA` and `$TABLE`;
 * times, cookies and how long to wait before coming back are always the same.
 */
export class Aliases {
  private readonly byId = new Map<string, string>();

  /** Gives a name to every person and table in some data that has none yet. */
  learn(data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    const { id, name, guest, commitment } = data as Readonly<Record<string, unknown>>;
    if (typeof id === 'string' && !this.byId.has(id)) {
      if (typeof name === 'string' && guest !== undefined) this.byId.set(id, `$${name.toUpperCase()}`);
      if (commitment !== undefined) this.byId.set(id, this.nextTable());
    }
    for (const value of Object.values(data)) this.learn(value);
  }

  private nextTable(): string {
    const tables = [...this.byId.values()].filter((alias) => alias.startsWith('$TABLE')).length;
    return tables === 0 ? '$TABLE' : `$TABLE${tables + 1}`;
  }

  /** A text as it is written down. */
  hide(text: string): string {
    let hidden = text
      .replace(TIME, AT)
      .replace(/"retry":\d+/, '"retry":1500')
      .replace(/^(set-cookie: \w+=)[^;]+/, '$1$COOKIE');
    for (const [id, alias] of this.byId) hidden = hidden.replaceAll(id, alias);
    return hidden;
  }

  /** A text as it is sent. */
  show(text: string): string {
    // `$TABLE2` before `$TABLE`.
    const longestFirst = [...this.byId].sort(([, a], [, b]) => b.length - a.length);
    return longestFirst.reduce((shown, [id, alias]) => shown.replaceAll(alias, id), text);
  }
}
