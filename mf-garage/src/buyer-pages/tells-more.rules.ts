import type { Dossier } from '../dossiers';
import { type BuyerPageValues, wordsOf } from './buyer-page-form.schema';
import type { Section } from './buyer-pages.queries';

type Options = Pick<Dossier['options'], 'chapters' | 'withhold' | 'withhold_words'>;
type Chapter = Options['chapters'][number];

/** Chapters that tell of a part of the page. The cover tells data and mileage whatever is chosen. */
const CHAPTERS: Readonly<Record<Exclude<Section, 'data' | 'mileage'>, readonly Chapter[]>> = {
  equipment: ['identity', 'parts'],
  modifications: ['modifications'],
  history: ['services'],
  issues: ['issues'],
  'track-days': ['track-days'],
  owners: ['ownership'],
};
const WITH_NOTES: readonly Chapter[] = ['identity', 'ownership', 'services', 'modifications'];
/** All photos, where a page has those that were chosen; and the timeline, with which a book tells of fuel and of whatever happened. */
const MORE: readonly Chapter[] = ['plates', 'timeline'];

/**
 * Tells whether a book may tell what its page does not. It withholds neither number plates nor the VIN: the VIN stands on its cover, plates in its
 * texts.
 */
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
