// Made of the folders beside it by `npm run messages`.
/** The languages that services speak, English first. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja'] as const;
