import type { DuePointFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

const KIND = 'component-due-point';

/** The body of a due point, without its id. */
export type DuePointBody = Omit<DuePointFact, 'id'>;

/** A due point as it was published last. */
export interface ToldPoint {
  id: number;
  version: number;
  component_id: number;
  body: DuePointBody;
}

export const duePointFact = (
  owner: OwnerId,
  { id, version, body }: Pick<ToldPoint, 'id' | 'version' | 'body'>,
): FactDraft<typeof KIND, DuePointFact> => ({ kind: KIND, key: id, version, ownerId: owner, body: { id, ...body } });

export const duePointGone = (owner: OwnerId, { id, version }: Pick<ToldPoint, 'id' | 'version'>): FactDraft => ({
  ...{ kind: KIND, key: id, version: version + 1, ownerId: owner },
  deleted: true,
});

/** Raise the revision when the fact of a due point gets a new field. */
export const duePointRepublication: Republication = {
  kind: KIND,
  revision: 1,
  async snapshots(tx, after, limit) {
    const told = await within(tx).rows<ToldPoint & { owner_id: OwnerId }>(sql`
      select p.owner_id, p.id, p.version, p.component_id, p.body from due_points p
      where (p.owner_id, p.id) > (${after.owner}::int, ${after.id}::int) order by p.owner_id, p.id limit ${limit}`);
    return told.map((point) => duePointFact(point.owner_id, point));
  },
};
