import type { RoseEvent, RoseFace, RoseTable } from '../../../games/black-rose/face.ts';
import {
  type GameScoring,
  isPlayedOut,
  type ScoreCell,
  type ScoreRow,
  type ScoringContext,
} from '../../table/ending/scoring.ts';
import { messages } from './scoring/generated/all.ts';
import { roseKeeps } from './selectors.ts';

/** For what Power is given in play, and for what in the end. */
const SOURCES = ['rooms', 'mages', 'quests', 'other'] as const;
const RANKING = { quests: 'rankedQuests', trophies: 'rankedTrophies', ruins: 'rankedRuins' } as const;
const RANKED = ['rankedQuests', 'rankedTrophies', 'rankedRuins'] as const;
type PowerSource = (typeof SOURCES)[number] | (typeof RANKED)[number];
type PowerSums = Record<PowerSource, number>;

/** What the Power that follows an event is given for. */
function sourceOf(event: RoseEvent): PowerSource {
  switch (event.kind) {
    case 'ruined':
      return 'rooms';
    case 'defeated':
      return 'mages';
    case 'solved':
      return 'quests';
    case 'ranked':
      return RANKING[event.what];
    default:
      return 'other';
  }
}

const noPower = (): PowerSums => ({
  ...{ rooms: 0, mages: 0, quests: 0, other: 0 },
  ...{ rankedQuests: 0, rankedTrophies: 0, rankedRuins: 0 },
});
/** For what everybody got their Power; the Rose's last. */
function powerBySource(events: readonly RoseEvent[], seats: number): PowerSums[] {
  const sums = Array.from({ length: seats + 1 }, noPower);
  let source: PowerSource = 'other';
  /** Moons that have risen, and of which the Rose has not had her Power yet. */
  let moons = 0;
  events.forEach((event, n) => {
    // A moon that rises meanwhile changes nothing in what is being paid for.
    if (event.kind === 'moon') moons++;
    else if (event.kind !== 'power') source = sourceOf(event);
    else {
      const { seat, amount } = event;
      const isMoons = moons > 0 && seat === null && amount === 1 && BY_MOON.includes(events[n + 1]?.kind ?? '');
      if (isMoons) moons--;
      const own = sums[seat ?? seats];
      if (own !== undefined) own[isMoons ? 'other' : source] += amount;
    }
  });
  return sums;
}
/** What follows the Rose's Power when a moon rises: quests, and a card for each Mage. */
const BY_MOON = ['quest', 'questsShuffled', 'studied'];

/** Where every point of Power came from, the Rose's too. */
export function scoring(context: ScoringContext<RoseTable, RoseFace, RoseEvent>): GameScoring {
  const { view, face, events, speech, language } = context;
  const { players, rose, round } = view.table;
  const t = messages[language];
  const theRose = face.pack.rose.id;
  const sums = powerBySource(events, view.seats);
  const { trophies, ruins } = roseKeeps(view);
  /** All the Power of a seat; beyond the last one, the Rose's. */
  const wholeOf = (n: number): number => players[n]?.power ?? rose;
  /** Whoever came late has not heard of all of it: then there are no sources. */
  const isWhole = sums.every((each, n) => total(each) === wholeOf(n));
  const countsOf = (n: number): Record<(typeof RANKED)[number], number> => {
    const player = players[n];
    if (player === undefined) return { rankedQuests: 0, rankedTrophies: trophies, rankedRuins: ruins };
    return { rankedQuests: player.solved.length, rankedTrophies: player.trophies, rankedRuins: player.ruins };
  };
  const order = (a: number, b: number) =>
    wholeOf(b) - wholeOf(a) ||
    (b < view.seats && a < view.seats
      ? countsOf(b).rankedTrophies - countsOf(a).rankedTrophies || countsOf(b).rankedQuests - countsOf(a).rankedQuests
      : b - a);
  const mages = players.map((_, seat) => seat);
  const best = Math.max(...players.map(({ power }) => power));
  const isRoses = rose > best;
  const places = [...mages, view.seats].sort((a, b) => order(a, b) || a - b);
  const [first = 0] = mages.toSorted((a, b) => order(a, b));
  const rows = places.map((n): ScoreRow => {
    const own = sums[n] ?? noPower();
    const ranked = RANKED.reduce((sum, each) => sum + own[each], 0);
    const part = (value: number): ScoreCell => ({ value: isWhole ? value : null });
    const cells: Record<string, ScoreCell> = {
      ...Object.fromEntries(SOURCES.map((source) => [source, part(own[source])])),
      inPlay: part(wholeOf(n) - ranked),
      ...Object.fromEntries(RANKED.map((each) => [each, { ...part(own[each]), counted: countsOf(n)[each] }])),
      power: { value: wholeOf(n) },
    };
    const player = players[n];
    const isRose = player === undefined;
    return {
      key: isRose ? 'rose' : `${n}`,
      seat: isRose ? null : n,
      name: isRose ? t.rose : null,
      ...(isRose ? { note: t.roseNote } : player.mage === null ? {} : { note: speech.card(player.mage).name }),
      ...(isRose ? { card: theRose } : player.mage !== null && { card: player.mage }),
      cells,
      leads: isRose ? isRoses : !isRoses && order(n, first) === 0,
    };
  });
  const leaders = rows.filter(({ leads }) => leads);
  const [one = 0, two] = mages.filter((seat) => players[seat]?.power === best);
  const tied = two !== undefined && !isRoses;
  const byTrophies = tied && countsOf(one).rankedTrophies !== countsOf(two).rankedTrophies;
  const mage = players[leaders[0]?.seat ?? -1]?.mage;
  return {
    cards: isRoses ? [theRose] : mage == null ? [] : [mage],
    columns: [
      { id: 'rooms', name: t.rooms, sign: 'cube', group: t.inPlayGroup, kind: 'part' },
      { id: 'mages', name: t.mages, sign: 'swords', group: t.inPlayGroup, kind: 'part' },
      { id: 'quests', name: t.quests, sign: 'seal', group: t.inPlayGroup, kind: 'part' },
      { id: 'other', name: t.other, sign: 'spell', group: t.inPlayGroup, kind: 'part' },
      { id: 'inPlay', name: t.inPlay, kind: 'sum' },
      { id: 'rankedQuests', name: t.quests, sign: 'seal', group: t.rankedGroup, kind: 'part' },
      { id: 'rankedTrophies', name: t.trophies, sign: 'crown', group: t.rankedGroup, kind: 'part' },
      { id: 'rankedRuins', name: t.ruins, sign: 'cube', group: t.rankedGroup, kind: 'part' },
      { id: 'power', name: t.power, kind: 'total' },
    ],
    decided: !isPlayedOut(view)
      ? null
      : byTrophies
        ? 'rankedTrophies'
        : tied && leaders.length === 1
          ? 'rankedQuests'
          : 'power',
    rows,
    tells: {
      rise: ['ranked', 'defeated', 'ruined', 'solved', 'power'],
      fall: ['ranked', 'defeated', 'ruined', 'power'],
    },
    note: [t.round({ round }), ...(isWhole ? [] : [t.unheard]), t.ties].join(' '),
  };
}

const total = (sums: PowerSums): number => [...SOURCES, ...RANKED].reduce((sum, each) => sum + sums[each], 0);
