import type { Bout } from './bout.ts';

/** A rating of openskill: the mean of what the skill may be, and its spread. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/**
 * Ratings by openskill's default model (Plackett and Luce, after Weng and Lin), game after game in the order given. A
 * contestant that sits several times at a table takes the mean of what its seats would get. Bots do not learn, so no
 * doubt is added from game to game. The library is loaded when it is wanted: nobody else needs it.
 */
export async function skills(contestants: number, bouts: readonly Bout[]): Promise<Skill[]> {
  const { rate, rating } = await import('openskill');
  const known: Skill[] = Array.from({ length: contestants }, () => rating());
  for (const { who, places } of bouts) {
    const after = rate(
      who.map((one) => [known[one] as Skill]),
      { rank: [...places], tau: 0 },
    ).map(([skill]) => skill as Skill);
    for (const one of new Set(who)) {
      const own = after.filter((_, seat) => who[seat] === one);
      known[one] = { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) };
    }
  }
  return known;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
