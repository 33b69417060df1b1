import {
  Database,
  Idempotency,
  JsonText,
  nextVersion,
  NothingStored,
  type OnceKey,
  type OwnerId,
  type Queryable,
  References,
  requireVersion,
  sql,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import type { CreateTrackDay, TrackDayListQuery, UpdateTrackDay, VehicleTrackDaysQuery } from './track-day.dto.js';
import { changedTrackDay, newTrackDay } from './track-day.rules.js';
import { TrackDayNotFound } from './track-day.errors.js';
import { matching, trackDayRows, trackDays } from './track-day.read.js';
import { TrackDaysRepository, type WrittenTrackDay } from './track-days.repository.js';

/** The use cases of track days. */
@Injectable()
export class TrackDaysService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly trackDays: TrackDaysRepository,
  ) {}

  list(owner: OwnerId, query: TrackDayListQuery): Promise<JsonText> {
    return (query.view === 'row' ? trackDayRows : trackDays).list(this.database, matching(owner, query), query);
  }

  /** The vehicle is looked up only where the list is empty: a track day proves that it is there and the owner's. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleTrackDaysQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateTrackDay, once: OnceKey): Promise<JsonText> {
    const fields = newTrackDay(input);
    return this.references.resolving(owner, () =>
      this.idempotency.onceInOne(owner, once, async (db, keep) =>
        toAnswer(await this.trackDays.insert(db, owner, fields, keep), fields.vehicle_id),
      ),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateTrackDay, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.trackDays.requireOwned(tx, owner, id);
        requireVersion(stored, ifMatch);
        const now = nextVersion(stored, changedTrackDay(stored, input));
        if (!now) return answer(within(tx), owner, id);
        return toAnswer(await this.trackDays.update(tx, now), now.vehicle_id);
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.trackDays.requireOwned(tx, owner, id), ifMatch);
      await this.trackDays.remove(tx, owner, id);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  trackDays.one(db, [sql`t.owner_id = ${owner}`, sql`t.id = ${id}`], () => new TrackDayNotFound());

function toAnswer(written: WrittenTrackDay | null, vehicleId: number): JsonText {
  if (!written) throw new NothingStored([{ target: VEHICLES, field: 'vehicle_id', ids: [vehicleId] }]);
  return new JsonText(written.json, { version: written.version });
}
