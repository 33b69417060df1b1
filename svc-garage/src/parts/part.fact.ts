import type { PartFact } from '@carnet/contracts';
import { type FactDraft, type OwnerId, sql } from '@carnet/svc-kit';

/** What a part's fact is made of. */
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
