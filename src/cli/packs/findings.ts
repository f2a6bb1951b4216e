import type { Fault, PackLint } from '../../kernel/index.ts';
import { cardIndex, type OpenedPack, ownLints } from '../../packs/index.ts';
import type { texts } from '../text.ts';
import type { PackTrial } from './trial.ts';

type PackText = (typeof texts)['en']['packs'];

/** Something to look at in a pack: its place, and a sentence about it. */
export interface PackFinding extends Fault {
  readonly lint: PackLint['lint'] | 'unplayed' | 'broken' | 'long';
}

/** So many events after one answer are no accident: in our own games 36 are the most. */
const LONG = 100;

/** What is allowed in a pack, but hardly meant, in sentences. */
export function lintFindings(
  opened: OpenedPack,
  lints: readonly PackLint[],
  text: PackText,
  name: Named,
): PackFinding[] {
  return ownLints(opened, lints).map((found) => {
    const { lint, path, card, other, word = 'none' } = found;
    const says = text.lints[lint];
    return { lint, path, message: says({ card: name(card), other: name(other?.card ?? ''), word }) };
  });
}

/** What a card is called. */
export type Named = (id: string) => string;

/** What games of bots have shown: cards that nobody played, and what went on for very long. */
export function trialFindings(opened: OpenedPack, trial: PackTrial, text: PackText, name: Named): PackFinding[] {
  const { games, missing, broken, longest } = trial;
  const { lints } = text;
  const index = cardIndex(opened.pack);
  const unplayed = missing.flatMap((feature): PackFinding[] => {
    const card = feature.split(':').find((part) => index.has(part));
    if (card === undefined) return [];
    const path = opened.pathOf(index.get(card)?.path as string);
    if (path.startsWith('extends.')) return [];
    return [{ lint: 'unplayed', path, message: lints.unplayed({ card: name(card), games, feature }) }];
  });
  return [
    ...broken
      .slice(0, 3)
      .map(({ seed, what }): PackFinding => ({ lint: 'broken', path: 'pack', message: lints.broken({ seed, what }) })),
    ...(longest.events >= LONG ? [{ lint: 'long' as const, path: 'pack', message: lints.long(longest) }] : []),
    ...unplayed,
  ];
}
