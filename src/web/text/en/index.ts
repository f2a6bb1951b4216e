import { pages } from './pages.ts';
import { replay } from './replay.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const en = { shell, pages, table, replay };
export type Texts = typeof en;
