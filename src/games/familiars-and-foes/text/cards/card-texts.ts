import type { Language } from '../../../../kernel/index.ts';
import { formatted } from '../../../../text/formatted.ts';
import { type Name, nameOf } from '../../../../text/name.ts';
import { capital } from '../../../../text/wording.ts';
import type { Band, Effect, Guardian, InterruptTiming, Pack } from '../../content/vocabulary.ts';
import { STRONG } from '../../content/vocabulary.ts';
import type { FamiliarsAndFoesMessages } from '../../generated/messages.ts';

/** What stands on the cards, put together from what they do. */

export type CardMessages = FamiliarsAndFoesMessages['cards'];
/** Something that a Familiar is given: who gets it is said once for all that follow each other. */
type Gift = Extract<Effect, { do: 'heal' | 'magic' | 'gem' | 'luck' }>;
/** What happens only if the attack succeeds, which is said once too. */
type Success = Extract<Effect, { do: 'empower' | 'treasure' }>;
/** Noun phrases are joined with “and”, clauses stand by themselves. */
interface Part {
  readonly text: string;
  readonly clause: boolean;
}

const isGift = (effect: Effect): effect is Gift => ['heal', 'magic', 'gem', 'luck'].includes(effect.do);
const isSuccess = (effect: Effect): effect is Success => effect.do === 'empower' || effect.do === 'treasure';
const isTogether = (first: Effect, next: Effect): boolean =>
  isGift(first) ? isGift(next) && next.to === first.to : isSuccess(first) && isSuccess(next);

function runsOf(effects: readonly Effect[]): readonly (readonly [Effect, ...Effect[]])[] {
  const runs: [Effect, ...Effect[]][] = [];
  for (const effect of effects) {
    const last = runs.at(-1);
    if (last !== undefined && isTogether(last[0], effect)) last.push(effect);
    else runs.push([effect]);
  }
  return runs;
}

/** What is aimed at every Foe reads otherwise. */
const AT_ALL = { damage: 'damageAll', hex: 'hexAll', daze: 'dazeAll', mend: 'mendAll' } as const;

function keyOf(effect: Exclude<Effect, Success>): keyof CardMessages['effects'] {
  switch (effect.do) {
    case 'boost':
      return effect.what === 'roll' ? 'boostRoll' : 'boostDamage';
    case 'damage':
    case 'hex':
    case 'daze':
    case 'mend':
      return effect.to === 'foes' ? AT_ALL[effect.do] : effect.do;
    default:
      return effect.do;
  }
}
function effectText(t: CardMessages, effect: Exclude<Effect, Success>): string {
  const whom =
    effect.do === 'boost' ? t.whom.owner[effect.to] : effect.do === 'guard' ? t.whom.victim[effect.to] : null;
  const parameters = {
    amount: 'amount' in effect ? effect.amount : null,
    whom,
    lasts: 'for' in effect ? effect.for : null,
    what: effect.do === 'forbid' ? t.forbidden[effect.what] : null,
  };
  return formatted(t.effects[keyOf(effect)], parameters);
}
function successText(t: CardMessages, effect: Success): string {
  if (effect.do === 'empower') return t.success.empower({ amount: effect.amount });
  return effect.what === 'artifact' ? t.success.treasureArtifact : t.success.treasureLuck;
}
function partOf(t: CardMessages, run: readonly [Effect, ...Effect[]]): Part {
  const [first] = run;
  if (isSuccess(first)) {
    const parts = run.filter(isSuccess).map((each) => successText(t, each));
    return { text: t.success.when({ parts }), clause: true };
  }
  if (isGift(first)) {
    const gifts = run.filter(isGift).map((each) => effectText(t, each));
    return { text: t.joined.gifts({ gifts, whom: t.whom.recipient[first.to] }), clause: false };
  }
  return { text: effectText(t, first), clause: first.do !== 'damage' && first.do !== 'boost' };
}
function joinedText(t: CardMessages, parts: readonly Part[]): string {
  const groups: { texts: string[]; clause: boolean }[] = [];
  for (const { text, clause } of parts) {
    const last = groups.at(-1);
    if (last === undefined || clause || last.clause) groups.push({ texts: [text], clause });
    else last.texts.push(text);
  }
  return groups
    .map(({ texts }) => t.joined.phrases({ phrases: texts }))
    .reduce((first, next) => t.joined.clauses({ first, next }));
}
const partsOf = (t: CardMessages, effects: readonly Effect[]): readonly Part[] =>
  runsOf(effects).map((run) => partOf(t, run));

/** What such effects do, as it stands on cards. */
export const effectsText = (t: CardMessages, effects: readonly Effect[]): string => joinedText(t, partsOf(t, effects));

/** What a band of a chart does. */
export function outcomeText(t: CardMessages, { hit, critical, backfire, do: effects = [] }: Band): string {
  const kind =
    hit !== undefined ? 'hit' : critical !== undefined ? 'critical' : backfire !== undefined ? 'backfire' : null;
  const points = hit ?? critical ?? backfire ?? 0;
  const text = kind === null ? t.outcomes.miss : t.outcomes[kind]({ points });
  const parts = partsOf(t, effects);
  return joinedText(t, kind === null && parts.length > 0 ? parts : [{ text, clause: false }, ...parts]);
}
function bandText(t: CardMessages, band: Band, last: number): string {
  const { from } = band;
  return t.joined.band({ range: from === last ? `${from}` : `${from}–${last}`, outcome: outcomeText(t, band) });
}
function chartText(t: CardMessages, roll: readonly Band[]): string {
  const bands = roll.map((band, n) => bandText(t, band, (roll[n + 1]?.from ?? 21) - 1));
  return `${bands.reduce((first, next) => t.joined.bands({ first, next }))}.`;
}

const IMMUNE = { physical: 'immunePhysical', toad: 'immuneToad', ballyhoo: 'immuneBallyhoo' } as const;

export const guardianText = (t: CardMessages, foe: Name, ability: Guardian): string =>
  formatted(t.guardian[ability.is === 'immune' ? IMMUNE[ability.to] : ability.is], { ...ability, foe });

interface Interrupting {
  readonly when?: readonly InterruptTiming[] | undefined;
  readonly do: readonly Effect[];
}
export const whenText = (t: CardMessages, line: 'interrupt' | 'reward', { when, do: effects }: Interrupting): string =>
  t.lines[line]({
    when: when?.map((moment) => t.timings[moment]) ?? [t.anyTime],
    effects: effectsText(t, effects),
  });

interface Aimed {
  readonly parts?: number | undefined;
  readonly nextWave?: true | undefined;
  readonly target?: string;
}
const aimText = (t: CardMessages, { parts, target, nextWave }: Aimed): string => {
  if (parts === undefined) return target === 'foes' ? ` ${t.lines.all}` : '';
  return ` ${t.lines.parts({ parts })}${nextWave === true ? ` ${t.lines.nextWave}` : ''}`;
};

/** Names and texts of everything in a pack, by id. */
export function cardTexts({ cards: t, nouns }: FamiliarsAndFoesMessages, language: Language, pack: Pack) {
  const texts = new Map<string, { name: string; text: string }>();
  const put = (card: { id: string; names: Readonly<Record<Language, string>> }, text: string) =>
    texts.set(card.id, { name: card.names[language], text });
  const { lines } = t;
  for (const mat of pack.mats) {
    const strong = t.elements[STRONG[mat.element]];
    const ability = whenText(t, 'interrupt', mat.ability);
    const { health, magic, toad } = mat;
    const head = lines.mat({ element: t.elements[mat.element], health, magic, toad, strong });
    put(mat, `${head} ${lines.ability({ name: mat.ability.names[language], text: ability })}`);
    put(mat.ability, ability);
    put(mat.physical, lines.physical({ chart: chartText(t, mat.physical.roll) }));
    const { simple, strong: stronger } = mat;
    // FO-10.14: the spell has one name for all; whose toad comes is told beside it.
    put(simple, lines.simple({ toad, cost: simple.cost, chart: chartText(t, simple.roll) }));
    put(stronger, lines.spell({ cost: stronger.cost, chart: chartText(t, stronger.roll) }));
    const { cost, roll } = mat.elemental;
    put(mat.elemental, lines.elemental({ cost, element: strong, chart: chartText(t, roll) }));
    for (const spell of mat.advanced)
      put(spell, lines.advanced({ cost: spell.cost, chart: chartText(t, spell.roll) }) + aimText(t, spell));
    const { helper } = mat;
    put(helper, lines.helper({ witch: helper.witch, cost: helper.cost, chart: chartText(t, helper.roll) }));
    put(mat.healing, lines.healing({ gives: mat.healing.gives }));
    put(mat.eye, lines.eye({ gives: mat.eye.gives }));
  }
  put(pack.revive, lines.revive);
  for (const artifact of pack.artifacts) {
    const { roll, do: effects = [] } = artifact;
    const text =
      roll === undefined
        ? lines.artifact({ effects: capital(effectsText(t, effects)) })
        : lines.artifactRoll({ chart: chartText(t, roll) });
    put(artifact, text + (artifact.parts === undefined ? '' : aimText(t, artifact)));
  }
  for (const foe of pack.foes) {
    const { level } = foe;
    const head = lines.foe({ element: t.elements[foe.element], level, health: foe.health.join(' / ') });
    const name = nameOf(foe.names[language], nouns[foe.id]);
    const ability = foe.ability === undefined ? '' : ` ${guardianText(t, name, foe.ability)}`;
    put(foe, `${head}${ability} ${chartText(t, foe.roll)} ${whenText(t, 'reward', foe.reward)}`);
  }
  return texts;
}
