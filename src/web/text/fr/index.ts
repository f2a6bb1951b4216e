import type { PageTexts } from '../en/index.ts';
import { coach } from './coach.ts';
import { pages } from './pages.ts';
import { replay } from './replay.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { talk } from './talk.ts';

export const fr: PageTexts = { shell, pages, table, talk, coach, replay };
