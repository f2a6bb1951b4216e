import type { Face, Language } from '../../../../kernel/index.ts';
import type { Term } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import type { WebFamiliarsAndFoesMessages } from '../generated/messages.ts';
import icons from '../icons.json';

/** Signs and words of the board that a newcomer would ask about. */
type TermId = keyof WebFamiliarsAndFoesMessages['terms']['names'];

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
  (Object.keys(SIGNS) as TermId[]).map((term) => {
    const { names, means } = messages[language].terms;
    return { name: names[term], text: means[term], ...SIGNS[term] };
  });
