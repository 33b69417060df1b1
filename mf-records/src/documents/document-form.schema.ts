import type { records } from '@carnet/contracts';
import { DOCUMENT_NUMBER_MAX_LENGTH, DOCUMENT_VENDOR_MAX_LENGTH } from '@carnet/contracts/records';
import { formatDate, formatMoney, personCurrency } from '@carnet/mf-kit/formats';
import {
  asText,
  isEdtf,
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
import { unitOfVehicle, type VehicleOption } from '../lookups';
import type { FileLink } from '../subjects';
import { readTags, tagsProblem, tagsText } from '../tags';
import type { Document } from './documents.queries';
import { mileageRead, vehicleRead } from './read-paper.rules';
import * as m from '../messages/document-form';
import * as papers from '../messages/papers';

/** Values of the form: the API's fields, as a person types them. */
export interface DocumentValues {
  vehicle_id: string;
  type: string;
  title: string;
  number: string;
  vendor: string;
  /** A day, or its EDTF. */
  dated: string;
  expires_on: string;
  amount: string;
  currency: string;
  mileage: string;
  notes: string;
  /** Divided by commas. */
  tags: string;
  /** Records of its vehicle. */
  links: FileLink[];
}

/** A paper that nobody has filed yet says itself what it is, where it is an invoice as data. */
export function valuesOf(document: Document): DocumentValues {
  const { invoice, type } = document;
  if (!invoice || type !== null) return valuesSaid(document);
  const { number, seller, issued_on, gross, currency } = invoice;
  const isPaid = invoice.kind === 'invoice' && document.amount === null;
  return valuesSaid({
    ...document,
    type: 'receipt',
    number: document.number ?? number.slice(0, DOCUMENT_NUMBER_MAX_LENGTH),
    vendor: document.vendor ?? seller?.slice(0, DOCUMENT_VENDOR_MAX_LENGTH) ?? null,
    dated: document.dated ?? issued_on,
    ...(isPaid ? { amount: gross, currency } : {}),
  });
}

const valuesSaid = (document: Document): DocumentValues => ({
  vehicle_id: asText(document.vehicle_id),
  type: asText(document.type),
  title: asText(document.title),
  number: asText(document.number),
  vendor: asText(document.vendor),
  dated: knownDate(document.dated, document.dated_edtf),
  expires_on: asText(document.expires_on),
  amount: moneyText(document.amount, document.currency),
  currency: document.currency ?? personCurrency(),
  mileage: asText(document.mileage),
  notes: asText(document.notes),
  tags: tagsText(document.tags),
  links: document.links,
});

export function documentProblems(values: DocumentValues): Problems<DocumentValues> | null {
  const fields: Problems<DocumentValues>['fields'] = {};
  const { amount, currency, mileage, dated, expires_on } = values;
  if (!values.type) fields.type = m.sayWhatKind;
  const wrongSum = moneyProblem(papers.amount, amount, currency);
  if (wrongSum) fields.amount = wrongSum;
  const wrongMileage = wholeNumberProblem(papers.mileage, mileage);
  if (wrongMileage) fields.mileage = wrongMileage;
  const wrongDate = knownDateProblem(papers.dated, dated);
  if (wrongDate) fields.dated = wrongDate;
  const first = isEdtf(dated) ? knownDateBody('dated', dated).dated : null;
  if (first && expires_on && expires_on < first) fields.expires_on = m.notBeforeDate;
  const wrongTags = tagsProblem(values.tags);
  if (wrongTags) fields.tags = wrongTags;
  const [problem] = Object.values(fields);
  return problem ? { message: problem, fields } : null;
}

export const documentBody = (values: DocumentValues): records.UpdateDocument => ({
  vehicle_id: numberOrNull(values.vehicle_id),
  type: values.type as records.UpdateDocument['type'],
  title: textOrNull(values.title),
  number: textOrNull(values.number),
  vendor: textOrNull(values.vendor),
  ...knownDateBody('dated', values.dated),
  expires_on: textOrNull(values.expires_on),
  amount: numberOrNull(values.amount),
  ...(values.amount.trim() ? { currency: values.currency } : {}),
  mileage: numberOrNull(values.mileage),
  notes: textOrNull(values.notes),
  tags: readTags(values.tags),
  links: values.links,
});

interface Offer {
  field: 'vehicle_id' | 'vendor' | 'dated' | 'amount' | 'mileage';
  /** As a person reads it. */
  text: string;
  /** As a person would type it. */
  values: Partial<DocumentValues>;
}

/** Values that a machine has read and the form does not have yet, by field. */
export function offersFor(
  { suggested }: Pick<Document, 'suggested'>,
  values: DocumentValues,
  vehicles: readonly VehicleOption[],
): Offer[] {
  if (!suggested) return [];
  const { vendor, dated, amount } = suggested;
  const currency = suggested.currency ?? values.currency;
  const vehicle = vehicleRead(suggested, vehicles);
  const mileage = mileageRead(suggested, unitOfVehicle(vehicles, values.vehicle_id));
  const offers: (Offer | null)[] = [
    vehicle && !values.vehicle_id
      ? { field: 'vehicle_id', text: vehicle.label, values: { vehicle_id: vehicle.value } }
      : null,
    vendor && !values.vendor.trim() ? { field: 'vendor', text: vendor, values: { vendor } } : null,
    dated && !values.dated ? { field: 'dated', text: formatDate(dated), values: { dated } } : null,
    amount !== null && !values.amount.trim()
      ? {
          field: 'amount',
          text: formatMoney(amount, '', currency),
          values: { amount: moneyText(amount, currency), ...(suggested.currency ? { currency } : {}) },
        }
      : null,
    mileage && !values.mileage.trim()
      ? { field: 'mileage', text: mileage.text, values: { mileage: mileage.value } }
      : null,
  ];
  return offers.filter((offer) => offer !== null);
}
