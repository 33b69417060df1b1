import { FactLog, References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { newReading, readingChanged, readingsGone } from '../readings/record-reading.fact.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateTrackDay, TrackDayListQuery, UpdateTrackDay, VehicleTrackDaysQuery } from './track-day.dto.js';
import { TRACK_DAY_READING, trackDayFact, trackDayGone, trackDayReading } from './track-day.fact.js';
import { changedTrackDay, newTrackDay, referencesOf } from './track-day.rules.js';
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

  /** The track days of a vehicle. Only if the list is empty does it check whether the vehicle exists. */
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
      this.idempotency.once(owner, once, async (tx) => {
        const written = requireStored(await this.trackDays.insert(tx, owner, fields), referencesOf(fields));
        const stored = { ...fields, ...written, owner_id: owner };
        await this.facts.append(tx, [trackDayFact(stored), ...newReading(trackDayReading(stored))]);
        return toAnswer(written);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateTrackDay, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.trackDays.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
        const now = nextVersion(stored, changedTrackDay(stored, input));
        if (!now) return answer(within(tx), owner, id);
        const written = requireStored(await this.trackDays.update(tx, now), referencesOf(now));
        const reading = readingChanged(trackDayReading(stored), trackDayReading(now));
        await this.facts.append(tx, [trackDayFact(now), ...reading]);
        return toAnswer(written);
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

const toAnswer = ({ json, version }: WrittenTrackDay): JsonText => new JsonText(json, { version });
