import { roomKind } from '../../cards/printed.ts';
import { messages } from '../../generated/all.ts';
import type { RoseProps } from '../../selectors.ts';

/** What the activation of a Room does, in a word or two; the card says it whole. Empty where no such words are known. */
export function roomDoes({ face, speech, language }: RoseProps, room: string): string {
  const t = messages[language].lodge.does;
  const { pack } = face;
  if (pack.packs.some((each) => each.room.id === room)) return t.familiar;
  const [effect] = pack.effects[roomKind(face, room) ?? ''] ?? [];
  switch (effect?.do) {
    case 'damage':
      return t.damage({ amount: effect.amount });
    case 'unsettle':
      return t.unsettle({ amount: effect.amount });
    case 'quest':
      return t.quest({ count: effect.cards });
    case 'recover':
      return t.recover({ count: effect.cards });
    case 'draw':
      return t.draw({ count: effect.cards });
    case 'summon':
      return speech.card(effect.evocation).name;
    case 'crown':
      return t.crown;
    case 'learn':
      return t.learn;
    default:
      return '';
  }
}
