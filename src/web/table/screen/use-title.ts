import { useEffect } from 'react';

/** Sets the title of the page; `asked` stands before it, so that it is read in the tab of a page that is not visible. */
export function useTitle(title: string, asked: string | null): void {
  useEffect(() => {
    document.title = `${asked === null ? '' : `● ${asked} · `}${title} · Grimalkin`;
  }, [title, asked]);
}
