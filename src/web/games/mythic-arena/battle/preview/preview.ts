import type { Chances, PowerCost } from '../../../../../games/mythic-arena/face.ts';
import type { Thing } from '../../../../table/board.ts';
import { type ArenaProps, LINES, playerAt, seatOfPet } from '../../selectors.ts';

/** What a Battle Power of a Pet could do to a target, before anybody commits to it. */
export interface ForecastRow {
  readonly pet: string;
  readonly power: string;
  readonly target: string;
  readonly chances: Chances;
  readonly cost: PowerCost;
  /** What choosing it says, where it can be chosen in the ring; else it is only to be read. */
  readonly thing: Thing | null;
}
export interface Preview {
  /** Powers or targets of one Pet, to choose from; or all that could meet, to look at. */
  readonly kind: 'powers' | 'targets' | 'table';
  readonly rows: readonly ForecastRow[];
}

type PreviewContext = Pick<ArenaProps, 'view' | 'face' | 'question' | 'picking'>;

/** Everything that this Pet can do to these, a power out of reach only where it stands among others to choose from. */
function rowsFor({ view, face }: PreviewContext, pet: string, targets: readonly string[], all: boolean): ForecastRow[] {
  const costs = face.costs(view.table, pet).filter(({ willpower, cards }) => all || willpower <= cards);
  return costs.flatMap((cost) =>
    targets.flatMap((target) => {
      const chances = face.chances(view.table, pet, cost.power, target);
      return chances === null ? [] : [{ pet, power: cost.power, target, chances, cost, thing: null }];
    }),
  );
}
const powerThing = (pet: string, power: string): Thing => [
  { word: pet, at: 1 },
  { word: power, at: 2 },
];

/** Whom a fighter will strike, as far as that is settled; else the first who could be struck. */
function foeOf({ view }: PreviewContext, pet: string): string | null {
  const attacks = view.table.battle?.attacks ?? [];
  for (const attack of attacks) {
    if (attack.pet === pet && attack.blockers[0] !== undefined) return attack.blockers[0];
    if (attack.blockers.includes(pet)) return attack.pet;
  }
  return attacks.flatMap(({ blockers }) => blockers)[0] ?? null;
}

function powersFor(asked: PreviewContext, pet: string, foe: string | null): Preview | null {
  if (foe === null) return null;
  const rows = rowsFor(asked, pet, [foe], true);
  return { kind: 'powers', rows: rows.map((row) => ({ ...row, thing: powerThing(pet, row.power) })) };
}

/** Whom an attack can meet: the foe's Pets on the line that is attacked, or the one that is named. */
function metBy({ view }: PreviewContext, [verb, pet = '', word = '']: readonly string[]): readonly string[] {
  if (verb === 'attack-pet') return [word];
  const { lines } = playerAt(view, 1 - seatOfPet(pet));
  const line = LINES.find((each) => each === word);
  return lines[(verb === 'attack-line' ? line : undefined) ?? 'front'].map((foe) => foe.pet);
}

function tableFor(
  asked: PreviewContext,
  pairs: readonly (readonly [pet: string, targets: readonly string[]])[],
): Preview {
  const met = new Map<string, Set<string>>();
  for (const [pet, targets] of pairs) {
    const known = met.get(pet) ?? new Set();
    for (const target of targets) known.add(target);
    met.set(pet, known);
  }
  const chosen = [...met.keys()].filter((pet) => asked.picking.stateOf([{ word: pet }]) === 'chosen');
  const shown = [...met].filter(([pet]) => chosen.length === 0 || chosen.includes(pet));
  return { kind: 'table', rows: shown.flatMap(([pet, targets]) => rowsFor(asked, pet, [...targets], false)) };
}

/** What the viewer should know of chances before answering; null where nothing is asked that depends on them. */
export function previewOf(asked: PreviewContext): Preview | null {
  const { question, view } = asked;
  if (question === null) return null;
  const answers = question.legal.map((say) => say.split(' '));
  const first = answers[0] ?? [];
  switch (question.ask) {
    case 'power': {
      const pet = first[1];
      return pet === undefined ? null : powersFor(asked, pet, foeOf(asked, pet));
    }
    case 'retaliate':
      return powersFor(asked, String(question.with.pet), String(question.with.foe));
    case 'target': {
      const pet = String(question.with.pet);
      const power = view.table.battle?.powers[pet];
      const targets = answers.flatMap(([verb, target = '']) => (verb === 'target' ? [target] : []));
      const rows = rowsFor(asked, pet, targets, true).filter((row) => row.power === power);
      return { kind: 'targets', rows: rows.map((row) => ({ ...row, thing: [{ word: row.target }] })) };
    }
    case 'attackers': {
      const attacks = answers.filter(([verb]) => verb?.startsWith('attack'));
      return tableFor(
        asked,
        attacks.map((words) => [words[1] ?? '', metBy(asked, words)]),
      );
    }
    case 'blockers': {
      const blocks = answers.filter(([verb]) => verb === 'block');
      return tableFor(
        asked,
        blocks.map(([, pet = '', attacker = '']) => [pet, [attacker]]),
      );
    }
    default:
      return null;
  }
}
