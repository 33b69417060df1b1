import type { Names } from './message.js';
import { LANGUAGES } from './messages/languages.js';
import { names as ofTheKit } from './messages/names.js';

/** Names of a service's fields, those of the kit included. */
export const namesOf = ({ names = {} }: { names?: Names }): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, { ...ofTheKit[language], ...names[language] }]));
