import { type Language, LANGUAGES } from '@carnet/messages';

/** The supported languages. Each page decides which of them it offers (ADR 58). */
export { type Language, LANGUAGES };

/** The initial language for a browser with the language `tag` (BCP 47); null if Carnet does not support it. */
export function languageFor(tag: string): Language | null {
  const wanted = tag.split('-')[0]!.toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? null;
}
