import type { TrackDayFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { enteredAt, type GoneReading, readingFact } from '../readings/record-reading.fact.js';
import type { TrackDay } from './track-day.entity.js';

const KIND = 'track-day';

type Snapshot = Pick<TrackDay, keyof TrackDayFact | 'owner_id' | 'version'>;

/** The fact of a track day, from which svc-identity notifies webhooks. It contains no texts written by people. */
export function trackDayFact({ owner_id, version, ...day }: Snapshot): FactDraft<typeof KIND, TrackDayFact> {
  const { id, vehicle_id, event_date, event_date_edtf } = day;
  return { kind: KIND, key: id, version, ownerId: owner_id, body: { id, vehicle_id, event_date, event_date_edtf } };
}

/** The fields of a deleted track day that are published. */
export type GoneTrackDay = GoneReading;

export const trackDayGone = ({ id, owner_id, version }: GoneTrackDay): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Track days older than this fact are published once, so revisions begin at 2. Raise it when the fact gets new content. */
export const trackDayRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<Snapshot>(sql`
      select t.id, t.owner_id, t.version, t.vehicle_id, t.event_date, t.event_date_edtf from track_days t
      where (t.owner_id, t.id) > (${after.owner}::int, ${after.id}::int) order by t.owner_id, t.id limit ${limit}`);
    return rows.map(trackDayFact);
  },
};

export const TRACK_DAY_READING = 'track-day-reading';

/** The odometer reading of a track day. */
export const trackDayReading = ({ track_name, event_date, event_date_edtf, ...day }: Omit<TrackDay, 'report'>) => {
  const { id, owner_id, version, vehicle_id, mileage, entered_at } = day;
  const read = { name: track_name, read_on: event_date, read_on_edtf: event_date_edtf, mileage };
  return readingFact(TRACK_DAY_READING, { id, owner_id, version, vehicle_id, ...read, entered_at });
};

/** Raise the revision when the reading of a track day gets new content. */
export const trackDayReadingRepublication: Republication = {
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
