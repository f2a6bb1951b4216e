import { Notebook } from '../../state/notebook.ts';

/** How far each table had been read on this device, in events: so that one can be told what happened since. */
const seen = new Notebook('grimalkin.seen', (value): value is number => typeof value === 'number');

/** Null: it was never open here. */
export const seenOf = (table: string): number | null => seen.get(table);
export const haveSeen = (table: string, events: number): void => seen.note(table, events);
