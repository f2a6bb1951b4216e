import type { CoverText, Language } from '../../../kernel/index.ts';
import type { GameInfo } from '../../../protocol/game.ts';
import type { Clock, NewTable } from '../../../protocol/table.ts';
import { covers } from '../../games/register.ts';
import { defaultBot, offeredBots } from '../../local/levels.ts';
import { ownEntry } from '../../own-entry.ts';

/** A table that is being laid. */
export interface TableForm {
  readonly game: string;
  /** The hash of one's own cards; null: the game's. */
  readonly content: string | null;
  /** For each chair a bot's level, or null for a person. */
  readonly seats: readonly (string | null)[];
  /** By chair what people before one screen are called; empty: nobody has said. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly eager: boolean;
  /** Whether a coach may be asked; null: nobody has said. */
  readonly coach: boolean | null;
}

/** What is asked of a game before it is known in full: as much as stands on its cover. */
export type KnownGame = Pick<GameInfo, 'name' | 'seats' | 'options' | 'bots' | 'ratings'>;

/** What one sits down to with a single click. */
export interface QuickStart {
  readonly seats: number;
  readonly bot: string;
  /** The other way to play, as it stands on the lid. */
  readonly other: boolean;
}

const within = (number: number, { min, max }: KnownGame['seats']): number => Math.min(max, Math.max(min, number));

/** As last time, as far as the game still allows it; else three at the table against the usual bot, as one begins. */
export function quickStartOf({ name, seats, bots }: KnownGame, last: QuickStart | undefined): QuickStart {
  return {
    seats: within(last?.seats ?? 3, seats),
    bot: last !== undefined && offeredBots(bots).includes(last.bot) ? last.bot : defaultBot(bots),
    other: last?.other ?? ownEntry(covers, name)?.otherFirst === true,
  };
}

/** The options of what one sits down to with a click. */
export const quickStartOptions = ({ name }: KnownGame, { other }: QuickStart): TableForm['options'] =>
  (other ? ownEntry(covers, name)?.other : undefined) ?? {};

/** What the two ways to play are called, for a game that has two. */
export const waysOf = ({ name }: KnownGame, language: Language): CoverText['ways'] =>
  ownEntry(covers, name)?.text[language].ways;

/** Whether all at its table win or lose together. */
export const isTogether = ({ name }: Pick<KnownGame, 'name'>): boolean => ownEntry(covers, name)?.together === true;

/** One chair for oneself, bots in all others. */
export const againstBots = ({ seats, bot }: Pick<QuickStart, 'seats' | 'bot'>): (string | null)[] => [
  null,
  ...Array.from({ length: seats - 1 }, () => bot),
];

const defaults = ({ options }: KnownGame): TableForm['options'] =>
  Object.fromEntries(options.map((option) => [option.id, option.default]));

/**
 * For whom a table is laid: `friends` is for two people who have the link, `all` for whoever finds it among the tables,
 * `here` for this browser, where nobody but bots can sit down.
 */
export type Preset = 'friends' | 'all' | 'here';

/** The address of the form. Without a preset it begins with bots. */
export const newAddress = (game: string, preset: Preset | null): string =>
  preset === null ? `/new/${game}` : `/new/${game}?${preset}=1`;

/** What the form begins with. */
export function newForm(info: KnownGame, last: QuickStart | undefined, preset: Preset | null): TableForm {
  const usual = quickStartOf(info, last);
  const people = Array.from({ length: within(2, info.seats) }, () => null);
  return {
    game: info.name,
    content: null,
    seats: preset === 'friends' || preset === 'all' ? people : againstBots(usual),
    names: [],
    // Who opens the form for the first time finds the game as it is by itself.
    options: { ...defaults(info), ...(last === undefined ? {} : quickStartOptions(info, usual)) },
    public: preset === 'all',
    spectators: true,
    clock: { kind: 'none' },
    eager: true,
    coach: null,
  };
}

/** Who sits where: somebody else on a chair, one chair more, one fewer. The first is one's own. */
export const withSitter = (setup: TableForm, seat: number, who: string | null): TableForm => ({
  ...setup,
  seats: setup.seats.map((before, at) => (at === seat ? who : before)),
});
export const withSeat = (setup: TableForm, who: string | null): TableForm => ({
  ...setup,
  seats: [...setup.seats, who],
});
export const withoutSeat = (setup: TableForm, seat: number): TableForm => ({
  ...setup,
  seats: setup.seats.filter((_, at) => at !== seat),
  names: setup.names.filter((_, at) => at !== seat),
});

/** What somebody on a chair is called. */
export const withName = (setup: TableForm, seat: number, name: string): TableForm => ({
  ...setup,
  names: setup.seats.map((_, at) => (at === seat ? name : (setup.names[at] ?? ''))),
});

export const isAlone = ({ seats }: TableForm): boolean => seats.every((who, seat) => seat === 0 || who !== null);

/** Whether a coach may be asked: where nobody has said, if nobody else plays. The server has it so too. */
export const hasCoach = (setup: TableForm): boolean => setup.coach ?? isAlone(setup);

/** The options that are not as the game has them by itself: all that needs to be said. */
function changedOptions({ options }: TableForm, info: KnownGame): TableForm['options'] {
  return Object.fromEntries(
    info.options.flatMap(({ id, default: usual }) => {
      const value = options[id];
      return value === undefined || value === usual ? [] : [[id, value]];
    }),
  );
}

/** What the server is asked for. A table of one's own needs no lobby. */
export function tableOf(setup: TableForm, info: KnownGame): Partial<NewTable> & Pick<NewTable, 'game' | 'seats'> {
  const { game, content, seats, spectators, clock, eager, coach } = setup;
  return {
    game,
    ...(content !== null && { content }),
    seats: [...seats],
    options: changedOptions(setup, info),
    public: setup.public && !isAlone(setup),
    spectators,
    clock,
    eager: eager || isAlone(setup),
    ...(coach !== null && { coach }),
  };
}

/** The address at which a game begins in this browser. */
export function hereAddress(
  game: string,
  seats: TableForm['seats'],
  options: TableForm['options'] = {},
  { names, coach }: Pick<TableForm, 'names' | 'coach'> = { names: [], coach: null },
): string {
  const called = names.some((name) => name !== '') ? { names } : {};
  const said = coach === null ? {} : { coach };
  return `/here/new?setup=${encodeURIComponent(JSON.stringify({ game, seats, options, ...called, ...said }))}`;
}

/** The table that a pasted link, or the id in it, leads to. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([0-9a-z]{6,64})\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}

/** The times that can be chosen, in seconds and days. */
export const CLOCKS = {
  move: [30, 60, 120, 300, 600],
  game: [300, 600, 1200, 1800, 3600],
  days: [1, 2, 3, 7, 14],
} as const;

/** A clock of a kind with the time that most will want. */
export function clockOf(kind: Clock['kind']): Clock {
  switch (kind) {
    case 'none':
      return { kind };
    case 'move':
      return { kind, seconds: CLOCKS.move[2] };
    case 'game':
      return { kind, seconds: CLOCKS.game[2] };
    case 'days':
      return { kind, days: CLOCKS.days[1] };
  }
}
