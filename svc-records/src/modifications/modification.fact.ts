import type { ModificationFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { enteredAt, type GoneReading, readingFact } from '../readings/record-reading.fact.js';
import type { Modification } from './modification.entity.js';
import { readingOf } from './modification.rules.js';

const KIND = 'modification';

type Snapshot = Pick<Modification, keyof ModificationFact | 'owner_id' | 'version'>;

/** The fact of a modification, which svc-garage shows with the parts used in it. */
export function modificationFact(modification: Snapshot): FactDraft<typeof KIND, ModificationFact> {
  const { id, vehicle_id, name, category, status, part_ids } = modification;
  return {
    kind: KIND,
    key: id,
    version: modification.version,
    ownerId: modification.owner_id,
    body: { id, vehicle_id, name, category, status, part_ids },
  };
}

/** The fields of a deleted modification that are published. */
export type GoneModification = GoneReading;

export const modificationGone = ({ id, owner_id, version }: GoneModification): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Raise the revision when a modification's fact gets new content. */
export const modificationRepublication: Republication = {
  kind: KIND,
  revision: 1,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<Snapshot>(
      sql`select m.owner_id, m.id, m.version, m.vehicle_id, m.name, m.category, m.status,
                 array(select s.part_id from modification_parts s
                       where s.owner_id = m.owner_id and s.modification_id = m.id order by s.place) as part_ids
          from modifications m where (m.owner_id, m.id) > (${after.owner}::int, ${after.id}::int)
          order by m.owner_id, m.id limit ${limit}`,
    );
    return rows.map(modificationFact);
  },
};

export const MODIFICATION_READING = 'modification-reading';

type ReadModification = Omit<Modification, keyof Unread>;
type Unread = Pick<
  Modification,
  'description' | 'category' | 'cost' | 'currency' | 'notes' | 'service_event_id' | 'part_ids'
>;

/** The odometer reading of a modification. */
export const modificationReading = (modification: ReadModification) => {
  const { id, owner_id, version, vehicle_id, entered_at } = modification;
  return readingFact(MODIFICATION_READING, {
    ...{ id, owner_id, version, vehicle_id, entered_at },
    ...readingOf(modification),
  });
};

/** Raise the revision when the reading of a modification gets new content. */
export const modificationReadingRepublication: Republication = {
  kind: MODIFICATION_READING,
  revision: 1,
  async snapshots(tx, after, limit) {
    const read = await within(tx).rows<ReadModification>(sql`
      select m.id, m.owner_id, m.version, m.vehicle_id, m.name, m.status, m.start_date, m.start_date_edtf, m.completion_date,
        m.completion_date_edtf, m.mileage, ${enteredAt(sql`m.created_at`)}
      from modifications m where (m.owner_id, m.id) > (${after.owner}::int, ${after.id}::int) and m.mileage is not null
      order by m.owner_id, m.id limit ${limit}`);
    return read.map(modificationReading);
  },
};
