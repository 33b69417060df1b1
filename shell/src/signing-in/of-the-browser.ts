import { browserTimeZone, offeredLanguages, pageLanguage } from '@carnet/mf-kit/formats';

/** Initial settings, from the browser. The service derives the region's conventions. */
export const ofTheBrowser = () => ({
  timeZone: browserTimeZone(),
  ...(offeredLanguages().length > 1 && { language: pageLanguage() }),
  region: navigator.language,
});
