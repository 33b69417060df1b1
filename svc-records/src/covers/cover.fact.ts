import type { VehicleCoverFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { shortHash } from '../files/file.read.js';

const KIND = 'vehicle-cover';

/** The row from which a cover's fact is built. */
export interface CoverSnapshot extends VehicleCoverFact {
  owner_id: OwnerId;
  version: number;
}

/** The columns of a `CoverSnapshot`, of cover `c`. */
export const coverSnapshot = sql`c.owner_id, c.version, c.vehicle_id as id, c.file_id as photo_id, ${shortHash} as hash, p.thumbhash,
  p.width, p.height`;

/** The tables of a `CoverSnapshot`. */
export const coverTables = sql`vehicle_covers c left join files f on f.owner_id = c.owner_id and f.id = c.file_id
  left join photos p on p.owner_id = c.owner_id and p.file_id = c.file_id`;

/** The fact of a vehicle's cover, which svc-garage shows with the vehicle. A removed cover is a fact without a photo. */
export function coverFact({ owner_id, version, ...body }: CoverSnapshot): FactDraft<typeof KIND, VehicleCoverFact> {
  return { kind: KIND, key: body.id, version, ownerId: owner_id, body };
}

/** The deletion of a cover, after its vehicle was deleted for good. */
export const coverGone = ({
  owner_id,
  id,
  version,
}: Pick<CoverSnapshot, 'owner_id' | 'id' | 'version'>): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Raise the revision when a cover's fact gets new content. */
export const coverRepublication: Republication = {
  kind: KIND,
  revision: 1,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<CoverSnapshot>(sql`
      select ${coverSnapshot} from ${coverTables}
      where (c.owner_id, c.vehicle_id) > (${after.owner}::int, ${after.id}::int) order by c.owner_id, c.vehicle_id limit ${limit}`);
    return rows.map(coverFact);
  },
};
