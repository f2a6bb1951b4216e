import { misuse } from '../terminal/io.ts';

const WORD = /"([^"]*)"|'([^']*)'|([^\s"']+)/y;

/** The words of a command line. Quotes keep a word together; nothing else is special, for no shell reads it. */
export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let at = 0;
  let open = false;
  while (at < command.length) {
    if (/\s/.test(command[at] as string)) {
      open = false;
      at++;
      continue;
    }
    WORD.lastIndex = at;
    const match = WORD.exec(command);
    if (match === null) throw misuse(`a quote is not closed in: ${command}`);
    const part = match[1] ?? match[2] ?? (match[3] as string);
    // What stands without a space between is one word: --name="Ada L".
    if (open) words.push(`${words.pop()}${part}`);
    else words.push(part);
    open = true;
    at = WORD.lastIndex;
  }
  return words;
}
