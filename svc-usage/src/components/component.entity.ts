import type { OwnerId } from '@carnet/rest';
import type { DepthUnit } from '../entries/entry.entity.js';

/** Kinds of components. `tyres` is a set of tyres. */
export const COMPONENT_KINDS = [
  ...(['tyres', 'engine', 'gearbox', 'clutch', 'differential', 'belt', 'brake-pads', 'brake-discs', 'fluid'] as const),
  ...(['battery', 'harness', 'seat', 'helmet', 'extinguisher', 'fuel-cell', 'other'] as const),
] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** Kinds of which a vehicle has only one: two of them are never mounted at the same time, in whatever position. */
export const ONE_OF_A_KIND: readonly ComponentKind[] = ['engine', 'gearbox', 'clutch'];

export const SEASONS = ['summer', 'winter', 'all-season', 'track', 'wet'] as const;
export type Season = (typeof SEASONS)[number];

/** Positions of a tyre on a vehicle. */
export const TYRE_POSITIONS = [
  ...(['front-left', 'front-right', 'rear-left', 'rear-right'] as const),
  ...(['rear-left-inner', 'rear-right-inner', 'front', 'rear', 'spare'] as const),
] as const;
export type TyrePosition = (typeof TYRE_POSITIONS)[number];

export const DECADES = [1980, 1990] as const;

/** A tyre of a set; its number is its index in the set. */
export interface Tyre {
  /** Its regular position. */
  position: TyrePosition;
  /** As printed on the tyre: `2319`, `238`. */
  dot: string | null;
  /** The decade of a three-digit code: 1980 or 1990. */
  dot_decade: number | null;
}

export const LIMIT_KINDS = ['distance', 'hours', 'sessions', 'age', 'label', 'tread'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LIMIT_UNITS = ['km', 'mi', 'mm', '1/32in'] as const;

/** A limit of a component's life. */
export interface Limit {
  by: LimitKind;
  /** In `unit` for a distance or tread depth; otherwise hours, sessions, or months of age; null for a label. */
  value: number | null;
  unit: 'km' | 'mi' | DepthUnit | null;
  /** The last valid day on a label. */
  until: string | null;
  /** The source of the limit: `FIA 8853-2016`. */
  source: string | null;
}

/** The editable columns of `components`. */
export interface ComponentFields {
  /** The linked part in svc-garage, which has the price. */
  part_id: number | null;
  kind: ComponentKind;
  name: string;
  maker: string | null;
  number: string | null;
  /** The size as written on the tyres, unchanged. */
  size: string | null;
  season: Season | null;
  tyres: Tyre[] | null;
  made_on: string | null;
  first_used_on: string | null;
  bought_on: string | null;
  price: number | null;
  currency: string | null;
  /** The storage place while it is on no vehicle. */
  stored_at: string | null;
  limits: Limit[];
  note: string | null;
  /** The day of its retirement. */
  retired_on: string | null;
}

/** The fields of a linked part that name a component. */
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
