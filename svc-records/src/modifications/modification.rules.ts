import type { Reference } from '@carnet/fact-log';
import { currencyOf, dateFields, merged } from '@carnet/fields';
import { PARTS, SERVICE_EVENTS, VEHICLES } from '../references.rules.js';
import type { CreateModification, UpdateModification } from './modification.dto.js';
import { MAX_PARTS, type Modification, NEW_MODIFICATION, type NewModification } from './modification.entity.js';
import { PartNotOnModification, tooManyParts } from './modification.errors.js';

/** A new modification; absent fields are null. @throws Invalid (400) */
export function newModification(input: CreateModification): NewModification {
  return {
    vehicle_id: input.vehicle_id,
    name: input.name,
    description: input.description ?? null,
    category: input.category ?? NEW_MODIFICATION.category,
    status: input.status ?? NEW_MODIFICATION.status,
    ...dateFields('start_date', input),
    ...dateFields('completion_date', input),
    cost: input.cost ?? null,
    currency: currencyOf('cost', input.cost, input.currency),
    mileage: input.mileage ?? null,
    notes: input.notes ?? null,
    service_event_id: input.service_event_id ?? null,
    part_ids: distinct(input.part_ids),
  };
}

/** The modification after an update: an absent field stays, null clears it (contract §1). */
export function changedModification(stored: Modification, { part_ids, ...input }: UpdateModification): Modification {
  const changed = merged(stored, input);
  return {
    ...changed,
    ...dateFields('start_date', input, stored),
    ...dateFields('completion_date', input, stored),
    currency: currencyOf('cost', changed.cost, changed.currency, { amount: stored.cost, currency: stored.currency }),
    part_ids: part_ids === undefined ? stored.part_ids : distinct(part_ids),
  };
}

/** Adds a part; a part that is already on it keeps its place. */
export function withPart(stored: Modification, partId: number): Modification {
  if (!stored.part_ids.includes(partId) && stored.part_ids.length >= MAX_PARTS) throw tooManyParts(MAX_PARTS);
  return changedModification(stored, { part_ids: [...stored.part_ids, partId] });
}

/** Removes a part, which must be on it. */
export function withoutPart(stored: Modification, partId: number): Modification {
  if (!stored.part_ids.includes(partId)) throw new PartNotOnModification();
  return changedModification(stored, { part_ids: stored.part_ids.filter((id) => id !== partId) });
}

/** References of a modification to other services' records. */
export const referencesOf = (modification: NewModification, partField = 'part_ids'): Reference[] => [
  { target: VEHICLES, field: 'vehicle_id', ids: [modification.vehicle_id] },
  { target: PARTS, field: partField, ids: modification.part_ids },
  {
    target: SERVICE_EVENTS,
    field: 'service_event_id',
    ids: modification.service_event_id === null ? [] : [modification.service_event_id],
  },
];

const distinct = (ids: readonly number[] | null | undefined): number[] => [...new Set(ids)];

type Dated = Pick<
  Modification,
  'name' | 'status' | 'mileage' | 'start_date' | 'start_date_edtf' | 'completion_date' | 'completion_date_edtf'
>;

/** The odometer reading and its day: the day of completion, else of the beginning. A planned modification has no reading. */
export function readingOf({ name, status, mileage, start_date, start_date_edtf, ...done }: Dated) {
  const isDone = status === 'Completed' && done.completion_date !== null;
  const begun = { read_on: start_date, read_on_edtf: start_date_edtf };
  const day = isDone ? { read_on: done.completion_date, read_on_edtf: done.completion_date_edtf } : begun;
  return { name, mileage: status === 'Planned' ? null : mileage, ...day };
}
