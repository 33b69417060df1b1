import { pageLanguage, personRegion, personUnit } from '@carnet/mf-kit/formats';
import type { Problems } from '@carnet/mf-kit/forms';
import type { Chapter, DossierOptions } from './dossier.contract';
import { distanceUnitOf, paperOf } from './dossier.rules';
import { ALL_CHAPTERS } from './dossier.words';
import * as m from '../messages/dossiers';

/** Values of the form: a tick for each chapter, and the API's other options. */
export type OptionValues = Record<Chapter, boolean> & {
  from: string;
  to: string;
  prices: boolean;
  names: boolean;
  withhold_words: string;
  sheets: string;
  paper: string;
  language: string;
  distance_unit: string;
};

/** The API's limits. */
export const WORDS_MOST = 100;
export const WORD_LONGEST = 200;

/** Default: the whole book, in the person's language and units. */
export const firstValues = (paper?: 'A4' | 'Letter' | null): OptionValues => ({
  ...(Object.fromEntries(ALL_CHAPTERS.map((chapter) => [chapter, true])) as Record<Chapter, boolean>),
  from: '',
  to: '',
  prices: false,
  names: false,
  withhold_words: '',
  sheets: 'sheets',
  paper: paperOf(paper, personRegion()),
  language: bookLanguage(pageLanguage()),
  distance_unit: distanceUnitOf(personUnit(), personRegion()),
});

/** Languages in which a book can be written. */
const WRITTEN: Record<DossierOptions['language'], true> = {
  en: true,
  de: true,
  fr: true,
  it: true,
  es: true,
  ja: true,
};
export const LANGUAGES = Object.keys(WRITTEN);

const bookLanguage = (tag: string): string => LANGUAGES.find((language) => tag.split('-')[0] === language) ?? 'en';

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

export function optionProblems(values: OptionValues): Problems<OptionValues> | null {
  const { from, to, withhold_words } = values;
  const fields: Problems<OptionValues>['fields'] = {};
  if (from && to && to < from) fields.to = m.lastBeforeFirst;
  const words = wordsOf(withhold_words);
  if (words.length > WORDS_MOST) fields.withhold_words = m.tooManyWords({ most: WORDS_MOST });
  else if (words.some((word) => word.length > WORD_LONGEST))
    fields.withhold_words = m.wordTooLong({ most: WORD_LONGEST });
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** The options as the API accepts them. */
export const optionsOf = (values: OptionValues): DossierOptions => ({
  withhold: [...(values.prices ? (['prices'] as const) : []), ...(values.names ? (['names'] as const) : [])],
  withhold_words: wordsOf(values.withhold_words),
  chapters: ALL_CHAPTERS.filter((chapter) => values[chapter]),
  from: values.from || null,
  to: values.to || null,
  paper: values.paper as DossierOptions['paper'],
  sheets: values.papers && values.sheets === 'sheets',
  language: values.language as DossierOptions['language'],
  region: personRegion(),
  distance_unit: values.distance_unit as DossierOptions['distance_unit'],
});
