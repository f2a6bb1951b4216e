import { z } from 'zod';
import { LANGUAGES, type Language } from '../../text/languages.ts';
import { ValueStore } from './value-store.ts';

const schema = z.object({
  language: z.enum(LANGUAGES).nullable().catch(null),
  theme: z.enum(['system', 'dark', 'light']).catch('system'),
  /** How long the actions of others are shown. */
  pace: z.enum(['slow', 'normal', 'quick', 'instant']).catch('normal'),
  motion: z.enum(['system', 'full', 'none']).catch('system'),
  sound: z.boolean().catch(false),
  /** In percent. */
  textSize: z.union([z.literal(100), z.literal(125), z.literal(150), z.literal(200)]).catch(100),
  /** Which answers need a second tap: those that cannot be undone, all, or none. */
  confirm: z.enum(['sealing', 'always', 'never']).catch('sealing'),
  /** Which open windows are asked: those at which the player could do something, or all. */
  windows: z.enum(['able', 'always']).catch('able'),
  /** Open windows that are skipped, each named by its game and its question. */
  skips: z.array(z.string()).catch([]),
  /** Open windows that are always asked, even if little is at stake. */
  alwaysAsks: z.array(z.string()).catch([]),
  /** Games whose introduction was closed: it does not open automatically again. */
  introduced: z.array(z.string()).catch([]),
  /** By game, the settings of the last table that was started with one click. */
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

/** The settings of this browser, synchronised with its other tabs. */
export const settings = new ValueStore<PageSettings>(stored());

export function changeSettings(some: Partial<PageSettings>): void {
  settings.set({ ...settings.get(), ...some });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Private windows may not store anything: the setting lasts until the page is closed.
  }
}

/** The language of the page: the chosen one, else the first language of the browser that is available. */
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

/** Whether animations are on. */
export const mayMove = ({ motion }: PageSettings): boolean =>
  motion === 'system' ? !reduced.matches : motion === 'full';

/** The background of each theme, as the colour of the browser's toolbar. */
const THEME_COLOR = { dark: '#0f1618', light: '#d5c19a' };

/** Applies theme, text size, motion and pace to the page, and keeps them up to date. */
export function applySettings(): void {
  const apply = () => {
    const now = settings.get();
    const { dataset, style } = document.documentElement;
    dataset.theme = now.theme === 'system' ? (light.matches ? 'light' : 'dark') : now.theme;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', THEME_COLOR[dataset.theme as keyof typeof THEME_COLOR]);
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
