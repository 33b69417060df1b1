import { FactLog } from '@carnet/fact-log';
import { merged, nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { goneFacts } from '../shared/gone.js';
import { IdentitiesRepository } from './identities.repository.js';
import { CreateIdentity, IdentityListQuery, IdentityView, UpdateIdentity } from './identity.dto.js';
import { identities, identitiesOf, identityOf } from './identity.read.js';
import { IdentityNotFound } from './provenance.errors.js';
import { provenanceFact } from './provenance.fact.js';
import { requireIdentity } from './provenance.rules.js';

/** The use cases of a vehicle's identity numbers beside its VIN. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly db: Database,
    private readonly identities: IdentitiesRepository,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
  ) {}

  list(owner: OwnerId, query: IdentityListQuery): Promise<JsonText> {
    return identities.list(this.db, identitiesOf(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.db, owner, id);
  }

  create(owner: OwnerId, input: CreateIdentity, once: OnceKey): Promise<JsonText> {
    const identity = { ...NOTHING_SAID, ...input, owner_id: owner };
    requireIdentity(identity);
    return this.idempotency.once(owner, once, async (tx) => {
      const created = await this.identities.insert(tx, identity);
      const { id, vehicle_id, version } = created.parse<IdentityView>();
      await this.facts.append(tx, provenanceFact('vehicle-identity', { owner_id: owner, version, id, vehicle_id }));
      return created;
    });
  }

  update(owner: OwnerId, id: number, changes: UpdateIdentity, ifMatch: number | null): Promise<JsonText> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.identities.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const changed = nextVersion(stored, merged(stored, changes));
      if (!changed) return read(within(tx), owner, id);
      requireIdentity(changed);
      return this.identities.update(tx, changed);
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.identities.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      await this.identities.remove(tx, stored);
      await this.facts.append(tx, goneFacts(owner, [{ kind: 'vehicle-identity', id, version: stored.version }]));
    });
  }
}

const NOTHING_SAID = { name: null, as_built: null, as_fitted: null, note: null };

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  identities.one(db, identityOf(owner, id), () => new IdentityNotFound());
