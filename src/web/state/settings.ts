import { z } from 'zod';
import { LANGUAGES, type Language } from '../../text/languages.ts';
import { ValueStore } from './value-store.ts';

const schema = z.object({
  language: z.enum(LANGUAGES).nullable().catch(null),
  theme: z.enum(['system', 'dark', 'light']).catch('system'),
  /** How long what others do is shown. */
  pace: z.enum(['slow', 'normal', 'quick', 'instant']).catch('normal'),
  motion: z.enum(['system', 'full', 'none']).catch('system'),
  sound: z.boolean().catch(false),
  /** Percent. */
  textSize: z.union([z.literal(100), z.literal(125), z.literal(150), z.literal(200)]).catch(100),
  /** Which answers want a second tap: those that cannot be taken back, all, or none. */
  confirm: z.enum(['sealing', 'always', 'never']).catch('sealing'),
  /** Which of the questions that may be let go by are asked: those where one could do something, or all. */
  windows: z.enum(['able', 'always']).catch('able'),
  /** Open windows that are let go by unasked, each as its game and its question. */
  skips: z.array(z.string()).catch([]),
  /** Open windows at which one is asked every time, also where little is at stake. */
  alwaysAsks: z.array(z.string()).catch([]),
  /** Games whose card for the first table was closed: it does not open by itself again. */
  introduced: z.array(z.string()).catch([]),
  /** By game: what one sits down to with a single click. */
  usual: z.record(z.string(), z.object({ seats: z.int(), bot: z.string(), other: z.boolean().catch(false) })).catch({}),
});
export type PageSettings = z.infer<typeof schema>;

const KEY = 'grimalkin.settings';

function stored(): PageSettings {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return schema.parse({});
  }
}

/** The settings of this browser, kept in step with other tabs. */
export const settings = new ValueStore<PageSettings>(stored());

export function changeSettings(some: Partial<PageSettings>): void {
  settings.set({ ...settings.get(), ...some });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Private windows may keep nothing: it holds until the page is closed.
  }
}

/** The language that is read: the chosen one, else the first of the browser's that we speak. */
export function languageOf({ language }: PageSettings): Language {
  if (language !== null) return language;
  for (const tag of navigator.languages) {
    const [code] = tag.split('-');
    const known = LANGUAGES.find((known) => known === code);
    if (known !== undefined) return known;
  }
  return 'en';
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const light = matchMedia('(prefers-color-scheme: light)');

/** Whether animations may run. */
export const mayMove = ({ motion }: PageSettings): boolean =>
  motion === 'system' ? !reduced.matches : motion === 'full';

/** The ground of each theme, for the browser's own bar above the page. */
const GROUND = { dark: '#0f1618', light: '#d5c19a' };

/** Puts theme, size, motion and pace onto the page, and keeps them there. */
export function applySettings(): void {
  const apply = () => {
    const now = settings.get();
    const { dataset, style } = document.documentElement;
    dataset.theme = now.theme === 'system' ? (light.matches ? 'light' : 'dark') : now.theme;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', GROUND[dataset.theme as keyof typeof GROUND]);
    dataset.motion = mayMove(now) ? 'full' : 'none';
    dataset.pace = now.pace;
    dataset.text = now.textSize >= 150 ? 'large' : 'usual';
    style.fontSize = `${now.textSize}%`;
  };
  apply();
  settings.subscribe(apply);
  reduced.addEventListener('change', apply);
  light.addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.set(stored());
  });
}
