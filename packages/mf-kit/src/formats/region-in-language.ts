import { pageLanguage } from './page-language';

/** Whose words a day of this region is written in: those of the page's language, as it is spoken there. `de-US` of `en-US` on a German page. */
export function regionInLanguage(region: string, language = pageLanguage().split('-')[0]!): string {
  const { language: own, region: place } = new Intl.Locale(region).maximize();
  return own === language ? region : `${language}-${place}`;
}

/**
 * The customs by which a day is written on the page. One of digits alone stands as in the region; where the region writes words (`Mar 4, 2026, 2:05 PM`),
 * they are of the page's language.
 */
export function tagOfDays(region: string, language?: string): string {
  const format = new Intl.DateTimeFormat(region, { calendar: 'gregory', dateStyle: 'medium', timeStyle: 'short' });
  return /\p{L}/u.test(format.format(new Date(2026, 2, 4, 14))) ? regionInLanguage(region, language) : region;
}
