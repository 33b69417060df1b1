import type { OwnerId } from '@carnet/rest';
import type { Open } from '../life/covered.rules.js';

/** Kinds of entries: its tyres change positions, their tread is measured, it is rebuilt, or it is used without an odometer. */
export const ENTRY_KINDS = ['rotation', 'tread', 'rebuild', 'use'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Units of a tread depth: millimetres, or thirty-seconds of an inch. */
export const DEPTH_UNITS = ['mm', '1/32in'] as const;
export type DepthUnit = (typeof DEPTH_UNITS)[number];

/** The tread depth of the tyre at a position, across its width, as it was entered. */
export interface Depth {
  position: string;
  inner: number | null;
  middle: number | null;
  outer: number | null;
}

/** The editable columns of `component_entries`. */
export interface EntryFields {
  component_id: number;
  kind: EntryKind;
  happened_on: string;
  /** The mileage of the vehicle that it was on, in the vehicle's unit. */
  mileage: number | null;
  /** The position of each tyre after a rotation. */
  positions: string[] | null;
  /** The unit of tread depths. */
  depth_unit: DepthUnit | null;
  depths: Depth[] | null;
  /** The distance of a use, besides its hours and sessions. */
  distance: number | null;
  distance_unit: 'km' | 'mi' | null;
  hours: number | null;
  sessions: number | null;
  /** The reason why the real use may be larger; null if it is exact. */
  open: Open | null;
  note: string | null;
}

/** A row of `component_entries`. */
export interface Entry extends EntryFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
