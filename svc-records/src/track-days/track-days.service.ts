import {
  Database,
  FactLog,
  type FactPosition,
  Idempotency,
  JsonText,
  nextVersion,
  NothingStored,
  type OnceKey,
  type OwnerId,
  type Queryable,
  References,
  requireSeen,
  requireVersion,
  type Sql,
  sql,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { knownOfNew, NOT_STORED_YET, readingChanged, readingsGone } from '../readings/record-reading.fact.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateTrackDay, TrackDayListQuery, UpdateTrackDay, VehicleTrackDaysQuery } from './track-day.dto.js';
import { TRACK_DAY_READING, trackDayFact, trackDayGone, trackDayReading } from './track-day.fact.js';
import type { TrackDayFields } from './track-day.entity.js';
import { changedTrackDay, newTrackDay } from './track-day.rules.js';
import { TrackDayNotFound } from './track-day.errors.js';
import { matching, trackDayRows, trackDays } from './track-day.read.js';
import { TrackDaysRepository, type WrittenTrackDay } from './track-days.repository.js';

/** The use cases of track days. A change and its fact are committed together. */
@Injectable()
export class TrackDaysService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
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
    const fact = this.facts.factOfNew(trackDayFact({ ...fields, ...NOT_STORED_YET, owner_id: owner }), sql`t`);
    const reading = this.readingOfNew(owner, fields);
    return this.references.resolving(owner, async () => {
      let position: FactPosition | null = null;
      const answer = await this.idempotency.onceInOne(owner, once, async (db, keep) => {
        const written = await this.trackDays.insert(db, owner, fields, fact, reading, keep);
        position = written?.position ?? null;
        return toAnswer(written, fields.vehicle_id);
      });
      if (position) this.facts.wake(owner, position);
      return answer;
    });
  }

  private readingOfNew(owner: OwnerId, fields: TrackDayFields): Sql | null {
    if (fields.mileage === null) return null;
    const draft = trackDayReading({ ...fields, ...NOT_STORED_YET, owner_id: owner });
    return this.facts.factOfNew(draft, sql`t, fact`, knownOfNew);
  }

  update(owner: OwnerId, id: number, input: UpdateTrackDay, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.trackDays.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
        const now = nextVersion(stored, changedTrackDay(stored, input));
        if (!now) return answer(within(tx), owner, id);
        const answered = toAnswer(await this.trackDays.update(tx, now), now.vehicle_id);
        const reading = readingChanged(trackDayReading(stored), trackDayReading(now));
        await this.facts.append(tx, [trackDayFact(now), ...reading]);
        return answered;
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const day = await this.trackDays.requireOwned(tx, owner, id);
      requireVersion(day, ifMatch);
      await this.trackDays.remove(tx, owner, id);
      await this.facts.append(tx, [trackDayGone(day), ...readingsGone(TRACK_DAY_READING, [day])]);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  trackDays.one(db, [sql`t.owner_id = ${owner}`, sql`t.id = ${id}`], () => new TrackDayNotFound());

function toAnswer(written: WrittenTrackDay | null, vehicleId: number): JsonText {
  if (!written) throw new NothingStored([{ target: VEHICLES, field: 'vehicle_id', ids: [vehicleId] }]);
  return new JsonText(written.json, { version: written.version });
}
