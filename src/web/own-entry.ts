/** What a table of things has under a name; what every object has, such as `constructor`, is not meant. */
export const ownEntry = <T>(things: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(things, name) ? things[name] : undefined;
