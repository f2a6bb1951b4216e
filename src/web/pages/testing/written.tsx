import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { en } from '../../generated/en.ts';
import { LanguageContext } from '../../text/index.ts';

/** A piece of a page as text, in English, without a browser. */
export const written = (piece: ReactNode): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <LanguageContext value={{ language: 'en', texts: en }}>{piece}</LanguageContext>
    </Router>,
  );
