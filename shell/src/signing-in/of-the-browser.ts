import { browserTimeZone, offeredLanguages, pageLanguage } from '@carnet/mf-kit/formats';

/** Settings at the beginning; the service finds the customs of the region. */
export const ofTheBrowser = () => ({
  timeZone: browserTimeZone(),
  ...(offeredLanguages().length > 1 && { language: pageLanguage() }),
  region: navigator.language,
});
