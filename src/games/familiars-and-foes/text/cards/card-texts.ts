import type { Band, Effect, Guardian, InterruptTiming, Pack } from '../../content/vocabulary.ts';
import { STRONG } from '../../content/vocabulary.ts';
import { fill } from '../fill.ts';
import type { CardTexts } from './en.ts';

/** What stands on the cards, put together from what they do. */

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const list = (t: CardTexts, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${t.and}${items[items.length - 1]}`;

function keyOf(effect: Effect): keyof CardTexts['effects'] {
  switch (effect.do) {
    case 'boost':
      return effect.what === 'roll' ? 'boostRoll' : 'boostDamage';
    case 'treasure':
      return effect.what === 'artifact' ? 'treasureArtifact' : 'treasureLuck';
    case 'damage':
    case 'hex':
    case 'daze':
    case 'mend':
      return effect.to === 'foes' ? `${effect.do}All` : effect.do;
    default:
      return effect.do;
  }
}
function effectText(t: CardTexts, effect: Effect): string {
  const whom = 'to' in effect ? t.whom[effect.to as keyof CardTexts['whom']] : undefined;
  return fill(t.effects[keyOf(effect)], {
    amount: 'amount' in effect ? effect.amount : null,
    whom: whom ?? null,
    lasts: 'for' in effect ? t.lasts[effect.for] : null,
    what: effect.do === 'forbid' ? t.forbidden[effect.what] : null,
  });
}
const effectsText = (t: CardTexts, effects: readonly Effect[]): string =>
  list(
    t,
    effects.map((effect) => effectText(t, effect)),
  );

/** What a band of a chart does. */
export function outcomeText(t: CardTexts, { hit, critical, backfire, do: effects = [] }: Band): string {
  const kind =
    hit !== undefined ? 'hit' : critical !== undefined ? 'critical' : backfire !== undefined ? 'backfire' : null;
  const points = fill(t.outcomes[kind ?? 'miss'], { points: hit ?? critical ?? backfire ?? 0 });
  return list(t, [
    ...(kind === null && effects.length > 0 ? [] : [points]),
    ...effects.map((each) => effectText(t, each)),
  ]);
}
function bandText(t: CardTexts, band: Band, last: number): string {
  const { from } = band;
  return `${from === last ? from : `${from}–${last}`}: ${outcomeText(t, band)}`;
}
const chartText = (t: CardTexts, roll: readonly Band[]): string =>
  `${roll.map((band, n) => bandText(t, band, (roll[n + 1]?.from ?? 21) - 1)).join('; ')}.`;

export function guardianText(t: CardTexts, ability: Guardian): string {
  if (ability.is === 'immune')
    return t.guardian[
      ({ physical: 'immunePhysical', toad: 'immuneToad', ballyhoo: 'immuneBallyhoo' } as const)[ability.to]
    ];
  const against = 'against' in ability ? t.against[ability.against] : null;
  return fill(t.guardian[ability.is], { ...ability, against });
}
interface Interrupting {
  readonly when?: readonly InterruptTiming[] | undefined;
  readonly do: readonly Effect[];
}
export const whenText = (t: CardTexts, line: string, { when, do: effects }: Interrupting): string =>
  fill(line, {
    when: when?.map((moment) => t.timings[moment]).join(', ') ?? t.anyTime,
    effects: effectsText(t, effects),
  });

interface Aimed {
  readonly parts?: number | undefined;
  readonly nextWave?: true | undefined;
  readonly target?: string;
}
const aimText = (t: CardTexts, { parts, target, nextWave }: Aimed): string => {
  if (parts === undefined) return target === 'foes' ? ` ${t.lines.all}` : '';
  return ` ${fill(t.lines.parts, { parts })}${nextWave === true ? ` ${t.lines.nextWave}` : ''}`;
};

/** Names and texts of everything in a pack, by id. */
export function cardTexts(t: CardTexts, language: string, pack: Pack) {
  const texts = new Map<string, { name: string; text: string }>();
  const put = (card: { id: string; names: Readonly<Record<string, string>> }, text: string) =>
    texts.set(card.id, { name: card.names[language] as string, text });
  const { lines } = t;
  for (const mat of pack.mats) {
    const strong = t.elements[STRONG[mat.element]];
    const ability = whenText(t, lines.interrupt, mat.ability);
    const name = mat.ability.names[language] as string;
    const { health, magic, toad } = mat;
    const head = fill(lines.mat, { element: t.elements[mat.element], health, magic, toad, strong });
    put(mat, `${head} ${fill(lines.ability, { name, text: ability })}`);
    put(mat.ability, ability);
    put(mat.physical, fill(lines.physical, { chart: chartText(t, mat.physical.roll) }));
    const { simple, strong: stronger } = mat;
    // FO-10.14: the spell has one name for all; whose toad comes is told beside it.
    put(simple, fill(lines.simple, { toad, cost: simple.cost, chart: chartText(t, simple.roll) }));
    put(stronger, fill(lines.spell, { cost: stronger.cost, chart: chartText(t, stronger.roll) }));
    const { cost, roll } = mat.elemental;
    put(mat.elemental, fill(lines.elemental, { cost, element: strong, chart: chartText(t, roll) }));
    for (const spell of mat.advanced)
      put(spell, fill(lines.advanced, { cost: spell.cost, chart: chartText(t, spell.roll) }) + aimText(t, spell));
    const { helper } = mat;
    put(helper, fill(lines.helper, { witch: helper.witch, cost: helper.cost, chart: chartText(t, helper.roll) }));
    put(mat.healing, fill(lines.healing, { gives: mat.healing.gives }));
    put(mat.eye, fill(lines.eye, { gives: mat.eye.gives }));
  }
  put(pack.revive, lines.revive);
  for (const artifact of pack.artifacts) {
    const { roll, do: effects = [] } = artifact;
    const text =
      roll === undefined
        ? fill(lines.artifact, { effects: sentence(effectsText(t, effects)) })
        : fill(lines.artifactRoll, { chart: chartText(t, roll) });
    put(artifact, text + (artifact.parts === undefined ? '' : aimText(t, artifact)));
  }
  for (const foe of pack.foes) {
    const { level } = foe;
    const head = fill(lines.foe, { element: t.elements[foe.element], level, health: foe.health.join(' / ') });
    const ability = foe.ability === undefined ? '' : ` ${guardianText(t, foe.ability)}`;
    put(foe, `${head}${ability} ${chartText(t, foe.roll)} ${whenText(t, lines.reward, foe.reward)}`);
  }
  return texts;
}
