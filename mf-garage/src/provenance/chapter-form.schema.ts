import type { garage } from '@carnet/contracts';
import { asText, field, formOf, type Problems, type ValuesIn } from '@carnet/mf-kit/forms';
import type { Chapter } from './provenance.queries';
import * as m from '../messages/provenance-form';

/** A name that is withheld is not sent. */
export const chapterForm = formOf<Omit<garage.CreateOwnershipChapter, 'vehicle_id'>, Chapter>()(
  {
    owned_by: field.choice('named'),
    owner_name: {
      ...field.optional(),
      required: m.nameRequired,
      applies: ({ owned_by }: { owned_by?: unknown }) => owned_by === 'named',
    },
    from_date: field.knownDay(m.from),
    to_date: field.knownDay(m.to),
    location: field.optional(),
    mileage: field.whole(m.mileage),
    acquired: field.optionalChoice(),
    ...field.money('price', m.price),
    notes: field.optional(),
  },
  m.nameRequired,
);
export type ChapterValues = ValuesIn<typeof chapterForm>;

/** Initial values that the link to the form passes. */
export interface Begun {
  owner: string | null;
  from: string | null;
  to: string | null;
}

const OWNERS: readonly string[] = ['me', 'named', 'withheld'];

/** A person's own first chapter begins on the day of purchase that the vehicle says. */
export const newChapterValues = ({ owner, from, to }: Begun, purchaseDate: string | null): ChapterValues =>
  chapterForm.initial({
    ...(owner && OWNERS.includes(owner) && { owned_by: owner }),
    from_date: from ?? (owner === 'me' ? asText(purchaseDate) : ''),
    to_date: asText(to),
  });

export function chapterProblems(values: ChapterValues): Problems<ChapterValues> | null {
  const { from_date, to_date } = values;
  const fields: Problems<ChapterValues>['fields'] = {};
  if (!from_date && !to_date) fields.from_date = m.dayRequired;
  if (isDay(from_date) && isDay(to_date) && to_date < from_date) fields.to_date = m.lastBeforeFirst;
  Object.assign(fields, chapterForm.problems(values)?.fields);
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** True for an exact date. The service compares dates that are less exact. */
const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);
