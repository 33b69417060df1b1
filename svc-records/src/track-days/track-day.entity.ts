import type { OwnerId } from '@carnet/rest';

/** The columns of `track_days` that a person can edit. */
export interface TrackDayFields {
  vehicle_id: number;
  /** `YYYY-MM-DD` */
  event_date: string;
  /** Its precision; null for an exact day. */
  event_date_edtf: string | null;
  track_name: string;
  /** The odometer reading on that day, in the odometer's own unit. */
  mileage: number | null;
  /** Sanitised HTML; null if empty. */
  report: string | null;
}

/** A row of `track_days`. */
export interface TrackDay extends TrackDayFields {
  id: number;
  owner_id: OwnerId;
  version: number;
  /** The time of entry, ISO 8601. */
  entered_at: string;
}
