import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { TrackDay } from './day.rules.js';

@Injectable()
export class DaysRepository {
  /** Days with sessions of a vehicle, up to a given day, the newest first. */
  until(db: Queryable, owner: OwnerId, vehicleId: number, day: string): Promise<TrackDay[]> {
    return db.rows<TrackDay>(sql`
      select s.driven_on, count(*)::int as sessions, sum(s.seconds) as seconds,
        coalesce(sum(s.seconds) filter (where not s.odometer_ran or v.odometer_unit <> 'h'), 0) as unmetered,
        coalesce(sum(s.distance) filter (where not s.odometer_ran or v.odometer_unit = 'h'), 0)::int as metres, min(s.best) as best
      from track_sessions s join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
      where s.owner_id = ${owner} and s.vehicle_id = ${vehicleId} and s.driven_on <= ${day}::date
      group by s.driven_on order by s.driven_on desc limit 6`);
  }
}
