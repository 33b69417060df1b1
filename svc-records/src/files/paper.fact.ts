import type { PaperFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';

const KIND = 'paper';

/** The row from which a document's fact is built. */
interface Paper extends PaperFact {
  owner_id: OwnerId;
  version: number;
}

/** The rows of documents `f` that match `where`. */
export function papersWhere(tx: EntityManager, where: Sql): Promise<Paper[]> {
  return within(tx).rows<Paper>(sql`
    select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
    from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    where ${where}`);
}

/** The fact of a document, from which svc-identity notifies webhooks. It does not contain the document's values. */
export function paperFact({ owner_id, version, ...body }: Paper): FactDraft<typeof KIND, PaperFact> {
  return { kind: KIND, key: body.id, version, ownerId: owner_id, body };
}

export const paperGone = ({ owner_id, id, version }: Paper): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Documents older than this fact are published once, so revisions begin at 2. Raise it when the fact gets new content. */
export const paperRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const next = sql`(f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) order by f.owner_id, f.id limit ${limit}`;
    return (await papersWhere(tx, next)).map(paperFact);
  },
};
