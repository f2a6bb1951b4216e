import type { Effect, Reflex, RoseFace } from '../../../../games/black-rose/face.ts';
import type { Face, Language } from '../../../../kernel/index.ts';
import type { Term } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import type { TermId } from '../text.ts';
import { POWER, schoolOfRoom, spellIn } from './printed.ts';
import { KIND_SIGNS } from './signs.ts';

/** What words and signs mean, for who sees them for the first time. */

/** The sign that each stands with on the board; a silhouette where there is no small sign for it. */
const SIGNS: Readonly<Record<TermId, Pick<Term, 'sign' | 'icon'>>> = {
  combat: { sign: KIND_SIGNS.combat },
  contingency: { sign: KIND_SIGNS.contingency },
  trap: { sign: KIND_SIGNS.trap },
  protection: { sign: KIND_SIGNS.protection },
  side: { sign: 'turn' },
  slot: { sign: 'spell' },
  quick: { sign: 'bolt' },
  range: { sign: 'target' },
  move: { sign: 'boot' },
  damage: { sign: 'claw' },
  power: { sign: POWER },
  rose: { icon: icons.rose },
  instability: { sign: 'cube' },
  room: { sign: 'ruby' },
  quest: { icon: icons['tied-scroll'] },
  model: { sign: 'user' },
  guard: { sign: 'shield' },
  hunting: { sign: 'claw' },
  token: { icon: icons.fist },
  crown: { sign: 'crown' },
  moon: { icon: icons.moon },
  forgotten: { icon: icons['scroll-unfurled'] },
};

const termIn =
  (language: Language) =>
  (meant: TermId): Term => ({ ...messages[language].terms[meant], ...SIGNS[meant] });

/** All of them, for the help. */
export const legend = (_face: Face, language: Language): readonly Term[] =>
  (Object.keys(SIGNS) as TermId[]).map(termIn(language));

/** Those that stand on a card. */
export function termsOf(face: RoseFace, card: string, language: Language): readonly Term[] {
  return [...new Set(meantBy(face, card))].map(termIn(language));
}
function meantBy(face: RoseFace, card: string): TermId[] {
  const spell = spellIn(face, card);
  if (spell !== undefined) {
    const effects = [spell.a, spell.b].flatMap((side): readonly Did[] => (side.kind === 'protection' ? [] : side.do));
    return [spell.a.kind, spell.b.kind, ...effects.flatMap(wordsOf)];
  }
  if (schoolOfRoom(face, card) !== null) return ['instability', 'room'];
  switch (face.kindOf(card)) {
    case 'familiar':
      return ['guard', 'hunting'];
    case 'event':
      return ['rose'];
    case 'quest':
      return ['quest', 'power'];
    default:
      return [];
  }
}
type Did = Effect | Reflex;
function wordsOf(effect: Did): TermId[] {
  const far = 'range' in effect && typeof effect.range === 'number' && effect.range > 0 ? (['range'] as const) : [];
  return [...far, ...(effect.do === 'unsettle' || effect.do === 'rework' ? (['instability'] as const) : [])];
}
