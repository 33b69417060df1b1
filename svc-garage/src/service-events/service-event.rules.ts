import type { ServiceEventFact } from '@carnet/contracts';
import type { FactChange } from '@carnet/svc-kit';
import type { Installation } from '../parts/part.entity.js';
import type { OdometerReading } from '../vehicles/vehicle.entity.js';

/** As much of a service event as these rules look at. */
export interface EventState {
  status: string;
  mileage_at_service: number | null;
  part_ids: readonly number[];
}

const isCompleted = (event: EventState | null): event is EventState => event?.status === 'Completed';

/**
 * The parts that an event newly installs (contract §4): all of them when it becomes Completed, those that were added when it was
 * Completed before. So a part that its owner set to another status since stays as it is.
 */
export function newlyInstalled(before: EventState | null, now: EventState): number[] {
  if (!isCompleted(now)) return [];
  const known = new Set(isCompleted(before) ? before.part_ids : []);
  return now.part_ids.filter((id) => !known.has(id));
}

/**
 * The odometer reading that is new in an event, or null: when it becomes Completed, or says another mileage than before. An edit of
 * anything else leaves alone what the owner corrected since.
 */
export function newReading(before: EventState | null, now: EventState): number | null {
  if (!isCompleted(now)) return null;
  return isCompleted(before) && before.mileage_at_service === now.mileage_at_service ? null : now.mileage_at_service;
}

/** What a run of changes makes happen to parts and vehicles, in the order of the changes. */
export function consequencesOf(changes: readonly FactChange<'service-event', ServiceEventFact>[]): {
  installations: Installation[];
  readings: OdometerReading[];
} {
  const installations: Installation[] = [];
  const readings: OdometerReading[] = [];
  for (const { before, fact } of changes) {
    if (fact.deleted || fact.ownerId === null) continue;
    const { vehicle_id } = fact.body;
    const owner_id = fact.ownerId;
    installations.push(...newlyInstalled(before, fact.body).map((part_id) => ({ owner_id, vehicle_id, part_id })));
    const mileage = newReading(before, fact.body);
    if (mileage !== null) readings.push({ owner_id, vehicle_id, mileage });
  }
  return { installations, readings };
}
