import { FactLog } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { goneFacts } from '../shared/gone.js';
import { requireVehicle } from '../vehicles/vehicle.read.js';
import { CreatePart, PartListQuery, PartView, UpdatePart, VehiclePartsQuery } from './part.dto.js';
import { PartNotFound } from './part.errors.js';
import { partFact } from './part.fact.js';
import { partDetails, partOf, parts, partsOf } from './part.read.js';
import { NEW_PART } from './part.entity.js';
import { newPart, updatedPart } from './part.rules.js';
import { PartsRepository } from './parts.repository.js';

@Injectable()
export class PartsService {
  constructor(
    private readonly db: Database,
    private readonly parts: PartsRepository,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
  ) {}

  list(owner: OwnerId, query: PartListQuery): Promise<JsonText> {
    return (query.view === 'row' ? parts : partDetails).list(this.db, partsOf(owner, query), query);
  }

  /** The parts of one vehicle. Only if the list is empty does it check whether the vehicle exists. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehiclePartsQuery): Promise<JsonText> {
    const found = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (found.about.page?.total === 0) await requireVehicle(this.db, owner, vehicleId);
    return found;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.db, owner, id);
  }

  create(owner: OwnerId, { vehicle_id, ...fields }: CreatePart, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, async (tx) => {
      const part = await this.parts.insert(tx, owner, vehicle_id, newPart({ ...NEW_PART, ...fields }));
      await this.tell(tx, owner, part);
      return part;
    });
  }

  update(owner: OwnerId, id: number, changes: UpdatePart, ifMatch: number | null): Promise<JsonText> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.parts.requireOwned(tx, owner, id);
      await requireSeen(stored, ifMatch, () => read(within(tx), owner, id));
      const changed = nextVersion(stored, updatedPart(stored, changes));
      if (!changed) return read(within(tx), owner, id);
      const part = await this.parts.update(tx, changed);
      await this.tell(tx, owner, part);
      return part;
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.db.write(owner, async (tx) => {
      const part = await this.parts.requireOwned(tx, owner, id);
      requireVersion(part, ifMatch);
      const gone = await this.parts.remove(tx, part);
      await this.facts.append(tx, goneFacts(owner, [gone]));
    });
  }

  private async tell(tx: EntityManager, owner: OwnerId, part: JsonText): Promise<void> {
    const row = { ...part.parse<PartView>(), owner_id: owner, version: part.about.version! };
    await this.facts.append(tx, partFact(row));
  }
}

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  partDetails.one(db, partOf(owner, id), () => new PartNotFound());
