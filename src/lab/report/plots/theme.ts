/** The colours of the project, as in src/web/style/tokens.css, and those that only plots have. */
export const PALETTES = {
  dark: {
    bg: '#0f1618',
    'bg-raise': '#172125',
    'bg-high': '#213036',
    'bg-sunk': '#0a0f11',
    line: '#33444b',
    'line-strong': '#6f848d',
    text: '#f4ead7',
    'text-2': '#cfc1a9',
    'text-3': '#a79b87',
    candle: '#f5b841',
    'candle-text': '#f5b841',
    go: '#82cfb1',
    stop: '#ff8f76',
    hot: '#f0a24a',
    cold: '#7cc0f2',
    plot: '#dccdab',
    'plot-tail': '#6f848d',
  },
  light: {
    bg: '#d5c19a',
    'bg-raise': '#f5ecd9',
    'bg-high': '#fdf8ec',
    'bg-sunk': '#e9dcc0',
    line: '#a8926a',
    'line-strong': '#6a5c46',
    text: '#1e1712',
    'text-2': '#41362b',
    'text-3': '#4c4133',
    candle: '#efac2b',
    'candle-text': '#683800',
    go: '#0f5540',
    stop: '#8c2210',
    hot: '#964700',
    cold: '#144f7e',
    plot: '#5f5138',
    'plot-tail': '#9a8560',
  },
} as const;

export type ColourName = keyof typeof PALETTES.dark;

/** What a plot is drawn with. */
export interface Theme {
  readonly colour: (name: ColourName) => string;
  /** For numbers and headings, and for all else. */
  readonly head: string;
  readonly body: string;
}

/** For a page: its style sheet decides. */
export const CSS_THEME: Theme = {
  colour: (name) => `var(--${name})`,
  head: 'var(--font-head)',
  body: 'var(--font-text)',
};

/** For a picture, which has no style sheet. */
export const plainTheme = (palette: keyof typeof PALETTES, fonts: Pick<Theme, 'head' | 'body'>): Theme => ({
  colour: (name) => PALETTES[palette][name],
  ...fonts,
});
