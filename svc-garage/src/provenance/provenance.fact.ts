import type { ProvenanceFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { raw, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The facts contain only ids, so they are published once, and again on deletion. */
const KINDS = { 'vehicle-identity': 'vehicle_identities', 'ownership-chapter': 'ownership_chapters' } as const;
type ProvenanceKind = keyof typeof KINDS;

/** The row from which the fact of a number or a chapter is built. */
export interface ProvenanceFactRow extends ProvenanceFact {
  owner_id: OwnerId;
  version: number;
}

export const provenanceFact = <Kind extends ProvenanceKind>(
  kind: Kind,
  { owner_id, version, id, vehicle_id }: ProvenanceFactRow,
): FactDraft<Kind, ProvenanceFact> => ({ kind, key: id, version, ownerId: owner_id, body: { id, vehicle_id } });

const republicationOf = (kind: ProvenanceKind): Republication => ({
  kind,
  revision: 1,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<ProvenanceFactRow>(
      sql`select owner_id, version, id, vehicle_id from ${raw(KINDS[kind])}
          where (owner_id, id) > (${after.owner}::int, ${after.id}::int) order by owner_id, id limit ${limit}`,
    );
    return rows.map((row) => provenanceFact(kind, row));
  },
});

/** Raise a revision when a fact gets new content. */
export const identityRepublication = republicationOf('vehicle-identity');
export const chapterRepublication = republicationOf('ownership-chapter');
