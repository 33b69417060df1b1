import type { DocumentExpiryFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';

const KIND = 'document-expiry';

/** The row that the fact of a document's expiry is made of. */
interface DocumentExpiry extends DocumentExpiryFact {
  owner_id: OwnerId;
  version: number;
}

/** True for a document `d` that runs out, or would without the trash. */
export const tellsExpiry = sql`d.expires_on is not null`;

/** Until when documents `f` for which `where` holds are good. One that does not run out, or lies in the trash, is told without its title: there is nothing to forget. */
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

/** The papers of before this fact are told once, so the first revision is 2. Raise it where the fact says something new. */
export const documentExpiryRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const next = sql`(f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) and ${tellsExpiry} order by f.owner_id, f.id limit ${limit}`;
    return (await documentExpiries(tx, next)).map(documentExpiryFact);
  },
};
