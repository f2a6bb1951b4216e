import { TableStorage } from '../../state/table-storage.ts';

/** How far each table had been read on this device, in events: so that one can be told what happened since. */
const seen = new TableStorage('grimalkin.seen', (value): value is number => typeof value === 'number');

/** Null: it was never open here. */
export const lastSeen = (table: string): number | null => seen.get(table);
export const markSeen = (table: string, events: number): void => seen.set(table, events);
