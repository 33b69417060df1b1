/**
 * Raised where variants come out otherwise: at the next start all that are older are made again. Of files that may have pages (PDF and TIFF) 3:
 * with what was filled into a form, which is read as well, and with the pages of a TIFF behind its first.
 */
export const RECIPES = { paged: 3, picture: 1 };

export const PAGED_TYPES: readonly string[] = ['application/pdf', 'image/tiff'];

export const recipeOf = (mediaType: string): number => RECIPES[PAGED_TYPES.includes(mediaType) ? 'paged' : 'picture'];

/** Raised where papers are read otherwise, or another thing is offered of what they say: at the next start all are read again. */
export const READING = 2;
