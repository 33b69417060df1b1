import type { garage } from '@carnet/contracts';
import { personCurrency } from '@carnet/mf-kit/formats';
import {
  asText,
  knownDate,
  knownDateBody,
  knownDateProblem,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { Chapter } from './provenance.queries';
import * as m from '../messages/provenance-form';

/** Values of the form: the API's fields, as a person types them. */
export interface ChapterValues {
  owned_by: string;
  owner_name: string;
  from_date: string;
  to_date: string;
  location: string;
  mileage: string;
  acquired: string;
  price: string;
  currency: string;
  notes: string;
}

/** Values of a new chapter that are known from the place where the form was opened. */
export interface Begun {
  owner: string | null;
  from: string | null;
  to: string | null;
}

const OWNERS: readonly string[] = ['me', 'named', 'withheld'];

/** A person's own first chapter begins on the day of purchase that the vehicle says. */
export const newChapterValues = ({ owner, from, to }: Begun, purchaseDate: string | null): ChapterValues => ({
  owned_by: owner && OWNERS.includes(owner) ? owner : 'named',
  owner_name: '',
  from_date: from ?? (owner === 'me' ? asText(purchaseDate) : ''),
  to_date: asText(to),
  location: '',
  mileage: '',
  acquired: '',
  price: '',
  currency: personCurrency(),
  notes: '',
});

export const valuesOf = (chapter: Chapter): ChapterValues => ({
  owned_by: chapter.owned_by,
  owner_name: asText(chapter.owner_name),
  from_date: knownDate(chapter.from_date, chapter.from_date_edtf),
  to_date: knownDate(chapter.to_date, chapter.to_date_edtf),
  location: asText(chapter.location),
  mileage: asText(chapter.mileage),
  acquired: asText(chapter.acquired),
  price: moneyText(chapter.price, chapter.currency),
  currency: chapter.currency ?? personCurrency(),
  notes: asText(chapter.notes),
});

export function chapterProblems(values: ChapterValues): Problems<ChapterValues> | null {
  const { owned_by, owner_name, from_date, to_date, mileage, price, currency } = values;
  const fields: Problems<ChapterValues>['fields'] = {};
  if (owned_by === 'named' && !owner_name.trim()) fields.owner_name = m.nameRequired;
  if (!from_date && !to_date) fields.from_date = m.dayRequired;
  if (isDay(from_date) && isDay(to_date) && to_date < from_date) fields.to_date = m.lastBeforeFirst;
  const wrong = {
    from_date: knownDateProblem(m.from, from_date),
    to_date: knownDateProblem(m.to, to_date),
    mileage: wholeNumberProblem(m.mileage, mileage),
    price: moneyProblem(m.price, price, currency),
  };
  for (const [name, problem] of Object.entries(wrong)) if (problem) fields[name as keyof typeof wrong] = problem;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** A date that is known less exactly is compared by the service. */
const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

/** The chapter as the API takes it; a name that is withheld is not sent. */
export const chapterBody = (values: ChapterValues): Omit<garage.CreateOwnershipChapter, 'vehicle_id'> => ({
  owned_by: values.owned_by as Chapter['owned_by'],
  owner_name: values.owned_by === 'named' ? textOrNull(values.owner_name) : null,
  ...knownDateBody('from_date', values.from_date),
  ...knownDateBody('to_date', values.to_date),
  location: textOrNull(values.location),
  mileage: numberOrNull(values.mileage),
  acquired: (values.acquired || null) as Chapter['acquired'],
  price: numberOrNull(values.price),
  currency: values.currency,
  notes: textOrNull(values.notes),
});
