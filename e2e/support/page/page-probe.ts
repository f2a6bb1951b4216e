/** What a page tells those who play on it, by looking at what everybody can see. It is there as `window.desk`. */
export interface PageProbe {
  /** Whether something is asked of us, or all is over; null while others are asked or a reply is awaited. */
  standing(): 'asked' | 'over' | null;
  /** All that can be touched now and leads on. */
  offers(): Element[];
  /** Remembers one of them as `chosen`; false if there is none by now. */
  choose(lot: number): boolean;
  chosen: Element | null;
  /** Whether the last tap only showed what was still to be shown: then it meant nothing else. */
  skipped: boolean;
  /** What is asked, lit and chosen, as a text: another one once something has come of a touch. */
  look(): string;
}

declare global {
  interface Window {
    readonly desk: PageProbe;
  }
}

/** Runs in the page before all of its own. */
export function installProbe(): void {
  const bar = () => document.querySelector('#question');
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const desk: PageProbe = {
    chosen: null,
    skipped: false,
    standing() {
      if (bar()?.querySelector('.result')) return 'over';
      return desk.offers().length > 0 ? 'asked' : null;
    },
    offers() {
      const now = bar();
      if (now === null || now.classList.contains('wait')) return [];
      // What has only just appeared ignores whoever is too quick.
      if (now.hasAttribute('data-early')) return [];
      // While an answer is on its way there is nothing to answer, whatever is still lit.
      if (now.querySelector('.all-of-them, .as button') === null) return [];
      // What happened meanwhile is read first.
      const read = all('.since button.btn');
      if (read.length > 0) return read;
      const sure = all('#question .as button.go');
      if (sure.length > 0) return sure;
      // What lies over the table is before all else.
      const laid = document.querySelector('.stage dialog[open]');
      if (laid !== null) {
        const within = all('.stage dialog[open] .legal');
        // What was touched too late, when it led on no more, is shown large: then that is closed.
        return within.length > 0 ? within : all('.stage dialog[open] > .inside > header .tool');
      }
      const lit = all('.stage .legal').map((thing) => (thing.matches('.zone') ? thing.querySelector('.name') : thing));
      return [...all('#question .as button:not(.all):not(:disabled)'), ...lit.filter((thing) => thing !== null)];
    },
    choose(lot) {
      const offers = desk.offers();
      desk.chosen = offers[lot % offers.length] ?? null;
      desk.skipped = false;
      return desk.chosen !== null;
    },
    look() {
      // That something has moved is only outlined for a while.
      const classes = ({ classList }: Element) => [...classList].filter((name) => name !== 'moved').join(' ');
      const lit = all('.legal, .chosen').map((element) => `${classes(element)} ${element.textContent}`);
      // The same may be asked twice.
      return [
        bar()?.className,
        bar()?.getAttribute('data-asked'),
        bar()?.textContent,
        all('.since').length,
        all('.stage dialog[open]').length,
        ...lit,
      ].join('|');
    },
  };
  /** After everybody else has heard of it. */
  const noted = (click: Event) =>
    setTimeout(() => {
      desk.skipped = click.defaultPrevented;
    });
  addEventListener('click', noted, true);
  Object.defineProperty(window, 'desk', { value: desk });
}
