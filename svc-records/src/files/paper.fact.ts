import type { PaperFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';

const KIND = 'paper';

/** The row that the fact of a document is made of. */
interface Paper extends PaperFact {
  owner_id: OwnerId;
  version: number;
}

/** The snapshots of documents `f` for which `where` holds. */
export function papersWhere(tx: EntityManager, where: Sql): Promise<Paper[]> {
  return within(tx).rows<Paper>(sql`
    select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
    from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    where ${where}`);
}

/** The fact of every document, by which svc-identity tells webhooks of its changes. What it says is not in it. */
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

/** The papers of before this fact are told once, so the first revision is 2. Raise it where the fact says something new. */
export const paperRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const next = sql`(f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) order by f.owner_id, f.id limit ${limit}`;
    return (await papersWhere(tx, next)).map(paperFact);
  },
};
