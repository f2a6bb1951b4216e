import type { EvocationView, PlayerView } from '../../../../games/black-rose/face.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { messages } from '../generated/all.ts';
import {
  damageOf,
  evocationsOf,
  familiarOf,
  HEALTH,
  kindIn,
  nextSlot,
  playerAt,
  QUICK,
  ROSE,
  type RoseProps,
  roseKeeps,
} from '../selectors.ts';

/** What stands on a Mage's sheet, in words. */

type SheetContext = Pick<RoseProps, 'view' | 'face' | 'speech' | 'scene' | 'language' | 'seats'>;

/** The Rose's Power, and what she keeps beside it. */
export function roseWords({ view, language }: Pick<SheetContext, 'view' | 'language'>): string {
  const t = messages[language].board;
  const { trophies, ruins } = roseKeeps(view);
  const keeps = [
    ...(trophies > 0 ? [t.trophies({ count: trophies })] : []),
    ...(ruins > 0 ? [t.ruins({ count: ruins })] : []),
  ];
  return [t.powerOf({ player: t.theRose, power: view.table.rose }), ...keeps].join(' · ');
}

/** What may still be used this round, as everybody can see. */
export function usable(player: PlayerView) {
  const familiar = familiarOf(player);
  const slot = nextSlot(player);
  return {
    tokens: player.tokens,
    slot: slot === null ? null : slot + 1,
    quick: player.slots[QUICK] !== null && player.slots[QUICK] !== undefined,
    marker: familiar?.mode === 'guard' && player.marker,
  };
}
export function usableWords({ language }: Pick<SheetContext, 'language'>, player: PlayerView): readonly string[] {
  const t = messages[language].board;
  const { tokens, slot, quick, marker } = usable(player);
  return [
    ...(tokens > 0 ? [t.tokens({ left: tokens })] : []),
    ...(slot === null ? [] : [t.spell({ slot })]),
    ...(quick ? [t.quick] : []),
    ...(marker ? [t.marker] : []),
  ];
}

/** Where a Mage is, and what is the matter with it. The Crown is to be seen on its face. */
export function conditions({ view, speech, language }: SheetContext, seat: Seat): readonly string[] {
  const t = messages[language].board;
  const { room, mage, passed, festers, less } = playerAt(view, seat);
  if (mage === null) return [t.notChosen];
  return [
    room === null ? t.inCell : speech.card(room).name,
    ...(passed ? [t.passed] : []),
    ...(festers ? [t.festers] : []),
    ...(less > 0 ? [t.less({ points: less })] : []),
  ];
}

/** Who plays here, beside their name. */
export function playing({ seats, language }: SheetContext, seat: Seat): readonly string[] {
  const t = messages[language].board;
  const { bot = null, away = false, gaveUp = false } = seats[seat] ?? {};
  return [...(bot === null ? [] : [t.bot]), ...(away ? [t.away] : []), ...(gaveUp ? [t.gaveUp] : [])];
}

/** An Evocation with its Health, and a Familiar's mode. */
function evocationWords({ face, speech, language }: SheetContext, own: EvocationView): string {
  const t = messages[language].board;
  const { card, left, mode } = own;
  const words = [
    speech.card(card).name,
    ...(mode === null ? [] : [mode === 'guard' ? t.guard : t.hunting]),
    t.left({ points: left, most: kindIn(face, card).health }),
  ];
  return words.join(', ');
}

/** What lies on the sheet: how much of how much, and whose it is. */
export function damageWords({ view, scene, language }: SheetContext, seat: Seat): string {
  const t = messages[language].board;
  const player = playerAt(view, seat);
  const { cubesOf, roseCubes } = messages[language].lodge;
  const whose = player.sheet.flatMap((count, colour) =>
    count === 0 ? [] : [colour === ROSE ? roseCubes({ count }) : cubesOf({ count, player: scene.names[colour] ?? '' })],
  );
  return [t.damage({ points: damageOf(player), most: HEALTH }), ...whose].join(', ');
}

/** All of a sheet that is seen at a glance, as one sentence. */
export function sheetSentence(told: SheetContext, seat: Seat): string {
  const { view, speech, scene, language } = told;
  const t = messages[language].board;
  const player = playerAt(view, seat);
  const name = scene.names[seat] ?? '';
  if (player.mage === null) return `${name}: ${t.notChosen}`;
  const words = [
    ...playing(told, seat),
    ...(told.seats[seat]?.asked === true ? [t.asked] : []),
    t.power({ points: player.power }),
    damageWords(told, seat),
    ...(seat === view.table.crown ? [t.crown] : []),
    ...conditions(told, seat),
    ...evocationsOf(player).map((own) => evocationWords(told, own)),
    t.hand({ count: player.cards }),
    ...usableWords(told, player),
  ];
  return `${name}, ${speech.card(player.mage).name}: ${words.join(', ')}`;
}
