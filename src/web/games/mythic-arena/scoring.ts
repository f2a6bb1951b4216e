import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { HeardEvent, Seat } from '../../../kernel/index.ts';
import {
  type GameScoring,
  isPlayedOut,
  type ScoreColumn,
  type ScoreRow,
  type ScoringContext,
} from '../../table/ending/scoring.ts';
import { messages } from './scoring/generated/all.ts';
import { POINTS, petsOf, playerAt } from './selectors.ts';

/** So many won games win a match. */
const GAMES = 2;

/** Points, and who still has Pets to fight with. */
export function scoring({ view, language, scene }: ScoringContext<ArenaTable>): GameScoring {
  const t = messages[language];
  const isMatch = view.options.bestOfThree === true;
  const players = [0, 1].map((seat) => {
    const player = playerAt(view, seat);
    const pets = petsOf(player);
    return { ...player, pets, health: pets.reduce((sum, { left }) => sum + left, 0) };
  });
  const ahead = (seat: Seat): number => {
    const [own, other] = [players[seat], players[1 - seat]];
    if (own === undefined || other === undefined) return 0;
    if (isMatch && Math.max(own.wins, other.wins) >= GAMES) return own.wins - other.wins;
    return own.points - other.points || Math.sign(own.pets.length) - Math.sign(other.pets.length);
  };
  const isOver = (seat: Seat): boolean => {
    const [own, other] = [players[seat], players[1 - seat]];
    if (isMatch) return (own?.wins ?? 0) >= GAMES;
    return (own?.points ?? 0) >= POINTS || other?.pets.length === 0;
  };
  const both = isOver(0) && isOver(1);
  const rows = players.map(
    ({ points, pets, health, wins }, seat): ScoreRow => ({
      key: `${seat}`,
      seat,
      name: null,
      cells: {
        points: { value: points, of: POINTS },
        pets: { value: pets.length },
        health: { value: health },
        wins: { value: wins, of: GAMES },
      },
      leads: isOver(seat) && (!both || ahead(seat) >= 0),
    }),
  );
  const columns: ScoreColumn[] = [
    ...(isMatch ? [{ id: 'wins', name: t.wins, sign: 'crown' } as const] : []),
    { id: 'points', name: t.points, sign: 'seal' },
    { id: 'pets', name: t.pets, sign: 'card' },
    { id: 'health', name: t.health, sign: 'heart' },
  ];
  const leaders = players.flatMap((_, seat) => (rows[seat]?.leads === true ? [seat] : []));
  const reason = isPlayedOut(view) ? (view.result?.reason as keyof typeof t.why) : null;
  const beaten = players.findIndex(({ pets }) => pets.length === 0);
  const why = reason === null ? undefined : t.why[reason];
  const decided = { points: 'points', pets: 'pets', draw: 'points', match: 'wins' } as const;
  const standing = leaders.flatMap((seat) => players[seat]?.pets.map(({ card }) => card) ?? []);
  rows.sort((a, b) => Number(b.leads) - Number(a.leads));
  return {
    cards: standing.slice(0, 3),
    columns,
    decided: reason === null ? null : (decided[reason] ?? null),
    ...(why !== undefined && {
      why: typeof why === 'string' ? why : why({ you: beaten === view.viewer, name: scene.names[beaten] ?? '–' }),
    }),
    rows,
    tells: { rise: ['won', 'downed', 'hurt', 'status', 'played'], fall: ['won', 'downed', 'hurt', 'status', 'played'] },
    turns: {
      begun: (heard: HeardEvent) => (heard.kind === 'turn' ? (heard.turn as number) : null),
      name: (turn) => t.turn({ turn }),
    },
    note: isMatch ? t.noteMatch : t.note,
  };
}
