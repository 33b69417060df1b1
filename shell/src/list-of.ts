import { pageLanguage } from '@carnet/mf-kit/formats';

/** Joins names as the page's language does: `a, b, and c`. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(names);
