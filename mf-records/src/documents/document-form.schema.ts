import type { records } from '@carnet/contracts';
import {
  asText,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { DocumentType } from './document.constants';
import type { Document } from './documents.queries';

/** What the form holds: the API's fields, as a person types them. */
export interface DocumentValues {
  vehicle_id: string;
  type: string;
  title: string;
  number: string;
  vendor: string;
  dated: string;
  expires_on: string;
  amount: string;
  currency: string;
  mileage: string;
  notes: string;
  /** Divided by commas. */
  tags: string;
}

export const valuesOf = (document: Document): DocumentValues => ({
  vehicle_id: asText(document.vehicle_id),
  type: asText(document.type),
  title: asText(document.title),
  number: asText(document.number),
  vendor: asText(document.vendor),
  dated: asText(document.dated),
  expires_on: asText(document.expires_on),
  amount: moneyText(document.amount),
  currency: document.currency ?? 'USD',
  mileage: asText(document.mileage),
  notes: asText(document.notes),
  tags: document.tags.join(', '),
});

export function documentProblems(values: DocumentValues): Problems<DocumentValues> | null {
  const fields: Problems<DocumentValues>['fields'] = {};
  const { amount, mileage, dated, expires_on } = values;
  if (!values.type) fields.type = 'Say what kind of paper it is';
  const wrongSum = moneyProblem('Amount', amount);
  if (wrongSum) fields.amount = wrongSum;
  const wrongMileage = wholeNumberProblem('Mileage', mileage);
  if (wrongMileage) fields.mileage = wrongMileage;
  if (dated && expires_on && expires_on < dated) fields.expires_on = 'It cannot run out before its date';
  const [first] = Object.values(fields);
  return first ? { message: first, fields } : null;
}

export const documentBody = (values: DocumentValues): records.UpdateDocument => ({
  vehicle_id: numberOrNull(values.vehicle_id),
  type: values.type as DocumentType,
  title: textOrNull(values.title),
  number: textOrNull(values.number),
  vendor: textOrNull(values.vendor),
  dated: textOrNull(values.dated),
  expires_on: textOrNull(values.expires_on),
  amount: numberOrNull(values.amount),
  ...(values.amount.trim() ? { currency: values.currency } : {}),
  mileage: numberOrNull(values.mileage),
  notes: textOrNull(values.notes),
  tags: tagsOf(values.tags),
});

const tagsOf = (text: string): string[] => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);

/** What a machine has read and the form does not say yet, by field, as a person would type it. */
export function offersFor(
  { suggested }: Pick<Document, 'suggested'>,
  values: DocumentValues,
): { field: 'vendor' | 'dated' | 'amount'; values: Partial<DocumentValues> }[] {
  if (!suggested) return [];
  const { vendor, dated, amount, currency } = suggested;
  return [
    ...(vendor && !values.vendor.trim() ? [{ field: 'vendor' as const, values: { vendor } }] : []),
    ...(dated && !values.dated ? [{ field: 'dated' as const, values: { dated } }] : []),
    ...(amount !== null && !values.amount.trim()
      ? [{ field: 'amount' as const, values: { amount: moneyText(amount), ...(currency ? { currency } : {}) } }]
      : []),
  ];
}
