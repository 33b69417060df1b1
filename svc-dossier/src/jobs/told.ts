import { type Language, type Said, sentence } from '@carnet/messages';

/** Sentences by what rows call them, in this language: as JSON, for a query to pick from. */
export function toldIn(language: Language, sentences: Readonly<Record<string, Said>>): string {
  const told = Object.entries(sentences).map(([name, said]) => {
    const { code, msg } = sentence(said, language);
    return [name, { code, msg }];
  });
  return JSON.stringify(Object.fromEntries(told));
}
