import { PassThrough } from 'node:stream';
import {
  type AnyGame,
  answers,
  canonical,
  choose,
  run as does,
  finish,
  Game,
  hashText,
  type In,
  LANGUAGES,
  type Offers,
  procedure,
} from '../../kernel/index.ts';
import { type Bare, bareGame } from '../../kernel/testing/games/bare.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { PATIENCE } from '../../server/testing/patience.ts';
import type { GameFactories } from '../arguments.ts';
import type { CliEnvironment } from '../environment.ts';
import { run } from '../run.ts';

const FAULTS = [
  { path: 'cards[0].id', message: 'must be a word' },
  { path: 'licence', message: 'is missing' },
];

const put = answers(
  'put',
  ['card', ['ace', 'king', 'queen', 'jack']],
  ['pile', ['left', 'right']],
  ['face', ['up', 'down']],
);
const say = answers('say', ['word', ['done', 'more']]);
type Put = In<typeof put>;
const putOne = () =>
  choose<Bare, object, Put>({
    ask: 'put',
    by: () => 0,
    from: (s, _data, _seat, offers: Offers<Put>) => {
      for (let card = 0; card < 4; card++) {
        for (let place = 0; place < 4; place++) {
          const answer = put.of(card, place >> 1, place & 1);
          if (s.log.some((words) => words.split(' ')[1] === answer.words.split(' ')[1]))
            offers.bar(answer, 'P-1', 'gone');
          else offers.may(answer);
        }
      }
    },
    then: (s, _data, answer) => {
      s.log.push(answer.words);
    },
  });
/** A game for one: two cards are put away, one after the other, and nothing is hidden. */
const patience: Game<Bare, string[]> = bareGame(
  [
    procedure<Bare, object>('game', {
      'Put one': putOne(),
      'Put another': putOne(),
      'Say so': choose<Bare, object, In<typeof say>>({
        ask: 'say',
        by: () => 0,
        from: (_s, _data, _seat, offers) => [0, 1].forEach((word) => void offers.may(say.of(word))),
        then: () => {},
      }),
      'It is over': does((s) => finish(s, { winners: [0], places: [1], reason: 'tidy' })),
    }),
  ],
  [put, say],
  {
    name: 'patience',
    options: [
      { id: 'neat', kind: 'flag', default: false },
      { id: 'very', kind: 'flag', default: false },
    ],
    refuse: ({ neat, very }) => (very === true && neat !== true ? { rule: 'P-2', why: 'very-needs-neat' } : null),
    zones: ({ table }) => [
      { id: 'shown', seat: null, cards: ['ace', 'king', 'queen', 'jack'].map((card) => ({ card })) },
      { id: 'piles', seat: null, cards: table.map((words) => ({ card: words.split(' ')[1] as string, staged: true })) },
      { id: 'spare', seat: 0, cards: [{ card: null }, { card: null }, { card: 'ace', down: true }], count: 7 },
    ],
  },
);

/** A game with another content: a pack may give it a new title and other options. */
const withPack = (
  { rules }: AnyGame,
  pack: Partial<Pick<AnyGame['rules'], 'options'>> & { title?: string },
): AnyGame => {
  const { title = rules.speech.en.title, options = rules.options } = pack;
  const speech = Object.fromEntries(LANGUAGES.map((language) => [language, { ...rules.speech[language], title }]));
  return new Game({ ...rules, options, content: hashText(canonical(pack), 16), speech: speech as typeof rules.speech });
};

/** Three small games; a pack for them is accepted if it says `"good": true`. */
export const factories: GameFactories = Object.fromEntries(
  [liarsDice, duel, patience].map((core) => [
    core.name,
    {
      name: core.name,
      core,
      pack: null,
      load: (pack: unknown) =>
        (pack as { good?: boolean } | null)?.good === true ? withPack(core, pack as object) : FAULTS,
    },
  ]),
);

export interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  /** What stands in the input, line by line. */
  readonly lines?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly home?: Partial<CliEnvironment>;
}

/** Runs the command here, with an input that is no terminal. */
export async function grimalkin(
  args: readonly string[],
  { lines = [], env = {}, home: environment = {} }: RunOptions = {},
): Promise<RunResult> {
  const { io, written } = fakeIo(false, env);
  io.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const code = await run(args, io, { factories, worker: null, root: new URL('file:///nowhere/'), ...environment });
  return { code, out: written.out, err: written.err };
}

export interface TerminalUser {
  /** Waits until the screen shows this, counting from the last key. */
  sees(text: string): Promise<void>;
  press(...keys: readonly string[]): void;
  readonly written: { out: string; err: string };
  /** Whether the terminal hands on every key at once, as it does only while somebody is asked. */
  raw(): boolean;
  readonly ended: Promise<number>;
}

export interface InputWriter {
  /** Waits until this was written, counting from the last line given. */
  sees(text: string): Promise<void>;
  /** Writes lines into the input. */
  say(...lines: readonly string[]): void;
  /** Ends the input. */
  end(): void;
  readonly written: { out: string; err: string };
  /** Ctrl-C, from outside. */
  interrupt(): void;
  readonly ended: Promise<number>;
}

/** Runs the command here with an input that is written while it runs: no terminal, or (`dumb`) one that can do little. */
export function runWithInput(
  args: readonly string[],
  { env = {}, home: environment = {}, dumb = false }: RunOptions & { dumb?: boolean } = {},
): InputWriter {
  const { io, written, onWritten, interrupt } = fakeIo(dumb, { ...env, ...(dumb && { TERM: 'dumb' }) });
  const ended = run(args, io, { factories, worker: null, root: new URL('file:///nowhere/'), ...environment });
  let read = 0;
  return {
    ...{ written, interrupt, ended },
    end: () => void io.stdin.end(),
    say: (...lines) => {
      read = written.out.length;
      for (const line of lines) io.stdin.write(`${line}\n`);
    },
    sees: (text) => appears(text, { written, onWritten }, () => read, ended),
  };
}

/** Runs the command here as if in a terminal of 80 columns, with somebody at the keyboard. */
export function runInTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { rows = 40, home: environment = {} }: { rows?: number; home?: Partial<CliEnvironment> } = {},
): TerminalUser {
  const { io, written, onWritten, raw } = fakeIo(true, env, rows);
  const ended = run(args, io, { factories, worker: null, root: new URL('file:///nowhere/'), ...environment });
  let read = 0;
  return {
    written,
    raw,
    ended,
    press: (...keys) => {
      read = written.out.length;
      for (const key of keys) {
        // As the reader hears a single Escape, once it has waited whether more comes.
        if (key === '\x1b') io.stdin.emit('keypress', key, { name: 'escape', sequence: key, ctrl: false });
        else io.stdin.write(key);
      }
    },
    sees: (text) => appears(text, { written, onWritten }, () => read, ended),
  };
}

/**
 * Resolves when something was written after a place in the output. Says what was written instead where the command ends
 * without it, or where it does not come at all.
 */
async function appears(
  text: string,
  { written, onWritten }: Pick<ReturnType<typeof fakeIo>, 'written' | 'onWritten'>,
  from: () => number,
  ended: Promise<number>,
): Promise<void> {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const isThere = () => written.out.slice(from()).includes(text);
  const inVain = (why: string) =>
    new Error(`'${text}' was not written: ${why}. Instead:\n${written.out.slice(from())}\n${written.err}`);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => settle(inVain('nothing came')), PATIENCE);
    const settle = (error: Error | null) => {
      clearTimeout(timer);
      forget();
      if (error === null) resolve();
      else reject(error);
    };
    const look = () => {
      if (isThere()) settle(null);
    };
    const forget = onWritten(look);
    look();
    // What it wrote last is heard after its end.
    const isOver = () => turn().then(() => settle(isThere() ? null : inVain('the command has ended')));
    ended.then(isOver, isOver);
  });
  // Whoever wrote it goes on first, and listens for what is typed.
  await turn();
}

/** The world around the command, and what it wrote there; `interrupt` is Ctrl-C from outside. */
export function fakeIo(terminal: boolean, env: Readonly<Record<string, string>>, rows = 40) {
  const written = { out: '', err: '' };
  let raw = false;
  const stream = () => Object.assign(new PassThrough(), { isTTY: terminal, columns: 80, rows });
  const stdin = Object.assign(stream(), {
    setRawMode: (on: boolean) => {
      raw = on;
    },
  });
  const listeners = new Set<() => void>();
  const stdout = stream().on('data', (data) => {
    written.out += data;
    for (const listener of [...listeners]) listener();
  });
  /** Has something done whenever more is written; what comes back ends that. */
  const onWritten = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const stderr = stream().on('data', (data) => {
    written.err += data;
  });
  let clock = 0;
  let atInterrupt = () => {};
  const onInterrupt = (act: () => void) => {
    atInterrupt = act;
  };
  const io = { stdin, stdout, stderr, env, now: () => clock++, onInterrupt };
  return { io, written, onWritten, raw: () => raw, interrupt: () => atInterrupt() };
}
