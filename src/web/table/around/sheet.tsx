import './sheet.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Glyph } from '../../art/glyph.tsx';
import { useTexts } from '../../text/index.ts';

interface SheetProps {
  readonly title: string;
  /**
   * `drawer` slides in from the side, `low` is at the bottom within reach of the thumb, `narrow` has a fixed width,
   * `loose` has no frame.
   */
  readonly kind?: 'middle' | 'drawer' | 'low' | 'narrow' | 'loose';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog over the table. Escape, its close button or a tap beside it closes it. */
export function Sheet({ title, kind = 'middle', onClose, children }: SheetProps) {
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open) element.showModal();
    // `close` returns the focus to where it was; removing the dialog from the page would not.
    return () => element.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`laid ${kind}`}
      aria-labelledby={heading}
      onClose={() => dialog.current?.open !== true && onClose()}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="inside">
        <header>
          <h2 id={heading} className={kind === 'loose' ? 'sr' : undefined} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="tool" aria-label={shell.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
