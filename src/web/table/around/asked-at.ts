import type { PageSettings } from '../../state/settings.ts';
import type { AskedMoment } from '../board.ts';

/** How often one is asked at open windows of a kind: every time, where something is at stake, or never. */
export type AskFrequency = 'always' | 'stakes' | 'never';
export const FREQUENCIES: readonly AskFrequency[] = ['always', 'stakes', 'never'];

/** What the settings keep: kinds of open windows, each as its game and its question. */
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

/** One step less often. */
export const lessOften = (frequency: AskFrequency): AskFrequency => (frequency === 'always' ? 'stakes' : 'never');

/** The kinds of open windows that a moment has. */
export const kindsOf = (game: string, { asks }: AskedMoment): readonly string[] => asks.map((ask) => `${game} ${ask}`);

/** How often one is asked at a moment: as often as at that of its questions at which one is asked most. */
export const frequencyAt = (settings: AskSettings, game: string, moment: AskedMoment): AskFrequency => {
  const found = kindsOf(game, moment).map((kind) => frequencyOf(settings, kind));
  return FREQUENCIES.find((frequency) => found.includes(frequency)) ?? 'stakes';
};
