import { useEffect } from 'react';

/** Sets the page title; `asked` is put first, so that it can be read on the tab of a hidden page. */
export function useTitle(title: string, asked: string | null): void {
  useEffect(() => {
    document.title = `${asked === null ? '' : `● ${asked} · `}${title} · Grimalkin`;
  }, [title, asked]);
}
