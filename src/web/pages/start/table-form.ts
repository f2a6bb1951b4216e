import type { CoverText, Language } from '../../../kernel/index.ts';
import type { GameInfo } from '../../../protocol/game.ts';
import type { Clock, NewTable } from '../../../protocol/table.ts';
import { covers } from '../../games/register.ts';
import { defaultBot, offeredBots } from '../../local/levels.ts';
import { ownEntry } from '../../own-entry.ts';

/** The form for a new table. */
export interface TableForm {
  readonly game: string;
  /** The hash of a custom pack; null: the game's own cards. */
  readonly content: string | null;
  /** For each seat the level of its bot, or null for a person. */
  readonly seats: readonly (string | null)[];
  /** By seat, the names of people who share this screen; empty: not given. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly startWhenFull: boolean;
  /** Whether the coach is allowed; null: the default applies. */
  readonly coach: boolean | null;
}

/** The part of a game's description that its cover contains too. */
export type KnownGame = Pick<GameInfo, 'name' | 'seats' | 'options' | 'bots' | 'ratings'>;

/** The settings of a table that is started with one click. */
export interface QuickStart {
  readonly seats: number;
  readonly bot: string;
  /** Whether to use the game's other way to play, which the cover offers. */
  readonly other: boolean;
}

const within = (number: number, { min, max }: KnownGame['seats']): number => Math.min(max, Math.max(min, number));

/** The settings used last, as far as the game still allows them; by default three players and the usual bot. */
export function quickStartOf({ name, seats, bots }: KnownGame, last: QuickStart | undefined): QuickStart {
  return {
    seats: within(last?.seats ?? 3, seats),
    bot: last !== undefined && offeredBots(bots).includes(last.bot) ? last.bot : defaultBot(bots),
    other: last?.other ?? ownEntry(covers, name)?.otherFirst === true,
  };
}

/** The game options of a table that is started with one click. */
export const quickStartOptions = ({ name }: KnownGame, { other }: QuickStart): TableForm['options'] =>
  (other ? ownEntry(covers, name)?.other : undefined) ?? {};

/** The names of a game's two ways to play, if it has two. */
export const waysOf = ({ name }: KnownGame, language: Language): CoverText['ways'] =>
  ownEntry(covers, name)?.text[language].ways;

/** Whether all players of the game win or lose together. */
export const isCooperative = ({ name }: Pick<KnownGame, 'name'>): boolean => ownEntry(covers, name)?.together === true;

/** One seat for the user, bots on all others. */
export const againstBots = ({ seats, bot }: Pick<QuickStart, 'seats' | 'bot'>): (string | null)[] => [
  null,
  ...Array.from({ length: seats - 1 }, () => bot),
];

const defaults = ({ options }: KnownGame): TableForm['options'] =>
  Object.fromEntries(options.map((option) => [option.id, option.default]));

/**
 * Whom a table is for: `friends`: two people, one of whom gets the link; `all`: anybody who finds it in the lobby;
 * `here`: played in this browser, with bots.
 */
export type Preset = 'friends' | 'all' | 'here';

/** The address of the form. Without a preset it starts with bots. */
export const newAddress = (game: string, preset: Preset | null): string =>
  preset === null ? `/new/${game}` : `/new/${game}?${preset}=1`;

/** The initial state of the form. */
export function newForm(info: KnownGame, last: QuickStart | undefined, preset: Preset | null): TableForm {
  const usual = quickStartOf(info, last);
  const people = Array.from({ length: within(2, info.seats) }, () => null);
  return {
    game: info.name,
    content: null,
    seats: preset === 'friends' || preset === 'all' ? people : againstBots(usual),
    names: [],
    // The first time, the options are the game's defaults.
    options: { ...defaults(info), ...(last === undefined ? {} : quickStartOptions(info, usual)) },
    public: preset === 'all',
    spectators: true,
    clock: { kind: 'none' },
    startWhenFull: true,
    coach: null,
  };
}

/** Changes the occupant of a seat, or adds or removes a seat. The first seat is the user's. */
export const withOccupant = (setup: TableForm, seat: number, who: string | null): TableForm => ({
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

/** Sets the name of the person on a seat. */
export const withName = (setup: TableForm, seat: number, name: string): TableForm => ({
  ...setup,
  names: setup.seats.map((_, at) => (at === seat ? name : (setup.names[at] ?? ''))),
});

export const isAlone = ({ seats }: TableForm): boolean => seats.every((who, seat) => seat === 0 || who !== null);

/** Whether the coach is allowed; by default only if nobody else plays. The server uses the same default. */
export const hasCoach = (setup: TableForm): boolean => setup.coach ?? isAlone(setup);

/** The options that differ from the game's defaults; only those are sent. */
function changedOptions({ options }: TableForm, info: KnownGame): TableForm['options'] {
  return Object.fromEntries(
    info.options.flatMap(({ id, default: usual }) => {
      const value = options[id];
      return value === undefined || value === usual ? [] : [[id, value]];
    }),
  );
}

/** The request to the server. A table against bots only is not listed in the lobby. */
export function tableOf(setup: TableForm, info: KnownGame): Partial<NewTable> & Pick<NewTable, 'game' | 'seats'> {
  const { game, content, seats, spectators, clock, startWhenFull, coach } = setup;
  return {
    game,
    ...(content !== null && { content }),
    seats: [...seats],
    options: changedOptions(setup, info),
    public: setup.public && !isAlone(setup),
    spectators,
    clock,
    eager: startWhenFull || isAlone(setup),
    ...(coach !== null && { coach }),
  };
}

/** The address that starts the game in this browser. */
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

/** The table that a pasted link or id refers to. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([0-9a-z]{6,64})\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}

/** The selectable times, in seconds and days. */
export const CLOCKS = {
  move: [30, 60, 120, 300, 600],
  game: [300, 600, 1200, 1800, 3600],
  days: [1, 2, 3, 7, 14],
} as const;

/** A clock of this kind with the most common time. */
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
