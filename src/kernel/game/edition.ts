/** What a frozen module offers. Raised when that changes; whoever loads modules adapts those of older interfaces. */
export const EDITION_INTERFACE = 4;

/** What games that were never released name as the edition of their rules. */
export const UNRELEASED = 'unreleased';

/** How records of the first format name an edition: by the number of its rules. */
export const editionByNumber = (version: number): string => `rules-${version}`;
