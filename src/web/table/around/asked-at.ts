import type { PageSettings } from '../../state/settings.ts';
import type { AskedMoment } from '../board.ts';

/** How often the player is asked at an open window of some kind: always, only if something is at stake, or never. */
export type AskFrequency = 'always' | 'stakes' | 'never';
export const FREQUENCIES: readonly AskFrequency[] = ['always', 'stakes', 'never'];

/** The settings behind it: kinds of open windows, each named by its game and its question. */
type AskSettings = Pick<PageSettings, 'skips' | 'alwaysAsks'>;

export function frequencyOf({ skips, alwaysAsks }: AskSettings, kind: string): AskFrequency {
  if (skips.includes(kind)) return 'never';
  return alwaysAsks.includes(kind) ? 'always' : 'stakes';
}

export function withFrequency(
  { skips, alwaysAsks }: AskSettings,
  kinds: readonly string[],
  frequency: AskFrequency,
): AskSettings {
  const others = (list: readonly string[]) => list.filter((kind) => !kinds.includes(kind));
  return {
    skips: [...others(skips), ...(frequency === 'never' ? kinds : [])],
    alwaysAsks: [...others(alwaysAsks), ...(frequency === 'always' ? kinds : [])],
  };
}

/** The next lower frequency. */
export const lessOften = (frequency: AskFrequency): AskFrequency => (frequency === 'always' ? 'stakes' : 'never');

/** The keys under which the settings store a moment. */
export const kindsOf = (game: string, { asks }: AskedMoment): readonly string[] => asks.map((ask) => `${game} ${ask}`);

/** The frequency at a moment: the highest one of its questions. */
export const frequencyAt = (settings: AskSettings, game: string, moment: AskedMoment): AskFrequency => {
  const found = kindsOf(game, moment).map((kind) => frequencyOf(settings, kind));
  return FREQUENCIES.find((frequency) => found.includes(frequency)) ?? 'stakes';
};
