import { FactLog, References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newReading, readingChanged, readingsGone } from '../readings/record-reading.fact.js';
import { VEHICLES } from '../references.rules.js';
import type {
  CreateModification,
  ModificationListQuery,
  UpdateModification,
  VehicleModificationsQuery,
} from './modification.dto.js';
import type { Modification } from './modification.entity.js';
import { ModificationNotFound } from './modification.errors.js';
import { MODIFICATION_READING, modificationFact, modificationGone, modificationReading } from './modification.fact.js';
import { matching, modificationRows, modifications } from './modification.read.js';
import { changedModification, newModification, referencesOf, withoutPart, withPart } from './modification.rules.js';
import { ModificationsRepository, type WrittenModification } from './modifications.repository.js';

/** The use cases of modifications. A change and its fact are committed together. */
@Injectable()
export class ModificationsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly references: References,
    private readonly modifications: ModificationsRepository,
  ) {}

  list(owner: OwnerId, query: ModificationListQuery): Promise<JsonText> {
    return (query.view === 'row' ? modificationRows : modifications).list(this.database, matching(owner, query), query);
  }

  /** The modifications of a vehicle. Only if the list is empty does it check whether the vehicle exists. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleModificationsQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateModification, once: OnceKey): Promise<JsonText> {
    const modification = newModification(input);
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const inserted = await this.modifications.insert(tx, owner, modification);
        const written = requireStored(inserted, referencesOf(modification));
        const stored = { ...modification, ...written, owner_id: owner };
        await this.facts.append(tx, [modificationFact(stored), ...newReading(modificationReading(stored))]);
        return toAnswer(written);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateModification, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, (tx) =>
        this.change(tx, owner, id, ifMatch, (stored) => changedModification(stored, input)),
      ),
    );
  }

  /** Adds a part. This overwrites nothing, so no `If-Match` is needed. */
  addPart(owner: OwnerId, id: number, partId: number, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, (tx) =>
        this.change(tx, owner, id, null, (stored) => withPart(stored, partId), 'part_id'),
      ),
    );
  }

  async removePart(owner: OwnerId, id: number, partId: number, ifMatch: number | null): Promise<void> {
    await this.references.resolving(owner, () =>
      this.database.write(owner, (tx) => this.change(tx, owner, id, ifMatch, (stored) => withoutPart(stored, partId))),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const modification = await this.modifications.requireOwned(tx, owner, id);
      requireVersion(modification, ifMatch);
      await this.modifications.remove(tx, owner, id);
      const gone = readingsGone(MODIFICATION_READING, [modification]);
      await this.facts.append(tx, [modificationGone(modification), ...gone]);
    });
  }

  private async change(
    tx: EntityManager,
    owner: OwnerId,
    id: number,
    ifMatch: number | null,
    changed: (stored: Modification) => Modification,
    partField?: string,
  ): Promise<JsonText> {
    const stored = await this.modifications.requireOwned(tx, owner, id);
    requireVersion(stored, ifMatch);
    const now = nextVersion(stored, changed(stored));
    if (!now) return read(within(tx), owner, id);
    const written = requireStored(await this.modifications.update(tx, stored, now), referencesOf(now, partField));
    const reading = readingChanged(modificationReading(stored), modificationReading(now));
    await this.facts.append(tx, [modificationFact(now), ...reading]);
    return toAnswer(written);
  }
}

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  modifications.one(db, [sql`m.owner_id = ${owner}`, sql`m.id = ${id}`], () => new ModificationNotFound());

const toAnswer = ({ json, version }: WrittenModification): JsonText => new JsonText(json, { version });
