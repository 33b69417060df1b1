import { type JsonText, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertInto, requireReference, updateOf, written } from '../shared/statements.js';
import { unknownVehicle } from '../vehicles/vehicle.errors.js';
import { identitiesWithVehicle, identityRow } from './identity.read.js';
import { IdentityNotFound } from './provenance.errors.js';
import type { StoredIdentity } from './provenance.entity.js';

const view = { row: identityRow, from: identitiesWithVehicle(sql`saved`) };

const columnsOf = ({ kind, name, as_built, as_fitted, note }: NewIdentity) => ({
  ...{ kind, name, as_built, as_fitted, note },
});

export type NewIdentity = Omit<StoredIdentity, 'id' | 'version'>;

@Injectable()
export class IdentitiesRepository {
  /** @throws IdentityNotFound */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<StoredIdentity> {
    const [identity] = await within(tx).rows<StoredIdentity>(
      sql`select owner_id, id, vehicle_id, kind, name, as_built, as_fitted, note, version
          from vehicle_identities where owner_id = ${owner} and id = ${id}`,
    );
    if (!identity) throw new IdentityNotFound();
    return identity;
  }

  insert(tx: EntityManager, identity: NewIdentity): Promise<JsonText> {
    const { owner_id, vehicle_id } = identity;
    const change = insertInto('vehicle_identities', { owner_id, vehicle_id, ...columnsOf(identity) });
    return requireReference(written(within(tx), change, view), 'vehicle_identities_vehicle', () =>
      unknownVehicle('vehicle_id'),
    );
  }

  update(tx: EntityManager, identity: StoredIdentity): Promise<JsonText> {
    const { owner_id, id } = identity;
    const change = sql`${updateOf('vehicle_identities', columnsOf(identity))} where owner_id = ${owner_id} and id = ${id}`;
    return written(within(tx), change, view);
  }

  async remove(tx: EntityManager, { owner_id, id }: StoredIdentity): Promise<void> {
    await within(tx).rows(sql`delete from vehicle_identities where owner_id = ${owner_id} and id = ${id}`);
  }
}
