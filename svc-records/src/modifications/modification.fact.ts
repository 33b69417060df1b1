import type { ModificationFact } from '@carnet/contracts';
import type { FactDraft, OwnerId } from '@carnet/svc-kit';
import type { Modification } from './modification.entity.js';

const KIND = 'modification';

/** What svc-garage is told of a modification: a part shows those that took it. */
export function modificationFact(modification: Modification): FactDraft<typeof KIND, ModificationFact> {
  const { id, vehicle_id, name, category, status, part_ids } = modification;
  return {
    kind: KIND,
    key: id,
    version: modification.version,
    ownerId: modification.owner_id,
    body: { id, vehicle_id, name, category, status, part_ids },
  };
}

/** What is left to say of a deleted modification. */
export interface GoneModification {
  id: number;
  owner_id: OwnerId;
  version: number;
}

export const modificationGone = ({ id, owner_id, version }: GoneModification): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});
