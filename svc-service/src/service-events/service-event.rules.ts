import type { Reference } from '@carnet/fact-log';
import { currencyOf, dateFields, merged } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import * as m from '../messages/service-event.js';
import { PARTS, SCHEDULES, TEMPLATES, VEHICLES } from '../references.rules.js';
import type { CreateServiceEvent, UpdateServiceEvent, UsedPartInput } from './service-event.dto.js';
import type { NewEvent, ServiceEvent, ServiceEventFields, UsedPart } from './service-event.entity.js';
import { statusMissing } from './service-event.errors.js';

/**
 * A new event to store. The default status is Completed; other missing values are null (spec §4).
 * @param own the person's currency, if it is already known
 * @throws Invalid (400)
 */
export function newServiceEvent(input: Omit<CreateServiceEvent, 'photos'>, own: string | null = null): NewEvent {
  const fields: ServiceEventFields = {
    vehicle_id: input.vehicle_id,
    name: input.name,
    type: input.type,
    status: input.status ?? 'Completed',
    description: input.description ?? null,
    ...dateFields('date_performed', input),
    mileage_at_service: input.mileage_at_service ?? null,
    ...moneyOf({
      cost: input.cost ?? null,
      currency: input.currency ?? own,
      converted_cost: input.converted_cost ?? null,
      converted_currency: input.converted_currency ?? own,
    }),
    notes: input.notes ?? null,
    template_id: input.template_id ?? null,
    service_schedule_id: input.service_schedule_id ?? null,
    report_content: input.report_content ?? null,
    to_complete: input.to_complete ?? false,
  };
  return { fields, parts: usedParts(input.parts) };
}

/** A new event as a stored row. */
export const storedEvent = (owner: OwnerId, { fields, parts }: NewEvent, id: number): ServiceEvent => ({
  ...fields,
  id,
  owner_id: owner,
  version: 1,
  parts,
});

/** References of an event. */
export function referencesOf({ fields, parts }: NewEvent): Reference[] {
  const { vehicle_id, template_id, service_schedule_id } = fields;
  return [
    { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
    { target: PARTS, field: 'parts', ids: parts.map(({ id }) => id) },
    { target: TEMPLATES, field: 'template_id', ids: template_id === null ? [] : [template_id] },
    {
      target: SCHEDULES,
      field: 'service_schedule_id',
      ids: service_schedule_id === null ? [] : [service_schedule_id],
    },
  ];
}

/** The event after an update: omitted fields stay unchanged, null clears (contract §1). A status cannot be cleared. */
export function updatedServiceEvent(
  event: ServiceEvent,
  input: UpdateServiceEvent,
  own: string | null = null,
): ServiceEvent {
  if (input.status === null) throw statusMissing();
  const { parts, photos: _, ...fields } = input;
  const changed = merged(event, fields);
  return {
    ...changed,
    ...dateFields('date_performed', input, event),
    ...moneyOf(
      { ...changed, currency: changed.currency ?? own, converted_currency: changed.converted_currency ?? own },
      event,
    ),
    to_complete: changed.to_complete ?? false,
    parts: parts === undefined ? event.parts : usedParts(parts),
  };
}

type Money = Pick<ServiceEventFields, 'cost' | 'currency' | 'converted_cost' | 'converted_currency'>;

/** An amount without a currency gets the owner's; without a cost, there is no converted cost. @throws Invalid (400) */
function moneyOf({ cost, currency, converted_cost, converted_currency }: Money, stored?: Money): Money {
  const of = currencyOf('cost', cost, currency, stored && { amount: stored.cost, currency: stored.currency });
  if (cost === null || converted_cost === null)
    return { cost, currency: of, converted_cost: null, converted_currency: null };
  if (of === converted_currency) throw Invalid.field('converted_currency', m.sameCurrency);
  const into = currencyOf('converted_cost', converted_cost, converted_currency);
  return { cost, currency: of, converted_cost, converted_currency: into };
}

/** Tells whether a check needs the person's own currency: to compare an event's two currencies. */
export const needsOwnCurrency = ({ currency, converted_cost }: UpdateServiceEvent): boolean =>
  currency === null || typeof converted_cost === 'number';

/** The parts of an event in order. The default quantity is 1. */
export function usedParts(parts: UsedPartInput[] | null | undefined): UsedPart[] {
  return (parts ?? []).map(({ id, quantity }) => ({ id, quantity: quantity ?? 1 }));
}
