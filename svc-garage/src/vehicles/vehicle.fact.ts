import type { VehicleFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import type { OdometerUnit } from '@carnet/fields';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The row from which a vehicle's fact is built. */
export interface VehicleFactRow extends VehicleFact {
  owner_id: OwnerId;
  version: number;
  odometer_unit: OdometerUnit;
}

/** The columns of a `VehicleFactRow`. */
export const vehicleFactColumns = sql`v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname,
  v.current_mileage, v.odometer_unit, v.birth_date`;

export function vehicleFact(row: VehicleFactRow): FactDraft<'vehicle', VehicleFact> {
  const { owner_id, version, id, collection_id, type, make, model, year, nickname } = row;
  const { current_mileage, odometer_unit, birth_date } = row;
  const body = { id, collection_id, type, make, model, year, nickname, current_mileage, odometer_unit, birth_date };
  return { kind: 'vehicle', key: id, version, ownerId: owner_id, body };
}

/** Raise the revision when a vehicle's fact gets new content. */
export const vehicleRepublication: Republication = {
  kind: 'vehicle',
  revision: 2,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<VehicleFactRow>(
      sql`select ${vehicleFactColumns} from vehicles v where (v.owner_id, v.id) > (${after.owner}::int, ${after.id}::int)
          order by v.owner_id, v.id limit ${limit}`,
    );
    return rows.map(vehicleFact);
  },
};
