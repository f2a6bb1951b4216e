import 'react';

declare module 'react' {
  /** Styles may set custom properties of the style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
