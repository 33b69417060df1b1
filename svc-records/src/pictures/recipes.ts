/**
 * Raise a version when pictures come out differently: older ones are made again at the next start. Version 3 of files with pages (PDF and TIFF) includes form
 * values in picture and text, and the later pages of a TIFF.
 */
export const RECIPES = { paged: 3, picture: 1 };

export const PAGED_TYPES: readonly string[] = ['application/pdf', 'image/tiff'];

export const recipeOf = (mediaType: string): number => RECIPES[PAGED_TYPES.includes(mediaType) ? 'paged' : 'picture'];

/** Raise it when text recognition or suggestions change: all papers are read again at the next start. */
export const READING = 2;
