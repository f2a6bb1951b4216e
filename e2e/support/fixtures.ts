import { makeBot } from '../../src/bots/index.ts';
import type { RoseTable } from '../../src/games/black-rose/face.ts';
import type { FoesTable } from '../../src/games/familiars-and-foes/face.ts';
import { games } from '../../src/games/index.ts';
import { type AnyGame, type GameRecord, type Question, seededRng, type View } from '../../src/kernel/index.ts';
import type { Visitor } from '../../src/server/testing/visitor/visitor.ts';
import { createTable, person, playOn, startTable } from './people.ts';
import { playedGame } from './records.ts';

/** People and tables in every state in which a screen can be seen. All screens are Ada's. */
export interface Fixtures {
  readonly url: string;
  readonly ada: Visitor;
  /** Tables by what is to be seen there. */
  readonly tables: {
    /** Open, with a free chair. */
    readonly open: string;
    /** Ada takes a pile. */
    readonly taking: string;
    /** Ada lays cards. */
    readonly laying: string;
    /** Somebody else is asked. */
    readonly waiting: string;
    readonly over: string;
    /** Mythic Arena: Ada picks a card, builds a deck, chooses her Lead Pet, is in her turn, chooses a Battle Power. */
    readonly draft: string;
    readonly builder: string;
    readonly lead: string;
    readonly arena: string;
    readonly battle: string;
    /**
     * Familiars and Foes: Ada chooses a Familiar, is in her turn, in a window between rolls, in the Foes' turn, plays all
     * the Familiars herself; the table has lost and won.
     */
    readonly familiars: string;
    readonly foes: string;
    readonly foesWindow: string;
    readonly foesTurn: string;
    readonly solitaire: string;
    readonly foesLost: string;
    readonly foesWon: string;
    /**
     * Black Rose: Ada chooses a Mage, keeps two cards, prepares, acts in the large Lodge and in the small one, splits
     * damage, has her Evocations act; the game is over.
     */
    readonly mages: string;
    readonly study: string;
    readonly preparation: string;
    readonly rose: string;
    readonly roseDuel: string;
    readonly split: string;
    readonly evocation: string;
    readonly roseOver: string;
  };
  readonly record: GameRecord;
}

/** Everything that the full game has, and a coach. */
const FULL = { options: { abilities: true, locations: true, tourism: true }, coach: true };

/** Plays until Ada is asked this, after so many turns. */
async function until(people: readonly Visitor[], id: string, ask: string, turns: number): Promise<string> {
  const [ada] = people as [Visitor];
  const turnsAt = () => (ada.at(id).view?.table as { turns: number } | undefined)?.turns ?? 0;
  await playOn(people, id, () => ada.at(id).question?.ask === ask && turnsAt() >= turns);
  return id;
}

/** Lays tables of Mythic Arena and plays at them until Ada is asked this, after so many turns: not every game gets there. */
async function arenaUntil(people: readonly Visitor[], decks: string, ask: string, turns = 0): Promise<string> {
  const [ada] = people as [Visitor];
  for (let tries = 0; tries < 9; tries++) {
    const id = await startTable(people, { game: 'mythic-arena', options: { decks, bestOfThree: true } });
    await until(people, id, ask, turns);
    if (ada.at(id).question?.ask === ask) return id;
  }
  throw new Error(`nobody is ever asked ${ask}`);
}

type Fits<T> = (asked: string | undefined, table: T, over: boolean) => boolean;
/** Plays tables of a game, by lots or as well as a bot can, until one is as it should be. */
async function tableUntil<T>(
  people: readonly Visitor[],
  laid: { readonly game: string; readonly options?: object },
  fits: Fits<T>,
  well = false,
): Promise<string> {
  const [ada] = people as [Visitor];
  const bot = makeBot('greedy', games[laid.game]?.core as AnyGame);
  const luck = seededRng('well played');
  for (let tries = 0; tries < 30; tries++) {
    const id = await startTable(people, laid);
    const isSo = () => {
      const { view, question, info } = ada.at(id);
      return fits(question?.ask, (view as View<T>).table, info.state === 'over');
    };
    const chosen = (who: Visitor) => {
      const { view, question } = who.at(id);
      return bot.choose(view as View, question as unknown as Question, luck).say;
    };
    await playOn(people, id, isSo, well ? chosen : undefined);
    if (isSo()) return id;
  }
  throw new Error(`no table of ${laid.game} is ever so`);
}
const foesUntil = (people: readonly Visitor[], fits: Fits<FoesTable>, well = false) =>
  tableUntil(people, { game: 'familiars-and-foes' }, fits, well);

/** Black Rose with every pack of Familiars; the duel has one, so that it is met soon. */
const LARGE = { cerberus: true, draco: true, griffin: true, hydra: true };
const roseUntil = (people: readonly Visitor[], options: object, fits: Fits<RoseTable>, well = false) =>
  tableUntil(people, { game: 'black-rose', options }, fits, well);
const DUEL = { lodge: 'duel', cerberus: true };

export async function makeFixtures(url: string): Promise<Fixtures> {
  const names = ['Ada', 'Basil', 'Cleo', 'Dorothea'];
  const people = (await Promise.all(names.map((name) => person(url, name)))) as [Visitor, Visitor, Visitor, Visitor];
  const [ada, basil, cleo, dorothea] = people;
  const taking = await until(people, await startTable(people, FULL), 'scavenge', 9);
  const laying = await until([ada, basil], await startTable([ada, basil], FULL), 'play', 5);
  const waiting = await startTable([ada, basil, cleo], { ...FULL, public: true });
  await playOn(
    [ada, basil, cleo],
    waiting,
    () => ada.at(waiting).question === null && ada.at(waiting).events.length > 40,
  );
  const over = await startTable([ada, cleo]);
  await playOn([ada, cleo], over);
  const open = await openTable(ada);
  await createTable([dorothea, cleo], { public: true, seats: [null, null, null, 'greedy'] });
  await openTable(basil);
  const two = [ada, basil];
  const arena = {
    draft: await arenaUntil(two, 'draft', 'pick'),
    builder: await arenaUntil(two, 'constructed', 'deck'),
    lead: await arenaUntil(two, 'dealt', 'lead'),
    arena: await arenaUntil(two, 'dealt', 'primary', 6),
    battle: await arenaUntil(two, 'dealt', 'power', 1),
  };
  const foes = {
    familiars: await foesUntil(two, (asked) => asked === 'choose'),
    foes: await foesUntil([ada, basil, cleo], (asked, { round }) => asked === 'action' && round > 2),
    foesWindow: await foesUntil([ada, basil, cleo], (asked) => asked === 'roll' || asked === 'rolled'),
    foesTurn: await foesUntil(two, (asked, { round }) => asked === 'foeRoll' && round > 1),
    solitaire: await foesUntil([ada], (asked, { round }) => asked === 'action' && round > 3),
    foesLost: await foesUntil(two, (_asked, { familiars }, isOver) => isOver && familiars.every(({ hp }) => hp === 0)),
    foesWon: await foesUntil(two, (_asked, table, isOver) => isOver && table.familiars.some(({ hp }) => hp > 0), true),
  };
  const rose = {
    mages: await roseUntil(two, LARGE, (asked) => asked === 'choose'),
    study: await roseUntil(two, LARGE, (asked) => asked === 'keep'),
    preparation: await roseUntil(people, LARGE, (asked) => asked === 'prepare'),
    rose: await roseUntil(people, LARGE, (asked, { round }) => asked === 'action' && round > 1, true),
    roseDuel: await roseUntil(two, DUEL, (asked, { round }) => asked === 'action' && round > 1, true),
    split: await roseUntil(two, DUEL, (asked) => asked === 'split', true),
    evocation: await roseUntil(two, DUEL, (asked) => asked === 'evocations', true),
    roseOver: await roseUntil(two, DUEL, (_asked, _table, isOver) => isOver, true),
  };
  const tables = { open, taking, laying, waiting, over, ...arena, ...foes, ...rose };
  return { url, ada, tables, record: playedGame('a record', 3) };
}

async function openTable(host: Visitor): Promise<string> {
  const { id } = await host.ask('POST', '/tables', { game: 'familiar-find', seats: [null, null], public: true });
  await host.ask('POST', `/tables/${id}/join`, { salt: 'salt' });
  return id;
}
