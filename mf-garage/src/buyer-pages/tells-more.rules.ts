import type { Dossier } from '../dossiers';
import { type BuyerPageValues, wordsOf } from './buyer-page-form.schema';
import type { Section } from './buyer-pages.queries';

type Options = Pick<Dossier['options'], 'chapters' | 'withhold' | 'withhold_words'>;
type Chapter = Options['chapters'][number];

/** The book's chapters that show what a section of the page shows. Data and mileage are missing here: the book's cover always shows them. */
const CHAPTERS: Readonly<Record<Exclude<Section, 'data' | 'mileage'>, readonly Chapter[]>> = {
  equipment: ['identity', 'parts'],
  modifications: ['modifications'],
  history: ['services'],
  issues: ['issues'],
  'track-days': ['track-days'],
  owners: ['ownership'],
};
const WITH_NOTES: readonly Chapter[] = ['identity', 'ownership', 'services', 'modifications'];
/** Chapters that always contain more than the page: `plates` has all photos; `timeline` has fuel and every other entry. */
const MORE: readonly Chapter[] = ['plates', 'timeline'];

/** Tells whether a book may show something that the page hides. A book always shows the VIN on its cover, and number plates in its texts. */
export function tellsMore(options: Options, values: BuyerPageValues): boolean {
  const has = (chapters: readonly Chapter[]): boolean => chapters.some((one) => options.chapters.includes(one));
  const sections = Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[];
  return (
    !(values.numbers && values.plates && values.data && values.mileage) ||
    (!values.costs && !options.withhold.includes('prices')) ||
    (!values.names && !options.withhold.includes('names')) ||
    (!values.notes && has(WITH_NOTES)) ||
    (!values.papers && has(['papers'])) ||
    has(MORE) ||
    sections.some((section) => !values[section] && has(CHAPTERS[section])) ||
    wordsOf(values.withhold_words).some((word) => !options.withhold_words.includes(word))
  );
}
