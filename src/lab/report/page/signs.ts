import type { Finding } from '../report.ts';
import { html, Markup } from './markup.ts';

/** The shapes of findings, drawn once for the whole page. */
export const SIGNS = new Markup(`<svg width="0" height="0" class="defs" aria-hidden="true"><defs>
<path id="sign-strong" d="M8 2l6.5 11.5h-13z" fill="currentColor"/>
<path id="sign-weak" d="M8 14l6.5-11.5h-13z" fill="currentColor"/>
<circle id="sign-fair" cx="8" cy="8" r="5" fill="var(--bg-raise)" stroke="currentColor" stroke-width="2"/>
<g id="sign-unclear"><circle cx="8" cy="8" r="5" fill="var(--bg-raise)" stroke="currentColor" stroke-width="2"/><path d="M8 3a5 5 0 0 1 0 10z" fill="currentColor"/></g>
<path id="sign-few" d="M8 2l6 6-6 6-6-6z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2 2"/>
<path id="sign-cat" d="m 463.5 37l-30.7 50.7l-7-2.3c-27.1-8.8-71.5-7.1-97.6 0.1L 321.2 87.5l-28.7-48.5c-33.6 69.3-32.3 117.6-14.8 148.6c 18.7 33.2 57.4 49.1 99.1 48.6c 48.7-0.6 89-19.7 107-54.2c 16.9-32.3 15.7-80.5-20.4-144.9zM 323.9 137.6c 18.5 0.1 29.4 15.3 31.5 36.6c-37.1 17.9-54 3.4-61.2-26.5c 11.4-7.1 21.3-10.1 29.7-10.1zm 109.3 0c 8.4 0 18.3 3 29.7 10.1c-7.2 29.9-24.1 44.5-61.2 26.5c 2.1-21.3 13-36.5 31.5-36.6zm-293.6 51q-1.8 0-3.7 0c-30.2 0.5-56.1 10.6-75.7 26.6c-43.4 35.4-57.3 100.8-12.8 166.2c 20.3 34 44.4 54.2 70.8 64.2c 32.9 12.4 66.7 8.8 99.9 4.1s 65.9-10.6 96.9-8.4c 31 2.2 62.1 10.2 90.5 41.2c 19.4 21.1 46.9-1.6 23.8-24.2c-35-34.2-72.5-47.4-109.4-50s-72.2 4.7-104.2 9.2s-60.3 6.6-84.6-2.6c-14.4-5.4-28.3-14.8-41.5-31.1h 351.7c 13.7-52.3 14.9-106.4 1.9-142.1c-19.8 8.5-42.4 12.9-66.2 13.2h 0c-29.8 0.4-59.5-6.9-82.9-22.8a426 426 0 0 0-14.3 9.7l-5.7 4.1l-5.5-4.4c-46.6-37.2-91-52.5-129-52.8z" fill="currentColor"/>
</defs></svg>`);

export const sign = (finding: Finding): Markup =>
  html`<svg class="sign ${finding}" viewBox="0 0 16 16" aria-hidden="true"><use href="#sign-${finding}"/></svg>`;
