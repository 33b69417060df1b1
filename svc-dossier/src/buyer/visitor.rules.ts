import { type Language, languageOf, LANGUAGES } from '@carnet/messages';
import { USUAL_REGION } from '../dossiers/dossier.rules.js';
import type { BookOptions } from '../model/book.js';

/** Language, region and unit for a visitor, known only from the browser's headers. */
export type Visitor = Pick<BookOptions, 'language' | 'region' | 'distanceUnit'>;

/** The cookie with the language chosen on this site. It takes precedence over `Accept-Language`. */
const CHOSEN = /(?:^|;\s*)carnet_language=([a-z]{2})(?:;|$)/;
const LONGEST = 1_000;

/** Regions where road signs are in miles. */
const IN_MILES = new Set(['US', 'GB', 'LR', 'PR', 'GU', 'VI', 'AS', 'MP', 'JE', 'GG', 'IM', 'GI', 'KY', 'VG', 'FK']);

/** The supported regions of each language: few, so that all variants can be cached. */
const REGIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['US', 'GB', 'IE', 'AU', 'NZ', 'CA', 'ZA', 'IN', 'CH'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  it: ['IT', 'CH'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'US'],
  ja: ['JP'],
};
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 261;

/** The origin of the site, as the visitor addressed it; empty if the host is invalid, so that addresses become paths. */
export const originOf = (protocol: string, host: string | undefined): string =>
  host && host.length <= LONGEST_HOST && HOST.test(host) ? `${protocol}://${host}` : '';

const TAG = /\b([a-z]{2})-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/g;

/**
 * @param accepted `Accept-Language`. Its region for the language, else its first region, sets the unit. It also sets the formats if it belongs to the language.
 */
export function visitorOf(accepted: string | undefined, cookie: string | undefined): Visitor {
  const chosen = LANGUAGES.find((one) => one === CHOSEN.exec(cookie ?? '')?.[1]);
  const language: Language = chosen ?? languageOf({ headers: { 'accept-language': accepted } });
  const tags = [...(accepted ?? '').slice(0, LONGEST).matchAll(TAG)].map(([, spoken, place]) => ({
    spoken,
    place: place!,
  }));
  const own = tags.find(({ spoken }) => spoken === language) ?? tags[0];
  const usual = USUAL_REGION[language];
  const isOwn = own?.spoken === language && REGIONS[language].includes(own.place);
  return {
    language,
    region: isOwn ? `${language}-${own.place}` : usual,
    distanceUnit: IN_MILES.has(own?.place ?? usual.split('-')[1]!) ? 'mi' : 'km',
  };
}
