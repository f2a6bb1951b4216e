import type { Fault } from '../../kernel/index.ts';

/** Takes note of the id at a path of a pack, and of a fault if it is taken or means something else in answers (`reserved`). */
export function uniqueIds(faults: Fault[], reserved: readonly string[] = []): (id: string, path: string) => void {
  const seen = new Map<string, string>();
  return (id, path) => {
    const first = seen.get(id);
    if (reserved.includes(id)) faults.push({ path, message: `'${id}' means something else in answers` });
    else if (first !== undefined) faults.push({ path, message: `'${id}' is already the id of ${first}` });
    else seen.set(id, path);
  };
}
