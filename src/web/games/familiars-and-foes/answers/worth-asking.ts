import {
  type Band,
  bandAt,
  damageOf,
  type FoesEvent,
  type FoesFace,
  type FoesTable,
  frames,
  hexOn,
  stripesOf,
} from '../../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../../kernel/index.ts';
import type { BoardProps } from '../../../table/board.ts';
import { spellsOf } from '../cards/printed.ts';
import { deedChart, foeCard } from '../foes/cards.ts';
import { BALLYHOO } from '../mats/deeds.ts';
import { type FoesProps, isStanding, sideOf } from '../selectors.ts';

/**
 * At which moments one is asked who has not said otherwise: those at which much is at stake for the own Familiars, or
 * for all. The others go by, and the bar says so.
 */

interface MomentView {
  readonly view: View<FoesTable>;
  readonly face: FoesFace;
  readonly events: readonly FoesEvent[];
  readonly question: NonNullable<BoardProps['question']>;
}

const isOwn = ({ view }: MomentView, familiar: string | null | undefined): boolean =>
  view.table.familiars.some((each) => each.familiar === familiar && each.seat === sideOf(view));

/** Such a part of the HP that an own Familiar has left is a heavy loss. */
const HEAVY_SHARE = 1 / 2;
/** Whether so much damage to all is heavy: somebody falls by it, or an own Familiar loses much of what it has. */
const isHeavy = (moment: MomentView, points: number): boolean =>
  moment.view.table.familiars.some(
    (each) => isStanding(each) && points >= each.hp * (isOwn(moment, each.familiar) ? HEAVY_SHARE : 1),
  );

/** MP from which on a spell is dear. */
const COSTLY_MP = 3;
/** Whether a miss would be a pity: an Artifact that leaves the game, or a spell that costs much. */
function isCostly({ face: { pack } }: MomentView, deed: string | null): boolean {
  if (pack.artifacts.some(({ id }) => id === deed)) return true;
  const spell = pack.mats.flatMap(spellsOf).find(({ id }) => id === deed);
  return spell !== undefined && 'cost' in spell && spell.cost >= COSTLY_MP;
}

/** The most that something one holds adds to the damage of an attack. */
function moreDamage({ face: { pack }, question }: MomentView): number {
  const effects = question.legal.flatMap((say) => {
    const [verb, card] = say.split(' ');
    if (verb === 'ability') return pack.mats.find(({ id }) => id === card)?.ability.do ?? [];
    return verb === 'reward' ? (pack.foes.find(({ id }) => id === card)?.reward.do ?? []) : [];
  });
  const amounts = effects.map((effect) => {
    const adds = effect.do === 'empower' || (effect.do === 'boost' && effect.what === 'damage');
    return adds ? effect.amount : 0;
  });
  return Math.max(0, ...amounts);
}
/** Whether an attack would defeat a Foe with that which it could not defeat without. */
function mayFinish(moment: MomentView, deed: string | null): boolean {
  const chart = deed === null ? null : deedChart(moment.face, deed);
  const [, most] = (chart === null ? null : damageOf(chart)) ?? [0, 0];
  return most > 0 && moment.view.table.foes.some(({ hp }) => hp > most && hp <= most + moreDamage(moment));
}

/** So many of a hundred rolls are enough to be afraid of. */
const LIKELY_PERCENT = 25;
/** Whether a Foe that is about to roll may well hurt badly. */
function isThreatening(moment: MomentView): boolean {
  const { table } = moment.view;
  const foe = table.foes[table.roll.foe ?? 0];
  if (foe === undefined) return false;
  const stripes = stripesOf(foeCard(moment.face, foe.foe).roll, -hexOn(table, foe.foe));
  const heavy = stripes.filter(({ band }) => isHeavy(moment, damageIn(band)));
  return heavy.reduce((sum, { percent }) => sum + percent, 0) >= LIKELY_PERCENT;
}
const damageIn = ({ hit, critical }: Band): number => hit ?? critical ?? 0;
/** Whether what a Foe has rolled hurts badly. */
function isBadlyHurt(moment: MomentView): boolean {
  const band = foeBand(moment);
  return band !== undefined && isHeavy(moment, damageIn(band));
}
/** What a Foe has rolled does. */
function foeBand({ view: { table }, face }: MomentView): Band | undefined {
  const foe = table.foes[table.roll.foe ?? 0];
  if (foe === undefined) return undefined;
  const chart = foeCard(face, foe.foe).roll;
  return chart[bandAt(chart, table.roll.face, table.roll.bonus)];
}
/** Whether what a Foe has rolled forbids something: it is the last time that it may be used. */
const forbids = (moment: MomentView): boolean => foeBand(moment)?.do?.some((effect) => effect.do === 'forbid') ?? false;
/** Whether a reward could be used that defeats the Foe before it rolls. */
function mayForestall({ view: { table }, face, question }: MomentView): boolean {
  const foe = table.foes[table.roll.foe ?? 0];
  const rewards = question.legal.filter((say) => say.startsWith('reward ')).map((say) => say.split(' ')[1] ?? '');
  return rewards.some((card) =>
    foeCard(face, card).reward.do.some((effect) => effect.do === 'damage' && effect.amount >= (foe?.hp ?? 0)),
  );
}

/** Whether a Familiar's roll has failed. */
function hasFailed({ view: { table }, face }: MomentView): boolean {
  const { deed, face: rolled, bonus } = table.roll;
  const chart = deed === null ? null : deedChart(face, deed);
  const band = chart?.[bandAt(chart, rolled, bonus)];
  return band !== undefined && band.hit === undefined && band.critical === undefined && band.do === undefined;
}

/** Whether the coin is an own Familiar's, or one for a Fallen one. */
function isOwnCoin(moment: MomentView): boolean {
  const { stack, table } = moment.view;
  const caller = frames.find(stack, 'calling')?.place;
  return caller === undefined || isOwn(moment, table.familiars[caller]?.familiar);
}

const ATTACKS: readonly string[] = ['attacks', 'casts', 'uses', 'goesOn'];
/** Whether one has declined to call after this attack: who calls has everybody asked once more. */
function hasDeclined({ view, events }: MomentView): boolean {
  // Between the blow and the next coin a pass is one at the Ballyhoo, not at a roll or a flip.
  let struck = false;
  for (const event of events.slice(events.findLastIndex(({ kind }) => ATTACKS.includes(kind)) + 1)) {
    if (event.kind === 'struck') struck = true;
    else if (event.kind === 'flipped') struck = false;
    else if (event.kind === 'passes' && struck && event.seat === view.viewer) return true;
  }
  return false;
}

/** What a caller should have more than: a call that fails hurts, and one that is paid should leave a Strong Spell's MP. */
const SPARE = { hp: 4, mp: 4 };
/** Whether one of those that may call can afford it. */
const mayCallFreely = ({ view: { table }, question }: MomentView): boolean =>
  table.familiars.some(
    ({ familiar, hp, mp }) => question.legal.includes(`ballyhoo ${familiar}`) && hp > SPARE.hp && mp > SPARE.mp,
  );
/** Whether a call may defeat the Foe. */
const mayEndIt = ({ view: { table }, question }: MomentView): boolean =>
  table.foes.some(({ foe, hp }) => foe === question.with.foe && hp > 0 && hp <= BALLYHOO);

export function isWorthAsking(
  question: MomentView['question'],
  { view, face, events }: Pick<FoesProps, 'view' | 'face' | 'events'>,
): boolean {
  const moment: MomentView = { view, face, events, question };
  const { roll, open } = view.table;
  switch (question.ask) {
    case 'roll':
      return isOwn(moment, roll.by) && (isCostly(moment, roll.deed) || mayFinish(moment, roll.deed));
    case 'foeRoll':
      return isThreatening(moment) || mayForestall(moment);
    case 'rolled':
      if (roll.by === null) return forbids(moment) || isBadlyHurt(moment);
      return isOwn(moment, roll.by) && hasFailed(moment);
    case 'ballyhoo':
      return !hasDeclined(moment) && (mayCallFreely(moment) || mayEndIt(moment));
    case 'flip':
      return isOwnCoin(moment);
    case 'flipped':
      return !open && isOwnCoin(moment);
    default:
      return true;
  }
}
