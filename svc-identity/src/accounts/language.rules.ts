import { type Language, LANGUAGES } from '@carnet/messages';

/** The languages that Carnet speaks. Which of them a page offers is the page's to say (ADR 58). */
export { type Language, LANGUAGES };

/** The language to begin with for a browser that asks for `tag` (BCP 47); null where Carnet does not speak it. */
export function languageFor(tag: string): Language | null {
  const wanted = tag.split('-')[0]!.toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? null;
}
