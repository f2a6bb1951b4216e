/** Where the parts of a whole pack stand in the file of the extension that brought them. */
export class Origins {
  private readonly paths = new Map<unknown, string>();

  set(part: object, path: string): void {
    this.paths.set(part, path);
  }

  /** Paths in the file of what has no place in the whole pack. */
  lost(pack: unknown): string[] {
    const there = new Set<unknown>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      there.add(value);
      for (const inner of Object.values(value)) visit(inner);
    };
    visit(pack);
    return [...this.paths].flatMap(([part, path]) => (there.has(part) ? [] : [path]));
  }

  /** Ids that the file gives to something although something else has them, with their places in the file. */
  clashes(pack: object): { readonly id: string; readonly path: string }[] {
    const holders = new Map<string, (string | null)[]>();
    const visit = (value: unknown, path: string | null): void => {
      if (typeof value !== 'object' || value === null) return;
      const own = this.paths.get(value) ?? path;
      const { id } = value as { readonly id?: unknown };
      if (typeof id === 'string' && value !== pack) {
        const known = holders.get(id);
        if (known === undefined) holders.set(id, [own]);
        else known.push(own);
      }
      for (const [key, inner] of Object.entries(value))
        visit(inner, own === null ? null : `${own}${Array.isArray(value) ? `[${key}]` : `.${key}`}`);
    };
    visit(pack, null);
    return [...holders].flatMap(([id, paths]) => {
      const brought = paths.filter((path) => path !== null).at(-1);
      return paths.length > 1 && brought !== undefined ? [{ id, path: `${brought}.id` }] : [];
    });
  }

  /** The place in the file of a place in the whole pack, such as `spells[10].do[0]`; null where the file has nothing to do with it. */
  pathOf(pack: unknown, path: string): string | null {
    let at: unknown = pack;
    let found: string | null = null;
    for (const { 0: key, index } of path.matchAll(/[^.[\]]+/g)) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) break;
      at = (at as Record<string, unknown>)[key];
      const origin = this.paths.get(at);
      if (origin !== undefined) found = origin + path.slice(index + key.length).replace(/^\]/, '');
    }
    return found;
  }
}
