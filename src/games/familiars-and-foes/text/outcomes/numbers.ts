import type { NumberChange } from '../../../../kernel/index.ts';
import type { Name } from '../../../../text/name.ts';
import type { FamiliarsAndFoesMessages } from '../../generated/messages.ts';
import type { FoesTable } from '../../view/secrets.ts';

/** The numbers on a table by name, such as `hp mimsy`, and what is said of their changes. */

const MARKS = ['hp', 'mp', 'gems', 'luck'] as const;
type NumberMark = (typeof MARKS)[number];

export function numbersOf({ familiars, foes }: FoesTable): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const each of familiars) {
    for (const mark of MARKS) numbers[`${mark} ${each.familiar}`] = each[mark];
    numbers[`artifacts ${each.familiar}`] = each.artifacts.length;
  }
  for (const { foe, hp } of foes) numbers[`hp ${foe}`] = hp;
  return numbers;
}

/** What has changed from one table to the other. */
export function changesBetween(before: FoesTable, after: FoesTable): readonly NumberChange[] {
  const changes: NumberChange[] = [];
  const note = (name: string, id: string, from: number, to: number): void => {
    if (from !== to) changes.push({ name: `${name} ${id}`, from, to });
  };
  before.familiars.forEach((each, n) => {
    const then = after.familiars[n];
    // Whoever is untouched is the same.
    if (then === undefined || then === each) return;
    for (const mark of MARKS) note(mark, each.familiar, each[mark], then[mark]);
    note('artifacts', each.familiar, each.artifacts.length, then.artifacts.length);
  });
  before.foes.forEach(({ foe, hp }, n) => {
    note('hp', foe, hp, after.foes[n]?.hp ?? 0);
  });
  return changes;
}

/** `Mimsy 3 → 7 HP`, one phrase for each kind of number. */
export function changePhrases(
  { outcomes: t }: FamiliarsAndFoesMessages,
  named: (id: string) => Name,
  changes: readonly NumberChange[],
): readonly string[] {
  if (changes.length === 0) return [];
  return MARKS.flatMap((mark: NumberMark) => {
    const said = changes.flatMap(({ name, from, to }) => {
      const [kind, id = ''] = name.split(' ');
      return kind === mark ? [t.change({ who: named(id), from, to })] : [];
    });
    return said.length === 0 ? [] : [t.marks[mark]({ changes: said })];
  });
}
