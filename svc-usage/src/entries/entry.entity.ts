import type { OwnerId } from '@carnet/rest';
import type { Open } from '../life/covered.rules.js';

/** Things that happen to a component beside being fitted: its tyres change places, their tread is read, it is rebuilt, or used where no odometer counted. */
export const ENTRY_KINDS = ['rotation', 'tread', 'rebuild', 'use'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Units of a tread depth: millimetres, or thirty-seconds of an inch. */
export const DEPTH_UNITS = ['mm', '1/32in'] as const;
export type DepthUnit = (typeof DEPTH_UNITS)[number];

/** The tread of the tyre at a position, across its width; as it was written. */
export interface Depth {
  position: string;
  inner: number | null;
  middle: number | null;
  outer: number | null;
}

/** The columns of `component_entries` that a person can write. */
export interface EntryFields {
  component_id: number;
  kind: EntryKind;
  happened_on: string;
  /** Read on the vehicle that it was on, in its unit. */
  mileage: number | null;
  /** The place of each tyre from a rotation on. */
  positions: string[] | null;
  /** The unit of a tread's depths. */
  depth_unit: DepthUnit | null;
  depths: Depth[] | null;
  /** Said of a use, with hours and sessions. */
  distance: number | null;
  distance_unit: 'km' | 'mi' | null;
  hours: number | null;
  sessions: number | null;
  /** Why a use may be more than it says; null where it is exact. */
  open: Open | null;
  note: string | null;
}

/** A row of `component_entries`. */
export interface Entry extends EntryFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
