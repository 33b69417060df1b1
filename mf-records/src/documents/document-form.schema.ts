import type { records } from '@carnet/contracts';
import { DOCUMENT_NUMBER_MAX_LENGTH, DOCUMENT_VENDOR_MAX_LENGTH } from '@carnet/contracts/records';
import { formatDate, formatMoney } from '@carnet/mf-kit/formats';
import { field, type FormField, formOf, isEdtf, knownDateBody, moneyText, type ValuesIn } from '@carnet/mf-kit/forms';
import { unitOfVehicle, type VehicleOption } from '../lookups';
import type { FileLink } from '../subjects';
import { readTags, tagsProblem, tagsText } from '../tags';
import type { Document } from './documents.queries';
import { mileageRead, vehicleRead } from './read-paper.rules';
import * as m from '../messages/document-form';
import * as papers from '../messages/papers';

type Sent = Required<Omit<records.UpdateDocument, 'deleted' | 'hidden' | 'turned'>>;

const tags: FormField<Sent['tags']> = {
  initial: () => '',
  read: (answer) => tagsText(answer.tags as Document['tags']),
  write: (text) => ({ tags: readTags(text) }),
  problem: (text) => tagsProblem(text) ?? null,
};

/** Records of its vehicle. */
const links: FormField<Sent['links'], FileLink[]> = {
  initial: () => [],
  read: (answer) => answer.links as FileLink[],
  write: (value) => ({ links: value }),
};

/** The last day of a paper, which is not before its date. */
const expires: FormField<string | null> = {
  ...field.day(),
  problem: (day, { dated }) => {
    const first = isEdtf(String(dated)) ? knownDateBody('dated', String(dated)).dated : null;
    return first && day && day < first ? m.notBeforeDate : null;
  },
};

/** A paper without an amount has no currency. */
const money = field.money('amount', papers.amount);
const currency: FormField<string> = {
  ...money.currency,
  write: (value, name, { amount }) => (String(amount).trim() ? { [name]: value } : {}),
};

const documentForm = formOf<Sent, Document>()(
  {
    vehicle_id: field.optionalId(),
    type: field.choice<NonNullable<Sent['type']>>('', m.sayWhatKind),
    title: field.optional(),
    number: field.optional(),
    vendor: field.optional(),
    dated: field.knownDay(papers.dated),
    expires_on: expires,
    ...money,
    currency,
    mileage: field.whole(papers.mileage),
    notes: field.optional(),
    tags,
    links,
  },
  m.sayWhatKind,
);
export type DocumentValues = ValuesIn<typeof documentForm>;
export const { bodyOf: documentBody, problems: documentProblems } = documentForm;

/** Form values of a paper. For a paper that is not filed yet and has invoice data, the invoice fills empty fields. */
export function valuesOf(document: Document): DocumentValues {
  const { invoice, type } = document;
  if (!invoice || type !== null) return documentForm.valuesOf(document);
  const { number, seller, issued_on, gross, currency } = invoice;
  const isPaid = invoice.kind === 'invoice' && document.amount === null;
  return documentForm.valuesOf({
    ...document,
    type: 'receipt',
    number: document.number ?? number.slice(0, DOCUMENT_NUMBER_MAX_LENGTH),
    vendor: document.vendor ?? seller?.slice(0, DOCUMENT_VENDOR_MAX_LENGTH) ?? null,
    dated: document.dated ?? issued_on,
    ...(isPaid ? { amount: gross, currency } : {}),
  });
}

interface Offer {
  field: 'vehicle_id' | 'vendor' | 'dated' | 'amount' | 'mileage';
  /** Formatted for display. */
  text: string;
  /** Values to write into the form. */
  values: Partial<DocumentValues>;
}

/** Values read by a machine for form fields that are still empty. */
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
