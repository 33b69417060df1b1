import type { PartFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The row from which a part's fact is built. */
export interface PartFactRow extends PartFact {
  owner_id: OwnerId;
  version: number;
}

/** The columns of a `PartFactRow`. */
export const partFactColumns = sql`p.owner_id, p.version, p.id, p.vehicle_id, p.name, p.manufacturer, p.part_number, p.type, p.status`;

export function partFact(row: PartFactRow): FactDraft<'part', PartFact> {
  const { owner_id, version, id, vehicle_id, name, manufacturer, part_number, type, status } = row;
  const body = { id, vehicle_id, name, manufacturer, part_number, type, status };
  return { kind: 'part', key: id, version, ownerId: owner_id, body };
}

/** Raise the revision when a part's fact gets new content. */
export const partRepublication: Republication = {
  kind: 'part',
  revision: 1,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<PartFactRow>(
      sql`select ${partFactColumns} from parts p where (p.owner_id, p.id) > (${after.owner}::int, ${after.id}::int)
          order by p.owner_id, p.id limit ${limit}`,
    );
    return rows.map(partFact);
  },
};
