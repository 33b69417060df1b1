import { type Republication, sql, within } from '@carnet/svc-kit';
import { enteredAt, readingFact } from '../readings/record-reading.fact.js';
import type { TrackDay } from './track-day.entity.js';

export const TRACK_DAY_READING = 'track-day-reading';

/** What a track day tells of the odometer. */
export const trackDayReading = ({ track_name, event_date, event_date_edtf, ...day }: Omit<TrackDay, 'report'>) => {
  const { id, owner_id, version, vehicle_id, mileage, entered_at } = day;
  const read = { name: track_name, read_on: event_date, read_on_edtf: event_date_edtf, mileage };
  return readingFact(TRACK_DAY_READING, { id, owner_id, version, vehicle_id, ...read, entered_at });
};

/** Raise the revision where the reading of a track day says something new. */
export const trackDayRepublication: Republication = {
  kind: TRACK_DAY_READING,
  revision: 1,
  async snapshots(tx, after, limit) {
    const days = await within(tx).rows<Omit<TrackDay, 'report'>>(sql`
      select t.id, t.owner_id, t.version, t.vehicle_id, t.event_date, t.event_date_edtf, t.track_name, t.mileage, ${enteredAt(sql`t.created_at`)}
      from track_days t where (t.owner_id, t.id) > (${after.owner}::int, ${after.id}::int) and t.mileage is not null
      order by t.owner_id, t.id limit ${limit}`);
    return days.map(trackDayReading);
  },
};
