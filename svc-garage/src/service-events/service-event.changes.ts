import type { ServiceEventFact } from '@carnet/contracts';
import type { Fact } from '@carnet/svc-kit';
import type { Installation } from '../parts/part.installation.js';
import type { OdometerReading } from '../vehicles/odometer-reading.js';
import { type CopyKey, nameOf, type ServiceEventCopy } from './service-event.copy.js';
import { newlyInstalled, newReading } from './service-event.rules.js';

/** What a run of facts does to this service. */
export interface Changes {
  keep: ServiceEventCopy[];
  forget: CopyKey[];
  installations: Installation[];
  readings: OdometerReading[];
}

type EventFact = Fact<'service-event', ServiceEventFact>;

export const keyOf = ({ ownerId, key }: EventFact): CopyKey => ({ owner_id: ownerId!, id: Number(key) });

/**
 * Walks through facts in their order, each against the state that the one before it left, and sums up what is to be done.
 * @param stored the copies as they are, of the events that the facts tell of
 */
export function changesOf(facts: readonly EventFact[], stored: readonly ServiceEventCopy[]): Changes {
  const copies = new Map<string, ServiceEventCopy | null>(stored.map((copy) => [nameOf(copy), copy]));
  const installations: Installation[] = [];
  const readings: OdometerReading[] = [];
  const touched = new Map(facts.map((fact) => [nameOf(keyOf(fact)), keyOf(fact)]));
  for (const fact of facts) {
    const { owner_id, id } = keyOf(fact);
    const name = nameOf({ owner_id, id });
    const before = copies.get(name) ?? null;
    const now = fact.deleted ? null : { ...fact.body, owner_id, id };
    copies.set(name, now);
    if (!now) continue;
    const { vehicle_id } = now;
    installations.push(...newlyInstalled(before, now).map((part_id) => ({ owner_id, vehicle_id, part_id })));
    const mileage = newReading(before, now);
    if (mileage !== null) readings.push({ owner_id, vehicle_id, mileage });
  }
  return {
    keep: [...touched.keys()].map((name) => copies.get(name)).filter((copy) => copy != null),
    forget: [...touched].filter(([name]) => copies.get(name) === null).map(([, key]) => key),
    installations,
    readings,
  };
}
