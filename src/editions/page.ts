import { EditionLoader } from './loader.ts';

/** Where a page finds the frozen modules: on its own server, or kept in the browser since it last needed them. */
const EDITIONS_PATH = '/assets/editions/';

/** Loads editions in a page or its worker. */
export const editionLoader = new EditionLoader((file) => import(/* @vite-ignore */ `${EDITIONS_PATH}${file}`));
