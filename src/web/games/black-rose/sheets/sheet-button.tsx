import { type ReactNode, useState } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { messages } from '../generated/all.ts';
import type { RoseProps } from '../selectors.ts';
import { sheetSentence } from './labels.ts';
import { MagePortrait } from './portrait.tsx';
import { WholeSheet } from './whole-sheet.tsx';

/** A Mage with what is short about its sheet; touched, all of it is laid open. */
export function SheetButton({ props, seat, children }: { props: RoseProps; seat: Seat; children: ReactNode }) {
  const { scene, language } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="mage-open"
        data-place={`sheet:${seat}`}
        aria-label={`${sheetSentence(props, seat)}. ${messages[language].board.open({ name: scene.names[seat] ?? '' })}`}
        onClick={() => setOpen(true)}
      >
        <MagePortrait {...{ props, seat }} />
        {children}
      </button>
      {open && <WholeSheet {...{ props, seat }} onClose={() => setOpen(false)} />}
    </>
  );
}
