import type { OdometerFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql } from '@carnet/pg';
import type { Ledger, OdometerTold } from './odometer.entity.js';
import { OdometerRepository } from './odometer.repository.js';
import {
  accounted,
  correctionsOf,
  instrumentChaptersOf,
  lastReadOn,
  outlookOf,
  recordCorrectionsOf,
} from './odometer.rules.js';

const KIND = 'odometer';

/** The fact that other services get of a ledger. */
export function toldBy({ owner_id, id, version, odometer_unit, readings, chapters }: Ledger): OdometerTold {
  const counted = accounted(readings, chapters);
  const body = {
    ...{ id, pace: outlookOf(counted, chapters, odometer_unit), corrections: correctionsOf(counted) },
    last_read_on: lastReadOn(counted),
    chapters: instrumentChaptersOf(chapters),
    record_corrections: recordCorrectionsOf(counted),
  };
  return { owner_id, version, body };
}

export const odometerFact = ({ owner_id, version, body }: OdometerTold): FactDraft<typeof KIND, OdometerFact> => ({
  kind: KIND,
  key: body.id,
  version,
  ownerId: owner_id,
  body,
});

/**
 * Vehicles older than this fact are published once, so revisions begin at 2. Revision 3 adds the day of the last reading, 4 readings added by a migration, 5
 * changes of the odometer and wrong readings of records, 6 first values of an odometer. Raise it when the fact gets new content.
 */
export const odometerRepublication: Republication = {
  kind: KIND,
  revision: 6,
  async snapshots(tx, after, limit) {
    const next = sql`(v.owner_id, v.id) > (${after.owner}::int, ${after.id}::int) order by v.owner_id, v.id limit ${limit}`;
    const ledgers = await new OdometerRepository().ledgersOf(tx, next);
    return ledgers.map((ledger) => odometerFact(toldBy(ledger)));
  },
};
