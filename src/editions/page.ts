import { EditionLoader } from './loader.ts';

/** Where a page finds a frozen module: on its own server, or kept in the browser since it was last needed. */
export const editionUrl = (file: string): string => `/assets/editions/${file}`;

/** Loads editions in a page or its worker. */
export const editionLoader = new EditionLoader((file) => import(/* @vite-ignore */ editionUrl(file)));
