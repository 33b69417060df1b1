import type { garage, service } from '@carnet/contracts';
import { SERVICE_EVENT_NAME_MAX_LENGTH, SERVICE_EVENT_NOTES_MAX_LENGTH } from '@carnet/contracts/service';
import { formatDate, formatMoney } from '@carnet/mf-kit/formats';
import {
  asText,
  costBody,
  costProblems,
  costValues,
  type CostValues,
  decimalsOf,
  knownDate,
  knownDateBody,
  knownDateProblem,
  moneyProblem,
  moneyText,
  numberOrNull,
  parseNumber,
  type Problems,
  textOrNull,
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

/** A part that the vehicle has already: from the shelf, or planned. */
export interface ChosenPart {
  part: PartChoice;
  quantity: string;
}

/** Values of the form, and the things that have been created of it. */
export interface EntryValues extends CostValues {
  vehicle_id: string;
  name: string;
  type: string;
  date_performed: string;
  mileage_at_service: string;
  /** The currency of the cost, and of each part's cost. */
  currency: string;
  notes: string;
  /** New ones. */
  parts: PartRow[];
  chosen: ChosenPart[];
  /** The uses of the lines of an invoice that is data; of other papers none are known. */
  uses: LineUses;
  made: Made;
}

/** The owner's values of the paper stand in the form at once; values that a machine read are offered. */
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
  vehicle_id: asText(vehicle_id),
  name: asText(title),
  type: 'Regular Maintenance',
  date_performed: knownDate(dated, dated_edtf),
  mileage_at_service: asText(mileage),
  ...costValues({ cost: amount, currency }),
  notes: [paper.vendor, paper.number && m.noNumber({ number: paper.number })].filter(Boolean).join(', '),
  parts: [],
  chosen: [],
  uses: {},
  made: NOTHING_MADE,
});

/**
 * Values of an invoice that is data stand in the form as well, unless its owner has entered others: they are not guessed. Lines are parts or work;
 * the event costs what is left beside its parts. What a credit note gives back is no cost, and is left to its owner.
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
    // The event itself cost nothing if all lines are parts.
    ...costValues({ cost: cost || null, currency }),
    name: values.name || (done?.name ?? '').slice(0, SERVICE_EVENT_NAME_MAX_LENGTH),
    date_performed: values.date_performed || (invoice.delivered_on ?? invoice.issued_on),
    notes: [from, ...invoice.notes].join('\n').slice(0, SERVICE_EVENT_NOTES_MAX_LENGTH),
    ...{ parts, uses },
  };
}

export function entryProblems(values: EntryValues): Problems<EntryValues> | null {
  const { vehicle_id, name, date_performed, mileage_at_service, currency, parts, chosen } = values;
  const fields: Record<string, string | null> = {
    vehicle_id: vehicle_id ? null : m.vehicleRequired,
    name: name.trim() ? null : m.serviceNameRequired,
    date_performed: knownDateProblem(m.datePerformed, date_performed),
    mileage_at_service: wholeNumberProblem(papers.mileage, mileage_at_service),
    ...costProblems(m.cost, values),
  };
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

/** A field of a row, as errors name it. */
export const nameOfField = (at: number, field: keyof PartRow): string => `part-${at}-${field}`;

export const nameOfQuantity = (at: number): string => `chosen-${at}-quantity`;

/** `chosen` after a choice: what stays keeps its quantity. */
export const chosenAfter = (chosen: readonly ChosenPart[], parts: readonly PartChoice[]): ChosenPart[] =>
  parts.map((part) => chosen.find((one) => one.part.id === part.id) ?? { part, quantity: '1' });

/** The payment for all of them: they are one part of the garage, whose cost counts once (ADR 60). */
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
  vehicle_id: Number(values.vehicle_id),
  name: values.name.trim(),
  type: values.type as service.CreateServiceEvent['type'],
  status: 'Completed',
  ...knownDateBody('date_performed', values.date_performed),
  mileage_at_service: numberOrNull(values.mileage_at_service),
  ...costBody(values),
  notes: textOrNull(values.notes),
  parts: [
    ...values.chosen.map(({ part: { id }, quantity }) => ({ id, quantity: Number(numberOrNull(quantity)) })),
    ...values.parts.map(({ quantity }, at) => ({ id: partIds[at]!, quantity: Number(numberOrNull(quantity)) })),
  ],
});

/** The cost of the parts together, if each of them has a price. */
export function sumOf(parts: readonly PartRow[]): number | null {
  const prices = parts.map(({ cost, quantity }) => {
    const [price, count] = [parseNumber(cost), parseNumber(quantity)];
    return price && count ? price.value * count.value : null;
  });
  return prices.length > 0 && prices.every((price) => price !== null)
    ? prices.reduce((sum, price) => sum + price, 0)
    : null;
}

/** Values that were read and that the form does not have yet; a mileage if it is in the unit of the vehicle's odometer. */
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
