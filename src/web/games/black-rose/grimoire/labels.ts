import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { playerAt, type RoseProps } from '../selectors.ts';
import { type GrimoireSlot, isPreparing, isReady, slotsOf } from './slots/slots.ts';

/** How cards and slots are called by those who do not see them. */

type CardContextProps = Pick<RoseProps, 'face' | 'speech' | 'language'>;

/** Which of the two sides it is, as it stands on the card. */
export const sideName = ({ language }: Pick<CardContextProps, 'language'>, side: string): string =>
  messages[language].grimoire.sides[side === 'b' ? 'b' : 'a'];
/** A card with the side that is used. */
export function sideSentence({ face, speech, language }: CardContextProps, card: string, side: string | null): string {
  const { name, text } = speech.card(card);
  const half = look(face, card, language).halves?.find((each) => each.side === side);
  if (half === undefined) return `${name}: ${text}`;
  return messages[language].grimoire.sideOf({
    name,
    side: sideName({ language }, half.side),
    kind: half.kind,
    text: half.text,
  });
}
export const slotName = ({ language }: Pick<RoseProps, 'language'>, { slot, quick }: GrimoireSlot): string =>
  quick ? messages[language].grimoire.quickSlot : messages[language].grimoire.slot({ number: slot + 1 });

/** Who has looked at a card, for its owner. */
export function seenSentence({ scene, view, language }: RoseProps, { seen }: GrimoireSlot): string | null {
  const t = messages[language].grimoire;
  if (seen.length === 0) return null;
  if (typeof view.viewer === 'number' && seen.includes(view.viewer)) return t.youSaw;
  return t.seenBy({ players: seen.map((seat) => scene.names[seat] ?? '') });
}

/** A whole grimoire in a sentence. */
export function grimoireSentence(props: RoseProps, seat: number): string {
  const { view, scene, language } = props;
  const t = messages[language].grimoire;
  const { waits } = playerAt(view, seat);
  const lying = slotsOf(view, seat).filter(({ lies }) => lies);
  const name = seat === view.viewer ? t.grimoire : t.grimoireOf({ player: scene.names[seat] ?? '' });
  const seen = lying.filter((slot) => slot.card !== null && seat !== view.viewer);
  return [
    name,
    isPreparing(view) ? (isReady(view, seat) ? t.ready : t.preparing) : t.prepared({ count: lying.length }),
    ...seen.map((slot) =>
      t.inSlot({ slot: slotName(props, slot), card: sideSentence(props, slot.card ?? '', slot.side) }),
    ),
    ...(waits.length === 0 ? [] : [t.waiting({ count: waits.length })]),
  ].join(', ');
}
