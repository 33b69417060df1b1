export { ENGLISH, type Language, languageOf } from './accepted.js';
export { message, messageOf, type Names, Said, toPrograms } from './message.js';
export { LANGUAGES } from './messages/languages.js';
export * as requestMessages from './messages/request.js';
export * as signInMessages from './messages/sign-in.js';
export { namesOf } from './names.js';
export {
  Conflict,
  type FieldError,
  fieldError,
  Forbidden,
  Invalid,
  NotFound,
  Problem,
  QuotaReached,
  StaleVersion,
  TooManyRequests,
  TooManyTries,
  TooMuchAtOnce,
  Unauthenticated,
  Unavailable,
  Unprocessable,
} from './problems.js';
export { sentencesOf } from './sentences.js';
export { SpokenLanguage } from './spoken-language.js';
export { answerOf, commonLanguage, type Sentence, sentence, speaking } from './spoken.js';
