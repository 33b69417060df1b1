export { acceptedLanguage, ENGLISH, type Language, languageOf } from './accepted.js';
export { type Given, message, messageOf, type Names, Said, toPrograms } from './message.js';
export { namesOf } from './names.js';
export { sentencesOf } from './sentences.js';
export { SpokenLanguage } from './spoken-language.js';
export { commonLanguage, sentence, type Sentence, speaking } from './spoken.js';
export { LANGUAGES } from '../messages/languages.js';
