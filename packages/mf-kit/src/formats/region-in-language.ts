import { pageLanguage } from './page-language';

/** The language tag for the words in a region's dates: those of the page's language in that region. `de-US` for `en-US` on a German page. */
export function regionInLanguage(region: string, language = pageLanguage().split('-')[0]!): string {
  const { language: own, region: place } = new Intl.Locale(region).maximize();
  return own === language ? region : `${language}-${place}`;
}

/**
 * The language tag for the format of days on the page. If the region writes days in digits only, its own tag. If it writes words (`Mar 4, 2026, 2:05
 * PM`), a tag with the page's language.
 */
export function tagOfDays(region: string, language?: string): string {
  const format = new Intl.DateTimeFormat(region, { calendar: 'gregory', dateStyle: 'medium', timeStyle: 'short' });
  return /\p{L}/u.test(format.format(new Date(2026, 2, 4, 14))) ? regionInLanguage(region, language) : region;
}
