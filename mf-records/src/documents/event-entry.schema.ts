import type { garage, service } from '@carnet/contracts';
import { SERVICE_EVENT_NAME_MAX_LENGTH, SERVICE_EVENT_NOTES_MAX_LENGTH } from '@carnet/contracts/service';
import { formatDate, formatMoney } from '@carnet/mf-kit/formats';
import {
  asText,
  costValues,
  decimalsOf,
  field,
  formOf,
  knownDateBody,
  moneyProblem,
  moneyText,
  numberOrNull,
  parseNumber,
  type Problems,
  textOrNull,
  type ValuesIn,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { Invoice } from '../invoices';
import { type PartChoice, unitOfVehicle, type VehicleOption } from '../lookups';
import type { Document } from './documents.queries';
import { type Made, NOTHING_MADE } from './event-entry.made';
import { costedLines, type LineUses, partsAfter, restOf, usesOf } from './invoice-entry.rules';
import type { PartRow } from './part-row';
import { costBeside, mileageRead, vehicleRead } from './read-paper.rules';
import * as m from '../messages/document-event';
import * as papers from '../messages/papers';

/** An existing part of the vehicle, in storage or planned. */
export interface ChosenPart {
  part: PartChoice;
  quantity: string;
}

type Sent = Omit<
  service.CreateServiceEvent,
  | 'description'
  | 'template_id'
  | 'status'
  | 'parts'
  | 'report_content'
  | 'service_schedule_id'
  | 'photos'
  | 'to_complete'
>;

/** The fields of the event itself. */
const eventForm = formOf<Sent, service.ServiceEventView>()(
  {
    vehicle_id: field.id(m.vehicleRequired),
    name: field.text(m.serviceNameRequired),
    type: field.choice('Regular Maintenance'),
    date_performed: field.knownDay(m.datePerformed),
    mileage_at_service: field.whole(papers.mileage),
    ...field.costs(m.cost),
    notes: field.optional(),
  },
  m.serviceNameRequired,
);

/** Values of the form, and the records that have been created from it. `currency` is that of the event's cost and of all parts. */
export interface EntryValues extends ValuesIn<typeof eventForm> {
  parts: PartRow[];
  chosen: ChosenPart[];
  /** Use of each invoice line. Empty for papers without invoice data. */
  uses: LineUses;
  made: Made;
}

/** Initial values from the paper's own fields. Values read by a machine are not filled in; they are offered. */
export const entryOf = ({
  vehicle_id,
  title,
  dated,
  dated_edtf,
  mileage,
  amount,
  currency,
  ...paper
}: Document): EntryValues => ({
  ...eventForm.initial({
    vehicle_id: asText(vehicle_id),
    name: asText(title),
    date_performed: dated_edtf ?? asText(dated),
    mileage_at_service: asText(mileage),
    ...costValues({ cost: amount, currency }),
    notes: [paper.vendor, paper.number && m.noNumber({ number: paper.number })].filter(Boolean).join(', '),
  }),
  parts: [],
  chosen: [],
  uses: {},
  made: NOTHING_MADE,
});

/**
 * Initial values from invoice data, which is exact and not guessed. The owner's own values take precedence. Each line becomes a part or work; the event costs
 * what remains beside its parts. A credit note fills in nothing more.
 */
export function entryOfInvoice(document: Document, invoice: Invoice): EntryValues {
  const values = entryOf(document);
  if (invoice.kind === 'credit-note') return values;
  const { currency, seller } = invoice;
  const lines = costedLines(invoice);
  const uses = usesOf(lines);
  const parts = partsAfter(lines, uses, [], currency);
  const cost = lines.length > 0 ? restOf(lines, uses, parts, currency) : invoice.totals.gross;
  const done = lines.find(({ kind }) => kind === 'labour') ?? lines[0];
  const number = document.number ?? invoice.number;
  const from = [document.vendor ?? seller.name, m.noNumber({ number })].filter(Boolean).join(', ');
  return {
    ...values,
    // The event itself has no cost if all lines are parts.
    ...costValues({ cost: cost || null, currency }),
    name: values.name || (done?.name ?? '').slice(0, SERVICE_EVENT_NAME_MAX_LENGTH),
    date_performed: values.date_performed || (invoice.delivered_on ?? invoice.issued_on),
    notes: [from, ...invoice.notes].join('\n').slice(0, SERVICE_EVENT_NOTES_MAX_LENGTH),
    ...{ parts, uses },
  };
}

export function entryProblems(values: EntryValues): Problems<EntryValues> | null {
  const { currency, parts, chosen } = values;
  const fields: Record<string, string | null> = { ...eventForm.problems(values)?.fields };
  parts.forEach((part, at) => {
    fields[nameOfField(at, 'name')] = part.name.trim() ? null : m.nameRequired;
    fields[nameOfField(at, 'quantity')] = quantityProblem(part.quantity);
    fields[nameOfField(at, 'cost')] = moneyProblem(m.price, part.cost, currency);
  });
  chosen.forEach(({ quantity }, at) => {
    fields[nameOfQuantity(at)] = quantityProblem(quantity);
  });
  const wrong = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null);
  return wrong.length > 0 ? { message: wrong[0]![1], fields: Object.fromEntries(wrong) } : null;
}

const quantityProblem = (quantity: string): string | null =>
  quantity.trim() ? wholeNumberProblem(m.quantity, quantity, 1, 10_000) : m.quantityRequired;

/** Name of a row's field in the form's errors. */
export const nameOfField = (at: number, field: keyof PartRow): string => `part-${at}-${field}`;

export const nameOfQuantity = (at: number): string => `chosen-${at}-quantity`;

/** Chosen parts after a change of the selection. Parts that stay keep their quantity. */
export const chosenAfter = (chosen: readonly ChosenPart[], parts: readonly PartChoice[]): ChosenPart[] =>
  parts.map((part) => chosen.find((one) => one.part.id === part.id) ?? { part, quantity: '1' });

/** One part of the garage stands for the whole quantity, so its cost is the total (ADR 60). */
export const partBody = (values: EntryValues, part: PartRow): garage.CreatePart => ({
  vehicle_id: Number(values.vehicle_id),
  name: part.name.trim(),
  part_number: textOrNull(part.part_number),
  cost: costOfAll(part, values.currency),
  currency: values.currency,
  ...knownDateBody('purchase_date', values.date_performed),
  status: 'Installed',
});

function costOfAll({ cost, quantity }: PartRow, currency: string): number | null {
  const [price, count] = [parseNumber(cost), parseNumber(quantity)];
  return price && count ? Number((price.value * count.value).toFixed(decimalsOf(currency))) : null;
}

export const eventBody = (values: EntryValues, partIds: readonly number[]): service.CreateServiceEvent => ({
  ...eventForm.bodyOf(values),
  status: 'Completed',
  parts: [
    ...values.chosen.map(({ part: { id }, quantity }) => ({ id, quantity: Number(numberOrNull(quantity)) })),
    ...values.parts.map(({ quantity }, at) => ({ id: partIds[at]!, quantity: Number(numberOrNull(quantity)) })),
  ],
});

/** Total cost of the parts; null if any price is missing. */
export function sumOf(parts: readonly PartRow[]): number | null {
  const prices = parts.map(({ cost, quantity }) => {
    const [price, count] = [parseNumber(cost), parseNumber(quantity)];
    return price && count ? price.value * count.value : null;
  });
  return prices.length > 0 && prices.every((price) => price !== null)
    ? prices.reduce((sum, price) => sum + price, 0)
    : null;
}

/** Values read by a machine for fields that are still empty. A mileage is offered only in the unit of the vehicle's odometer. */
export function entryOffers(
  { suggested }: Pick<Document, 'suggested'>,
  values: EntryValues,
  vehicles: readonly VehicleOption[],
  invoice: Invoice | null = null,
) {
  const { dated, amount, currency, vendor } = suggested ?? { dated: null, amount: null, currency: null, vendor: null };
  const unit = unitOfVehicle(vehicles, values.vehicle_id);
  const offers: { text: string; values: Partial<EntryValues> }[] = [];
  const vehicle = values.vehicle_id ? null : vehicleRead(suggested, vehicles);
  if (vehicle) offers.push({ text: vehicle.label, values: { vehicle_id: vehicle.value, chosen: [] } });
  if (dated && !values.date_performed) offers.push({ text: formatDate(dated), values: { date_performed: dated } });
  if (amount !== null && !values.cost.trim()) {
    const of = currency ?? values.currency;
    const rest = costBeside(amount, values.parts, of);
    if (rest > 0) offers.push({ text: formatMoney(rest, '', of), values: { cost: moneyText(rest, of), currency: of } });
  }
  const said = invoice?.mileage ? { mileage: invoice.mileage.value, mileage_unit: invoice.mileage.unit } : suggested;
  const mileage = mileageRead(said, unit);
  if (mileage && !values.mileage_at_service.trim())
    offers.push({ text: mileage.text, values: { mileage_at_service: mileage.value } });
  if (vendor && !values.notes.trim()) offers.push({ text: vendor, values: { notes: vendor } });
  return offers;
}
