import { namesAt } from '../table/names.ts';
import type { ShellText } from '../text/en/shell.ts';

/** What those at a table are called, by seat; null among the bots is the person, `you` what they are called. */
export const namesWith = (shell: ShellText, bots: readonly (string | null)[], you: string): string[] =>
  namesAt(
    bots.map((bot) => ({
      person: bot === null ? { id: '', name: you, guest: true } : null,
      keptFor: null,
      bot,
      away: null,
      here: true,
    })),
    shell,
  );
