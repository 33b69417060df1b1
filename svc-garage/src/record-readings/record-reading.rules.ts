import type { RecordReadingFact } from '@carnet/contracts';
import type { FactChange, OwnedIds, OwnerId } from '@carnet/svc-kit';

/** A reading that is new, or says something else than before. */
export interface NewReading {
  owner_id: OwnerId;
  vehicle_id: number;
  mileage: number;
  read_on: string;
}

type Change = FactChange<string, RecordReadingFact>;

/** The reading that a record tells; null where it lacks a mileage, its day, or a vehicle. */
function readingOf(owner_id: OwnerId, body: RecordReadingFact | null): NewReading | null {
  if (!body) return null;
  const { vehicle_id, mileage, read_on } = body;
  return vehicle_id === null || mileage === null || read_on === null
    ? null
    : { owner_id, vehicle_id, mileage, read_on };
}

/** What became of readings in a run of changes: the vehicles of which one came, went or changed, and those that are new. */
export function changesOfReadings(changes: readonly Change[]): { touched: OwnedIds; readings: NewReading[] } {
  const touched = new Map<number, OwnerId>();
  const readings: NewReading[] = [];
  for (const { before, fact } of changes) {
    if (fact.ownerId === null) continue;
    const was = readingOf(fact.ownerId, before);
    const now = readingOf(fact.ownerId, fact.body);
    if (JSON.stringify(was) === JSON.stringify(now)) continue;
    for (const reading of [was, now]) if (reading) touched.set(reading.vehicle_id, fact.ownerId);
    if (now) readings.push(now);
  }
  return { touched: { owners: [...touched.values()], ids: [...touched.keys()] }, readings };
}
