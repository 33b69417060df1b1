import { browserTimeZone, offeredLanguages, pageLanguage } from '@carnet/mf-kit';

/** What the settings begin with; the service finds what is usual there. */
export const ofTheBrowser = () => ({
  timeZone: browserTimeZone(),
  ...(offeredLanguages().length > 1 && { language: pageLanguage() }),
  region: navigator.language,
});
