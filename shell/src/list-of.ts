import { pageLanguage } from '@carnet/mf-kit/formats';

/** Several names in one sentence, as the page's language puts them: `a, b, and c`. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(names);
