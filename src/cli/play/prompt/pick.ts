import { AutocompletePrompt, isCancel, TextPrompt } from '@clack/core';
import { limitOptions } from '@clack/prompts';
import type { Io } from '../../terminal/io.ts';
import { wrap } from '../../terminal/layout.ts';
import { matches } from '../session.ts';
import type { TerminalStyle } from '../table.ts';

export interface PickItem<V extends string> {
  readonly value: V;
  readonly label: string;
  /** For commands and ways back, which are dimmed. */
  readonly aside?: boolean;
  /** Further words that find it by typing. */
  readonly also?: string;
  /** `typed`: listed only while something is typed; `untyped`: only while nothing is. */
  readonly when?: 'typed' | 'untyped';
}

/** At least this many rows of the list are shown, however small the window. */
const MIN_ROWS = 5;
const CURSOR_UP = '\x1b[1A';

/** The state of a list that was interrupted: what had been typed, and which item was highlighted. */
export interface ListPosition {
  readonly typed: string;
  readonly marked: string | undefined;
}

interface PickOptions {
  /** Whether Escape goes back; if not, it does nothing. */
  readonly escapes: boolean;
  /** The number of rows above the question that should stay visible. */
  readonly above: number;
  /** Interrupts the prompt and removes the list. */
  readonly signal?: AbortSignal | undefined;
  readonly from?: ListPosition | undefined;
}

export type PickResult<V extends string> =
  | { readonly value: V }
  | { readonly withdrawn: ListPosition }
  | 'escaped'
  | 'interrupted';

/**
 * A list to choose from by arrow keys or by typing part of an item. It is drawn here because the library's own list is
 * only in English. `escaped`: the Escape key; `interrupted`: Ctrl-C, or the end of the input.
 */
export async function pick<V extends string>(
  message: string,
  choices: readonly PickItem<V>[],
  { escapes, above, signal, from }: PickOptions,
  { colours, text, width }: TerminalStyle,
  { stdin, stdout }: Io,
): Promise<PickResult<V>> {
  let interrupted = false;
  const prompt = new AutocompletePrompt<PickItem<V>>({
    options() {
      const other = this.userInput === '' ? 'typed' : 'untyped';
      return choices.filter(({ when }) => when !== other);
    },
    input: stdin,
    output: stdout,
    ...(signal !== undefined && { signal }),
    ...(from?.marked !== undefined && { initialValue: [from.marked] }),
    ...(from !== undefined && from.typed !== '' && { initialUserInput: from.typed }),
    filter: (typed, choice) => matches(typed, `${choice.label} ${choice.also ?? ''}`),
    validate: (value) => (value === undefined ? text.noMatch : undefined),
    render() {
      if (this.state === 'cancel') return '';
      if (this.state === 'submit') {
        const chosen = choices.find(({ value }) => value === this.selectedValues[0]);
        return wrap(chosen?.label ?? '', width, colours.green('› '));
      }
      const title = wrap(message, width, `${colours.cyan('?')} `);
      const typed = this.userInput === '' ? [] : [`  ${this.userInputWithCursor}`];
      const none = this.filteredOptions.length === 0 ? [`  ${colours.yellow(text.noMatch)}`] : [];
      const footer = wrap(text.hint, width, '  ');
      const head = [title, ...typed, ...none];
      const around = [...head, footer].join('\n').split('\n').length;
      const list = limitOptions({
        cursor: this.cursor,
        options: this.filteredOptions,
        output: stdout,
        rowPadding: Math.min(around + above, (stdout.rows ?? 24) - MIN_ROWS),
        style: ({ label, aside }, active) =>
          active ? `${colours.green('›')} ${colours.bold(label)}` : `  ${aside === true ? colours.dim(label) : label}`,
      });
      return [...head, ...list, colours.dim(footer)].join('\n');
    },
  });
  prompt.on('key', (_char, key) => {
    // Otherwise the prompt would wait for ever after the end of the input.
    if (key.ctrl === true && key.name === 'd') prompt.state = 'cancel';
    if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) interrupted = true;
  });
  prompt.on('finalize', () => {
    if (prompt.state === 'cancel' && !interrupted && !escapes) prompt.state = 'active';
  });
  signal?.addEventListener('abort', () => {
    if (prompt.state === 'submit' || prompt.state === 'cancel') return;
    // The library would leave the list on the screen. Emitting a resize redraws it once more, cleared.
    prompt.state = 'cancel';
    stdout.emit('resize');
  });
  const value = await prompt.prompt();
  if (!isCancel(value)) return { value: value as V };
  if (interrupted) return 'interrupted';
  if (signal?.aborted !== true) return 'escaped';
  stdout.write(CURSOR_UP);
  return { withdrawn: { typed: prompt.userInput, marked: prompt.focusedValue } };
}

/** Prompts for a line of text; an empty one counts as none. */
export async function typeLine(
  message: string,
  { colours, width }: TerminalStyle,
  { stdin, stdout }: Io,
): Promise<{ readonly line: string } | 'escaped' | 'interrupted'> {
  let interrupted = false;
  const prompt = new TextPrompt({
    input: stdin,
    output: stdout,
    render() {
      if (this.state === 'cancel') return '';
      const title = wrap(message, width, `${colours.cyan('?')} `);
      return `${title}\n  ${this.state === 'submit' ? this.userInput : this.userInputWithCursor}`;
    },
  });
  prompt.on('key', (_char, key) => {
    if (key.ctrl === true && key.name === 'd') prompt.state = 'cancel';
    if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) interrupted = true;
  });
  const typed = await prompt.prompt();
  if (isCancel(typed)) return interrupted ? 'interrupted' : 'escaped';
  const line = (typed ?? '').trim();
  return line === '' ? 'escaped' : { line };
}
