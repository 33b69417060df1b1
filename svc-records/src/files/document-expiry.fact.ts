import type { DocumentExpiryFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';

const KIND = 'document-expiry';

/** The row from which the fact of a document's expiry is built. */
interface DocumentExpiry extends DocumentExpiryFact {
  owner_id: OwnerId;
  version: number;
}

/** True for a document `d` with an expiry, ignoring the trash. */
export const tellsExpiry = sql`d.expires_on is not null`;

/**
 * The expiries of documents `f` that match `where`. If a document has no expiry or is in the trash, its fact has no title, so that the log keeps nothing that
 * must be deleted later.
 */
export function documentExpiries(tx: EntityManager, where: Sql): Promise<DocumentExpiry[]> {
  return within(tx).rows<DocumentExpiry>(sql`
    select f.owner_id, f.version, f.id, f.vehicle_id, d.type,
      case when f.deleted_at is null and ${tellsExpiry} then coalesce(d.title, f.name) else '' end as title,
      case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
    from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    where ${where}`);
}

export function documentExpiryFact({
  owner_id,
  version,
  ...body
}: DocumentExpiry): FactDraft<typeof KIND, DocumentExpiryFact> {
  return { kind: KIND, key: body.id, version, ownerId: owner_id, body };
}

export const documentExpiryGone = ({ owner_id, id, version }: DocumentExpiry): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Documents older than this fact are published once, so revisions begin at 2. Raise it when the fact gets new content. */
export const documentExpiryRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const next = sql`(f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) and ${tellsExpiry} order by f.owner_id, f.id limit ${limit}`;
    return (await documentExpiries(tx, next)).map(documentExpiryFact);
  },
};
