/** An object's own entry under a name: `constructor` and the like, which every object inherits, are none. */
export const ownEntry = <T>(things: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(things, name) ? things[name] : undefined;
