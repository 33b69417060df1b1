import type { VehicleFact } from '@carnet/contracts';
import { type FactDraft, type OwnerId, sql } from '@carnet/svc-kit';

/** What a vehicle's fact is made of. */
export interface VehicleFactRow extends VehicleFact {
  owner_id: OwnerId;
  version: number;
}

/** The columns of a `VehicleFactRow`. */
export const vehicleFactColumns = sql`v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname,
  v.current_mileage, v.birth_date`;

export function vehicleFact(row: VehicleFactRow): FactDraft<'vehicle', VehicleFact> {
  const { owner_id, version, id, collection_id, type, make, model, year, nickname, current_mileage, birth_date } = row;
  const body = { id, collection_id, type, make, model, year, nickname, current_mileage, birth_date };
  return { kind: 'vehicle', key: id, version, ownerId: owner_id, body };
}
