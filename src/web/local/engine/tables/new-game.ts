import { botNames } from '../../../../bots/index.ts';
import type { EditionRegistry } from '../../../../editions/registry.ts';
import {
  type AnyGame,
  commitmentTo,
  type Fault,
  type GameRecord,
  RECORD_FORMAT,
  type Seat,
  settle,
} from '../../../../kernel/index.ts';
import { DEFAULT_LEVEL } from '../../levels.ts';
import type { LocalEnvironment } from '../environment.ts';
import type { LocalSetup, SavedGame } from '../saved-game.ts';

/** A game that can be played from now on. */
export interface StartedGame {
  readonly saved: SavedGame;
  readonly game: AnyGame;
}

/** A new deal, or all that is wrong with what is wanted. `names` are those of the players, by seat. */
export function newGame(
  factories: EditionRegistry['current'],
  { game: wanted, seats, options: given, coach = true }: LocalSetup,
  names: readonly string[],
  environment: LocalEnvironment,
): StartedGame | readonly Fault[] {
  const factory = Object.hasOwn(factories, wanted) ? factories[wanted] : undefined;
  if (factory === undefined) return [{ path: 'game', message: 'there is no such game' }];
  const game = factory.core;
  const { options, faults } = settle(game.seating, seats.length, given);
  const seat = seats.indexOf(null);
  if (seat === -1) faults.push({ path: 'seats', message: 'must leave one for you' });
  seats.forEach((bot, n) => {
    if (bot !== null && !botNames.includes(bot)) faults.push({ path: `seats[${n}]`, message: 'there is no such bot' });
  });
  if (faults.length > 0) return faults;
  // Only who has no secrets from the others can sit with them before one screen.
  const several = game.seating.together === true;
  const bots = seats.map((bot, n) => (n === seat || several ? bot : (bot ?? DEFAULT_LEVEL)));
  // As at a table of a server: each person adds a salt of their own to the seed.
  const salts = bots.map((bot) => (bot === null ? environment.secret().slice(0, 32) : ''));
  const { name, edition, content } = game;
  const dealt = { game: name, edition, content, seats: bots.length, options, seed: environment.secret(), salts };
  const record = { format: RECORD_FORMAT, ...dealt, forced: true, answers: [] };
  return { game, saved: keptGame(record, { seat, bots, coach, names, pack: null, origin: null }, environment) };
}

/** Where a game goes on from, and who plays it. */
export interface ContinueFrom {
  readonly after: number;
  readonly seat: Seat;
  /** The level of the bots on the other seats; the usual one, if it is not said. */
  readonly bot?: string;
}

/** The same deal again up to a moment, and from there another game. */
export function continuedGame(
  game: AnyGame,
  record: GameRecord,
  { after, seat, bot = DEFAULT_LEVEL }: ContinueFrom,
  more: Pick<NewGameParts, 'names' | 'pack'> & { readonly from: string | null },
  environment: LocalEnvironment,
): StartedGame {
  const { hashes: _hashes, resigned: _resigned, bots: _bots, reasons, ...bare } = record;
  const bots = Array.from({ length: record.seats }, (_, n) => (n === seat ? null : bot));
  const { names, pack, from: table } = more;
  const cut = {
    ...{ ...bare, answers: record.answers.slice(0, after) },
    ...(reasons !== undefined && { reasons: reasons.filter((each) => each.after <= after) }),
  };
  return {
    game,
    saved: keptGame(cut, { seat, bots, coach: true, names, pack, origin: { table, after } }, environment),
  };
}

type NewGameParts = Pick<SavedGame, 'seat' | 'bots' | 'coach' | 'pack' | 'origin'> & {
  readonly names: readonly string[];
};

function keptGame(bare: GameRecord, { names, ...rest }: NewGameParts, { now, secret }: LocalEnvironment): SavedGame {
  const record = { ...bare, commitment: commitmentTo(bare.seed), names };
  const started = new Date(now() - (bare.answers.at(-1)?.at ?? 0)).toISOString();
  return { id: secret().slice(0, 12), record, ...rest, started, ended: null, result: null, next: null };
}
