import type { OwnerId } from '@carnet/rest';
import type { DepthUnit } from '../entries/entry.entity.js';

/** Kinds of what has a life of its own. `tyres` is a set of them. */
export const COMPONENT_KINDS = [
  ...(['tyres', 'engine', 'gearbox', 'clutch', 'differential', 'belt', 'brake-pads', 'brake-discs', 'fluid'] as const),
  ...(['battery', 'harness', 'seat', 'helmet', 'extinguisher', 'fuel-cell', 'other'] as const),
] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** Kinds of which a vehicle has one: two of them are never on it at the same time, whatever their position. */
export const ONE_OF_A_KIND: readonly ComponentKind[] = ['engine', 'gearbox', 'clutch'];

export const SEASONS = ['summer', 'winter', 'all-season', 'track', 'wet'] as const;
export type Season = (typeof SEASONS)[number];

/** Places of a tyre on a vehicle. */
export const TYRE_POSITIONS = [
  ...(['front-left', 'front-right', 'rear-left', 'rear-right'] as const),
  ...(['rear-left-inner', 'rear-right-inner', 'front', 'rear', 'spare'] as const),
] as const;
export type TyrePosition = (typeof TYRE_POSITIONS)[number];

export const DECADES = [1980, 1990] as const;

/** A tyre of a set; its number is its place among them. */
export interface Tyre {
  /** The place where it belongs. */
  position: TyrePosition;
  /** As it stands on the tyre: `2319`, `238`. */
  dot: string | null;
  /** The decade of three digits: 1980 or 1990. */
  dot_decade: number | null;
}

export const LIMIT_KINDS = ['distance', 'hours', 'sessions', 'age', 'label', 'tread'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LIMIT_UNITS = ['km', 'mi', 'mm', '1/32in'] as const;

/** Until when a component is good. */
export interface Limit {
  by: LimitKind;
  /** A distance or a tread in `unit`, hours, sessions, or months of age; null of a label. */
  value: number | null;
  unit: 'km' | 'mi' | DepthUnit | null;
  /** The day on a label: the last one that it is good for. */
  until: string | null;
  /** The authority that says so: `FIA 8853-2016`. */
  source: string | null;
}

/** The columns of `components` that a person can write. */
export interface ComponentFields {
  /** The part of the garage that it follows, which has the price. */
  part_id: number | null;
  kind: ComponentKind;
  name: string;
  maker: string | null;
  number: string | null;
  /** Written on tyres, and kept as it is. */
  size: string | null;
  season: Season | null;
  tyres: Tyre[] | null;
  made_on: string | null;
  first_used_on: string | null;
  bought_on: string | null;
  price: number | null;
  currency: string | null;
  /** The place where it lies while it is on no vehicle. */
  stored_at: string | null;
  limits: Limit[];
  note: string | null;
  /** The day on which it was given up. */
  retired_on: string | null;
}

/** A part of the garage, as far as a component is called as it is. */
export interface FollowedPart {
  id: number;
  name: string;
  manufacturer: string | null;
  part_number: string | null;
}

/** A row of `components`. */
export interface Component extends ComponentFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
