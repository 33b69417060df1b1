import type { OwnerId } from '@carnet/rest';

/** A `timed` lap goes from line to line; `out` and `in` laps do not. */
export const LAP_KINDS = ['out', 'timed', 'in'] as const;
export type LapKind = (typeof LAP_KINDS)[number];

/** The source of the laps: they are in the file; the file names the line; the line was detected on the track; or there are none. */
export const LAPS_FROM = ['file', 'gate', 'found', 'none'] as const;
export type LapsFrom = (typeof LAPS_FROM)[number];

export interface SessionLap {
  number: number;
  kind: LapKind;
  seconds: number;
  /** Metres. */
  distance: number | null;
}

/** The minimum and maximum of a channel, in the unit of its file. */
export interface ChannelRange {
  name: string;
  unit: string;
  least: number;
  greatest: number;
}

/** The editable columns of `track_sessions`. */
export interface TrackSessionFields {
  vehicle_id: number;
  /** `YYYY-MM-DD` */
  driven_on: string;
  /** `HH:MM:SS`, by the clock of the log. */
  started_at: string | null;
  /** True if that clock shows UTC. */
  utc: boolean;
  /** The product that wrote the file, and the file's name. */
  product: string | null;
  file_name: string | null;
  track: string | null;
  seconds: number;
  /** Metres. */
  distance: number | null;
  laps: readonly SessionLap[];
  laps_from: LapsFrom;
  /** Seconds of the fastest whole lap. */
  best: number | null;
  ranges: readonly ChannelRange[];
  /** The driven line as an encoded polyline with six decimals. */
  line: string | null;
  note: string | null;
  /** True if the vehicle's odometer counted it, too; false if the vehicle came on a trailer, or has no odometer. */
  odometer_ran: boolean;
  /** The components that it counts for; null for those mounted on that day. */
  component_ids: readonly number[] | null;
}

/** A row of `track_sessions`. */
export interface TrackSession extends TrackSessionFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
