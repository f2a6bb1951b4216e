import { TableStorage } from '../../state/table-storage.ts';

/** By table, how many events had been seen on this device. */
const seen = new TableStorage('grimalkin.seen', (value): value is number => typeof value === 'number');

/** Null: the table was never open here. */
export const lastSeen = (table: string): number | null => seen.get(table);
export const markSeen = (table: string, events: number): void => seen.set(table, events);
