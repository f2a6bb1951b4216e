import { games } from '../../src/games/index.ts';
import type { AnyGame, Match, ToldEvent } from '../../src/kernel/index.ts';
import { pathIn, writeLines } from '../files.ts';
import type { ArchivedRecord } from '../records.ts';
import { seenIn } from '../seen.ts';
import { type Play, type PositionKind, playGame, positionKind } from './game.ts';
import { changedPack } from './packs.ts';
import { type Table, tablesOf } from './tables.ts';

/** At so many different places of each kind a game is cut. */
const CUTS = 4;
const PLACES: readonly PositionKind[] = ['nested', 'window', 'secret', 'lines'];
/** So many games are looked through for them. */
const TRIED = 12;

/** Writes the records of every game; what was written, a line each. */
export function makeRecords(release: string): string[] {
  return Object.values(games).map(({ name, core, pack, load }) => {
    const tables = tablesOf(core);
    const finished = tables.map((table, n) =>
      // Of four one is played so that every question is asked, as programmes may.
      recorded(core, { ...table, seed: `${release} ${name} ${n}`, forced: n % 4 !== 3 }, 'finished'),
    );
    const cuts = cutRecords(core, release);
    const own = changedPack(name, pack);
    const loaded = load(own);
    if ('length' in loaded) throw new Error(loaded.map(({ path, message }) => `${path} ${message}`).join('; '));
    const last = tables[tables.length - 1] as Table;
    const play = { ...last, seed: `${release} ${name} own`, forced: true };
    const packed = { ...recorded(loaded, play, 'a pack of their own'), pack: own };
    const all = [...finished, ...cuts, packed];
    const bytes = writeLines(pathIn(release, 'records', `${name}.jsonl.br`), all);
    const steps = all.reduce((sum, { seen }) => sum + seen.length, 0);
    return `${name}: ${all.length} records (${cuts.length} cut short), ${steps} steps, ${bytes} bytes`;
  });
}

function recorded(
  game: AnyGame,
  play: Play,
  what: string,
  enough: (match: Match) => boolean = () => false,
): ArchivedRecord {
  const hashes: string[] = [];
  const seen: string[] = [];
  const watch = (match: Match, told: readonly ToldEvent[]) => {
    hashes.push(game.hash(match.state));
    seen.push(seenIn(match, told));
  };
  const record = { ...playGame(game, play, watch, enough), hashes };
  const options = Object.entries(play.options).map(([id, value]) => `${id} ${value}`);
  return { name: [`${play.seats} players`, ...options, what].join(', '), record, seen, pack: null };
}

/** Where a game can be cut short. */
interface Cut {
  readonly kind: PositionKind;
  readonly proc: string;
  readonly play: Play;
  readonly after: number;
  readonly depth: number;
}

/** Records that end inside nested questions, windows, secret answers half given and answers of several lines half given. */
function cutRecords(game: AnyGame, release: string): ArchivedRecord[] {
  const tables = tablesOf(game);
  const cuts = new Map<string, Cut>();
  for (let n = 0; n < TRIED; n++) {
    const table = tables[(n * 7) % tables.length] as Table;
    const play = { ...table, seed: `${release} ${game.name} cut ${n}`, forced: true };
    playGame(game, play, (match) => {
      const kind = positionKind(match);
      if (kind === null) return;
      const { stack } = match.state;
      const cut = { kind, proc: stack.at(-1)?.proc ?? '', play, after: match.answers.length, depth: stack.length };
      const key = `${kind} ${cut.proc}`;
      const best = cuts.get(key);
      if (best === undefined || isBetter(cut, best)) cuts.set(key, cut);
    });
  }
  const best = [...cuts.values()].sort((a, b) => (isBetter(a, b) ? -1 : 1));
  return PLACES.flatMap((kind) => best.filter((cut) => cut.kind === kind).slice(0, CUTS)).map(
    ({ kind, proc, play, after, depth }) =>
      recorded(game, play, `cut: ${kind} in ${proc}, ${depth} deep`, (match) => match.answers.length === after),
  );
}

/** The deeper one; of equals the one that takes fewer answers. */
const isBetter = (a: Cut, b: Cut): boolean => a.depth > b.depth || (a.depth === b.depth && a.after < b.after);
