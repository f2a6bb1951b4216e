/** Where the bundles are: a bundle lies among them, the sources of a checkout do not. */
const DIST = new URL(import.meta.url.endsWith('.ts') ? '../../dist/' : './', import.meta.url);

/** A file or folder of dist/, whether or not it has been built. */
export const builtFile = (name: string): URL => new URL(name, DIST);
