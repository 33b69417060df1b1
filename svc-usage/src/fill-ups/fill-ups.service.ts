import { FactLog, References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Currencies } from '@carnet/person';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import * as m from '../messages/fill-up.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateFillUp, FillUpListQuery, UpdateFillUp, VehicleFillUpsQuery } from './fill-up.dto.js';
import type { FillUpFields } from './fill-up.entity.js';
import { FillUpNotFound } from './fill-up.errors.js';
import { fillUpChanged, fillUpCreated, fillUpsGone } from './fill-up.fact.js';
import { fillUps, matching } from './fill-up.read.js';
import { changedFillUp, needsOwnCurrency, newFillUp, referencesOf } from './fill-up.rules.js';
import { FillUpsRepository, type WrittenFillUp } from './fill-ups.repository.js';

/** Use cases of fill-ups. A change and its facts are committed together. */
@Injectable()
export class FillUpsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly references: References,
    private readonly fillUps: FillUpsRepository,
    private readonly currencies: Currencies,
  ) {}

  list(owner: OwnerId, query: FillUpListQuery): Promise<JsonText> {
    return fillUps.list(this.database, matching(owner, query), query);
  }

  /** Only looks the vehicle up if the list is empty: a fill-up proves that it exists and belongs to the owner. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleFillUpsQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  /** Values to prefill a form; empty for a vehicle without fill-ups. */
  async lastUsed(owner: OwnerId, vehicleId: number): Promise<JsonText> {
    const used = await this.fillUps.lastUsed(this.database, owner, vehicleId);
    if (used === null) await this.references.require(owner, VEHICLES, vehicleId);
    return new JsonText(used ?? JSON.stringify({ energies: [], stations: [] }));
  }

  create(owner: OwnerId, input: CreateFillUp, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const own = await this.ownCurrency(owner, input as Partial<FillUpFields>, within(tx));
        const fields = newFillUp(input, own);
        const written = requireStored(await this.fillUps.insert(tx, owner, fields), referencesOf(fields));
        await this.facts.append(tx, fillUpCreated({ ...fields, ...written, owner_id: owner }));
        return toAnswer(written);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateFillUp, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.fillUps.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
        const own = await this.ownCurrency(owner, { ...stored, ...(input as Partial<FillUpFields>) }, within(tx));
        const now = nextVersion(stored, changedFillUp(stored, input, own));
        if (!now) return answer(within(tx), owner, id);
        const written = requireStored(await this.fillUps.update(tx, now), referencesOf(now));
        await this.facts.append(tx, fillUpChanged(stored, now));
        return toAnswer(written);
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.fillUps.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      await this.facts.append(tx, fillUpsGone(await this.fillUps.remove(tx, owner, [id])));
    });
  }

  /** Deletes all of them, or none if one does not exist. @throws Invalid (400) */
  removeMany(owner: OwnerId, ids: readonly number[]): Promise<{ removed: number }> {
    return this.database.write(owner, async (tx) => {
      const gone = await this.fillUps.remove(tx, owner, ids);
      if (gone.length < new Set(ids).size) throw Invalid.field('ids', m.notFound);
      await this.facts.append(tx, fillUpsGone(gone));
      return { removed: gone.length };
    });
  }

  private async ownCurrency(owner: OwnerId, fields: Partial<FillUpFields>, db: Queryable): Promise<string | null> {
    return needsOwnCurrency(fields) ? this.currencies.of(owner, db) : null;
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  fillUps.one(db, [sql`f.owner_id = ${owner}`, sql`f.id = ${id}`], () => new FillUpNotFound());

const toAnswer = ({ json, version }: WrittenFillUp): JsonText => new JsonText(json, { version });
