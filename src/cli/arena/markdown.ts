import type { AnyGame } from '../../kernel/index.ts';
import type { Standings } from '../../lab/index.ts';
import { printable } from '../terminal/printable.ts';
import { crossNote, crossTable, notesOf, ratingTable, type TextTable } from './tables.ts';

/** What of a command line the standings do not tell. */
export interface ArenaRun {
  /** Programmes that took part, as `name=command`. */
  readonly guests: readonly string[];
  /** What they had for a decision, where that is not the usual. */
  readonly deadlineMs: number | null;
  readonly packFile: string | null;
}

/** A tournament as a section of `docs/bots.md`: what was played, the command that shows it again, the tables. */
export function section(game: AnyGame, standings: Standings, asked: ArenaRun): string {
  const { players, together, each } = standings;
  const special = specials(game, standings);
  const title = [`${players} ${players === 1 ? 'player' : 'players'}`, ...special].join(', ');
  const cross = crossTable(standings);
  return [
    `### ${title}`,
    `${standings.games} games, ${each} for each ${together ? 'bot, which plays all seats' : 'pair'}; content \`${standings.content}\`.`,
    `\`\`\`\n${commandOf(standings, special, asked)}\n\`\`\``,
    rows(ratingTable(standings)),
    ...(cross.length === 0 ? [] : [[crossNote(standings), rows(cross)].filter(Boolean).join('\n\n')]),
    ...notesOf(standings).map((line) => printable(line)),
  ].join('\n\n');
}

/** Options that are not as they are by themselves. */
const specials = (game: AnyGame, { options }: Standings): string[] =>
  game.seating.options.flatMap(({ id, default: usual }) => (options[id] === usual ? [] : [`${id}=${options[id]}`]));

function commandOf(
  { game, players, each, seed, contestants, near }: Standings,
  special: string[],
  { guests, deadlineMs, packFile }: ArenaRun,
) {
  const ours = contestants
    .map(({ name }) => name)
    .filter((name) => !guests.some((text) => text.startsWith(`${name}=`)));
  const words = [
    ...['grimalkin', 'arena', game, '--players', `${players}`, '--games', `${each}`, '--seed', seed],
    ...['--bots', ours.join(',')],
    ...guests.flatMap((text) => ['--bot', text]),
    ...(deadlineMs === null ? [] : ['--deadline', `${deadlineMs}`]),
    ...(packFile === null ? [] : ['--pack', packFile]),
    ...(near === null ? [] : ['--near', `${near}`]),
    ...special.flatMap((setting) => ['--option', setting]),
  ];
  return words.map(quoted).join(' ');
}

/** A word as a shell reads it. */
const quoted = (word: string): string =>
  /^[\w.,=:/-]+$/.test(word) ? word : `'${printable(word).replaceAll("'", "'\\''")}'`;

function rows([titles = [], ...lines]: TextTable): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(titles), `|${'---|'.repeat(titles.length)}`, ...lines.map(row)].join('\n');
}
