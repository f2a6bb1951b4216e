import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Face, View } from '../../../kernel/index.ts';
import { de } from '../../generated/de.ts';
import { en } from '../../generated/en.ts';
import { LanguageContext } from '../../text/index.ts';
import type { BoardProps, GameBoard } from '../board.ts';
import { CardsProvider } from '../cards/cards.ts';

/** Boards drawn as text, without a browser. */

/** Pictures are drawn into the document once; here there is none, and nobody looks. Nothing moves. */
export function withoutDocument(): void {
  const nowhere = { insertAdjacentHTML() {} };
  const documentElement = { dataset: { motion: 'none' } };
  Object.assign(globalThis, { document: { getElementById: () => nowhere, documentElement } });
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** What a board is given for a view: nothing has been heard, is asked or can be touched, unless `more` says so. */
export function propsFor<F extends Face>(face: F, view: View, more: Partial<BoardProps> = {}) {
  const { language = 'en' } = more;
  const names = NAMES.slice(0, view.seats);
  return {
    ...{ view, face, language, speech: face.speech[language], events: [], question: null },
    scene: { names, viewer: view.viewer },
    seats: names.map((name, seat) => ({ seat, name, bot: null, away: false, gaveUp: false, here: true, asked: false })),
    picking: { stateOf: () => 'other' as const, isLit: () => false, touch: () => {}, say: () => {} },
    ...more,
  };
}

/** A piece of a board, as it stands in the page. */
export function renderPiece({ face, speech, language }: BoardProps, look: GameBoard['look'], piece: ReactNode): string {
  return renderToStaticMarkup(
    <LanguageContext value={{ language, texts: language === 'de' ? de : en }}>
      <CardsProvider value={{ speech, look: (card) => look(face, card, language) }}>{piece}</CardsProvider>
    </LanguageContext>,
  );
}

/** The whole of what a viewer is shown of a game. */
export function renderBoard({ Board, OwnArea: Mine = () => null, Hand, look }: GameBoard, props: BoardProps): string {
  return renderPiece(
    props,
    look,
    <>
      <Board {...props} />
      <Mine {...props} />
      <Hand {...props} />
    </>,
  );
}

export const placesIn = (html: string): string[] =>
  [...html.matchAll(/data-place="([^"]+)"/g)].map((match) => match[1] as string);
