import type { Face, Language } from '../../../../kernel/index.ts';
import type { Term } from '../../../table/board.ts';
import icons from '../icons.json';
import { type TermId, termTexts } from '../text/terms.ts';

/** The sign that each stands with on the board; a silhouette where there is no small sign for it. */
const SIGNS: Readonly<Record<TermId, Pick<Term, 'sign' | 'icon'>>> = {
  chart: {},
  damage: { sign: 'claw' },
  backfire: { sign: 'undo' },
  forbids: { sign: 'lock' },
  health: { sign: 'heart' },
  magic: { sign: 'drop' },
  gem: { sign: 'gem' },
  luck: { icon: icons.clover },
  tasks: { icon: icons['tied-scroll'] },
  toad: { icon: icons.frog },
  coin: { sign: 'eye' },
  ballyhoo: {},
  element: { sign: 'fire' },
  strong: { sign: 'bolt' },
  last: { sign: 'claw' },
  guard: { sign: 'shield' },
  hour: { sign: 'hour' },
  helps: { sign: 'astral' },
};

/** What words and signs mean, for the help. */
export const legend = (_face: Face, language: Language): readonly Term[] =>
  (Object.keys(SIGNS) as TermId[]).map((meant) => {
    const [name, text] = termTexts[language][meant];
    return { name, text, ...SIGNS[meant] };
  });
