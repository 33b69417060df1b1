import type { RecordReadingFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';

const KIND = 'document';

/** The row from which the fact of a document's mileage is built. */
interface DocumentReading extends Omit<RecordReadingFact, 'read_on_edtf'> {
  owner_id: OwnerId;
  version: number;
}

/** True for a document `d` with a mileage, ignoring the trash. */
export const tellsMileage = sql`d.mileage is not null`;

/**
 * The odometer readings in documents `f` that match `where`. If a document has no reading or is in the trash, its fact has no name, so that the log keeps
 * nothing that must be deleted later. A document with an imprecise date has no day in its fact.
 */
export function documentReadings(tx: EntityManager, where: Sql): Promise<DocumentReading[]> {
  return within(tx).rows<DocumentReading>(sql`
    select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on,
      case when f.deleted_at is null and ${tellsMileage} then coalesce(d.title, f.name) else '' end as name,
      case when f.deleted_at is null then d.mileage end as mileage, (to_json(f.created_at) #>> '{}') as entered_at
    from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    where ${where}`);
}

export function documentFact({
  owner_id,
  version,
  ...body
}: DocumentReading): FactDraft<typeof KIND, RecordReadingFact> {
  return { kind: KIND, key: body.id, version, ownerId: owner_id, body };
}

export const documentGone = ({ owner_id, id, version }: DocumentReading): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Documents older than this fact are published once, so revisions begin at 2. Raise it when the fact gets new content. */
export const documentRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const next = sql`(f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) and ${tellsMileage} order by f.owner_id, f.id limit ${limit}`;
    return (await documentReadings(tx, next)).map(documentFact);
  },
};
