import type { OwnerId } from '@carnet/rest';

/** Values that a person enters for a track day: the columns of `track_days` that can be written. */
export interface TrackDayFields {
  vehicle_id: number;
  /** `YYYY-MM-DD` */
  event_date: string;
  /** Its precision; null for an exact day. */
  event_date_edtf: string | null;
  track_name: string;
  /** The odometer's reading on that day, in its own unit. */
  mileage: number | null;
  /** Sanitised HTML; null where nothing was written. */
  report: string | null;
}

/** A row of `track_days`. */
export interface TrackDay extends TrackDayFields {
  id: number;
  owner_id: OwnerId;
  version: number;
  /** When it was recorded, ISO 8601. */
  entered_at: string;
}
