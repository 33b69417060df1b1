import type { OwnerId } from '@carnet/rest';

/** `timed` is from line to line; the way out and the way in are not. */
export const LAP_KINDS = ['out', 'timed', 'in'] as const;
export type LapKind = (typeof LAP_KINDS)[number];

/** The source of the laps: the file says them, it names the line, the line was found on the way, or nothing says any. */
export const LAPS_FROM = ['file', 'gate', 'found', 'none'] as const;
export type LapsFrom = (typeof LAPS_FROM)[number];

export interface SessionLap {
  number: number;
  kind: LapKind;
  seconds: number;
  /** Metres. */
  distance: number | null;
}

/** The least and the greatest value of a channel, in the unit of its file. */
export interface ChannelRange {
  name: string;
  unit: string;
  least: number;
  greatest: number;
}

/** The columns of `track_sessions` that a person can write. */
export interface TrackSessionFields {
  vehicle_id: number;
  /** `YYYY-MM-DD` */
  driven_on: string;
  /** `HH:MM:SS`, as the clock of the log shows it. */
  started_at: string | null;
  /** That clock shows UTC. */
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
  /** The way as an encoded polyline of six decimals. */
  line: string | null;
  note: string | null;
  /** The vehicle's odometer counted it as well; false where it came on a trailer, or has none. */
  odometer_ran: boolean;
  /** The components that it counts for; null where those are the ones that were on the vehicle on that day. */
  component_ids: readonly number[] | null;
}

/** A row of `track_sessions`. */
export interface TrackSession extends TrackSessionFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
