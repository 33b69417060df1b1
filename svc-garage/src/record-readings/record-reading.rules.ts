import type { RecordReadingFact } from '@carnet/contracts';
import type { FactChange } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';
import { changesOfStatements, type RecordStatement, type StatementChanges } from '../odometer/statement.rules.js';

/** The reading in a paper; null if it lacks the mileage, the day, or the vehicle. */
function readingOf(owner_id: OwnerId, body: RecordReadingFact | null): RecordStatement | null {
  if (!body) return null;
  const { id, vehicle_id, mileage, read_on, read_on_edtf = null } = body;
  return vehicle_id === null || mileage === null || read_on === null
    ? null
    : { owner_id, vehicle_id, id, read_on, read_on_edtf, value: mileage };
}

/** Changes of papers' readings in a batch of facts. */
export const changesOfPapers = (changes: readonly FactChange<'document', RecordReadingFact>[]): StatementChanges =>
  changesOfStatements('document', changes, readingOf);
