import type { AnyGame, Language, Options } from '../../kernel/index.ts';
import { type ReportNames, Subjects } from '../../lab/index.ts';

/** What the game calls its cards in a language. Where several are called alike, what they stand on is named, too. */
export function reportNames(game: AnyGame, pack: unknown, language: Language): ReportNames {
  const speech = game.speech[language];
  const subjects = new Subjects(game, pack).list;
  const holders = new Map(subjects.map(({ id, on }) => [id, on]));
  const times = new Map<string, number>();
  for (const { id } of subjects) {
    const { name } = speech.card(id);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const nameOf = (id: string): string => {
    const [card = '', side] = id.split(':');
    const { name } = speech.card(card);
    // `school:illusion` is no side of anything.
    if (side !== undefined) return name === card ? id : `${nameOf(card)} (${side.toUpperCase()})`;
    const on = holders.get(card) ?? null;
    return on !== null && (times.get(name) ?? 0) > 1 ? `${name} (${speech.card(on).name})` : name;
  };
  return { game: speech.title, nameOf };
}

/** The options that are not as the game has them by itself, in its words. */
export const unusualOptions = (game: AnyGame, options: Options, language: Language): string[] =>
  game.seating.options
    .filter((spec) => options[spec.id] !== spec.default)
    .map(({ id }) => {
      const { name, values } = game.speech[language].option(id);
      const value = `${options[id]}`;
      return options[id] === true ? name : `${name}: ${values[value] ?? value}`;
    });
