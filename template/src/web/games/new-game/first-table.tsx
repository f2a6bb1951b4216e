import { artOf, INK } from '../../art/pictures.ts';
import type { FirstTable } from '../../table/first-table/first-table.ts';
import { ArtFan } from '../../table/first-table/goal-art.tsx';
import { legend } from './cards/terms.ts';
import { loaders } from './first-table/generated/lazy.ts';
import icons from './icons.json';

const art = (icon: keyof typeof icons, spot: string) => artOf('new-game', icons, [icon, 'moon', spot]);

/** New Game for those who sit at it for the first time. */
export const firstTable: FirstTable = {
  texts: loaders,
  goals: [
    { picture: <ArtFan art={art('lotus-flower', INK.pink)} spot={INK.pink} count={3} />, outcome: 'win' },
    { picture: <ArtFan art={art('herbs-bundle', INK.green)} spot={INK.green} count={3} />, outcome: 'win' },
    { picture: <ArtFan art={art('barn-owl', INK.grey)} spot={INK.grey} count={2} />, outcome: null },
  ],
  steps: [['stack'], ['card'], ['check']],
  signs: legend,
  firstMove: (view) => (view.asked.some((seat) => seat === view.viewer) ? 'charm' : 'wait'),
};
