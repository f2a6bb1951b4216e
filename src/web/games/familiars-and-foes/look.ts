import type { CardKind, FoesFace } from '../../../games/familiars-and-foes/face.ts';
import type { Face, Language } from '../../../kernel/index.ts';
import { own } from '../../own.ts';
import type { CardLook } from '../../table/board.ts';
import icons from './icons.json';
import { PICTURES, PLAIN } from './pictures.ts';
import { elementOf, gistOf, partsOf, platesOf } from './printed.ts';
import { texts } from './text.ts';

const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = {
  familiar: 'familiar',
  spell: 'scroll',
  ability: 'scroll',
  artifact: 'item',
  foe: 'foe',
};

/** Cards are asked for their looks with every picture of the table; a face never changes. */
const known = new WeakMap<Face, Map<string, CardLook>>();

/** How a card of the game is printed. */
export function look(face: Face, card: string, language: Language): CardLook {
  const looks = known.get(face) ?? new Map<string, CardLook>();
  known.set(face, looks);
  const key = `${language} ${card}`;
  const found = looks.get(key) ?? printed(face as FoesFace, card, language);
  looks.set(key, found);
  return found;
}

function printed(face: FoesFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'spell';
  const element = elementOf(face, card);
  const [icon, scene, ink, scale, y] = own(PICTURES, card) ?? PLAIN[kind];
  const isOwn = own(PICTURES, card) !== undefined;
  const plates = platesOf(face, card, language);
  const parts = partsOf(face, card, language);
  const gist = gistOf(face, card);
  return {
    shape: SHAPES[kind],
    art: {
      icon: [`foes-${icon}`, icons[icon]] as const,
      scene,
      inverse: scene === 'void',
      ...(scale === undefined ? {} : { scale }),
      ...(y === undefined ? {} : { y }),
    },
    spot: isOwn || element === null ? ink : `var(--el-${element})`,
    kind: texts[language].kinds[kind],
    ...(plates && { plates }),
    ...(parts && { parts }),
    ...(gist && { gist }),
  };
}
