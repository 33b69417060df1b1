import type { ServiceEventFact } from '@carnet/contracts';
import type { FactChange } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';
import type { Installation } from '../parts/part.entity.js';
import { changesOfStatements, type RecordStatement, type StatementChanges } from '../odometer/statement.rules.js';

/** The fields of a service event that these rules need. */
export interface EventState {
  status: string;
  mileage_at_service: number | null;
  part_ids: readonly number[];
}

const isCompleted = <E extends EventState>(event: E | null): event is E => event?.status === 'Completed';

/**
 * The parts that an event newly installs (contract §4): all of them when it becomes Completed; only added ones if it was Completed before. So an owner's later
 * change of a part's status is kept.
 */
export function newlyInstalled(before: EventState | null, now: EventState): number[] {
  if (!isCompleted(now)) return [];
  const known = new Set(isCompleted(before) ? before.part_ids : []);
  return now.part_ids.filter((id) => !known.has(id));
}

/** The mileage of a completed event; null for any other. */
function statementOf(owner_id: OwnerId, body: ServiceEventFact | null): RecordStatement | null {
  if (!isCompleted(body) || body.mileage_at_service === null) return null;
  const { id, vehicle_id, date_performed, date_performed_edtf = null, mileage_at_service } = body;
  return {
    owner_id,
    vehicle_id,
    id,
    read_on: date_performed,
    read_on_edtf: date_performed_edtf,
    value: mileage_at_service,
  };
}

/** Effects of a batch of changes on parts, in order, and on mileages. */
export function consequencesOf(changes: readonly FactChange<'service-event', ServiceEventFact>[]): {
  installations: Installation[];
  statements: StatementChanges;
} {
  const installations: Installation[] = [];
  for (const { before, fact } of changes) {
    if (fact.deleted || fact.ownerId === null) continue;
    const { vehicle_id } = fact.body;
    const owner_id = fact.ownerId;
    installations.push(...newlyInstalled(before, fact.body).map((part_id) => ({ owner_id, vehicle_id, part_id })));
  }
  return { installations, statements: changesOfStatements('service-event', changes, statementOf) };
}
