import { LANGUAGES } from './messages/languages.js';

/** The language for those who ask for nothing that the service knows. */
export const ENGLISH = LANGUAGES[0];
export type Language = (typeof LANGUAGES)[number];

/** A longer header names no languages that anybody reads. */
const LONGEST = 1_000;
const RANGE = /^\s*(\*|[a-z]{1,8})((?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/**
 * The language that `Accept-Language` asks for (RFC 9110 §12.5.4): by quality, then as they stand; `de-CH` asks for German, `*` for English or, where that
 * is named elsewhere, for the first that is not. What is not in that form is passed over.
 */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header) return ENGLISH;
  const ranges = header
    .slice(0, LONGEST)
    .split(',')
    .map((range) => RANGE.exec(range))
    .filter((match) => match !== null)
    .map(([, tag, region, quality]) => ({
      tag: tag!.toLowerCase(),
      region: region !== '',
      quality: Number(quality ?? 1),
    }));
  const refused = ranges.filter(({ region, quality }) => !region && quality === 0).map(({ tag }) => tag);
  const named = ranges.map(({ tag }) => tag);
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const meant = LANGUAGES.find((language) => (tag === '*' ? !named.includes(language) : language === tag));
    if (meant && !refused.includes(meant)) return meant;
  }
  return ENGLISH;
}

/** The language of a request's answer. */
export const languageOf = ({ headers }: { headers: { 'accept-language'?: string } }): Language =>
  acceptedLanguage(headers['accept-language']);
