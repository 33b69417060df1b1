import { type Language, type Said, sentence } from '@carnet/messages';

/** Messages in this language by their stored codes, as JSON that a query can read from. */
export function toldIn(language: Language, sentences: Readonly<Record<string, Said>>): string {
  const told = Object.entries(sentences).map(([name, said]) => {
    const { code, msg } = sentence(said, language);
    return [name, { code, msg }];
  });
  return JSON.stringify(Object.fromEntries(told));
}
