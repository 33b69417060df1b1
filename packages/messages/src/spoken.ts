import { ENGLISH, type Language, languageOf } from './accepted.js';
import type { Given, Names, Said } from './message.js';

/** A sentence as it stands in an answer. */
export interface Sentence {
  msg: string;
  code: string;
  params?: Given;
}

interface Asks {
  headers: { 'accept-language'?: string };
}

/** A message in a language, English where it has none of it, with its code. */
export function sentence(said: Said, language: Language = ENGLISH, names?: Names): Sentence {
  return {
    msg: said.in(language, names) ?? String(said),
    code: said.code,
    ...(said.params && { params: said.params }),
  };
}

/** The language that all of these can be said in: the one that is asked for, or English. */
export function commonLanguage(request: Asks, said: readonly Said[], names?: Names): Language {
  const asked = languageOf(request);
  return said.every((one) => one.in(asked, names) !== null) ? asked : ENGLISH;
}

/** The headers of an answer that says something to a person. */
export const speaking = (language: Language): Record<'content-language' | 'vary', string> => ({
  'content-language': language,
  vary: 'Accept-Language',
});

/** A whole answer of one sentence, for what is answered before there is a route. */
export function answerOf(said: Said, request: Asks): { body: string; headers: Record<string, string> } {
  const language = commonLanguage(request, [said]);
  return { body: JSON.stringify(sentence(said, language)), headers: speaking(language) };
}
