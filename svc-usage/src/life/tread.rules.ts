import type { Depth, DepthUnit } from '../entries/entry.entity.js';
import { arrangedOf, type Followed, type Ledgers, usedUntil } from './life.rules.js';

/** An inch is 25.4 mm, exactly. */
const MM: Record<DepthUnit, number> = { mm: 1, '1/32in': 25.4 / 32 };

/** A depth is read to a tenth of a millimetre, or to a thirty-second: the difference of two may be wrong by as much. */
const READ_TO: Record<DepthUnit, number> = { mm: 0.1, '1/32in': MM['1/32in'] };

export const inMillimetres = (value: number, unit: DepthUnit): number => value * MM[unit];

/** The shallowest place of a tread; null where none was measured. */
export function shallowest({ inner, middle, outer }: Depth): number | null {
  const measured = [inner, middle, outer].filter((depth) => depth !== null);
  return measured.length > 0 ? Math.min(...measured) : null;
}

/** Reasons why the end of a tread is not projected. */
export const NO_PROJECTION = ['one-reading', 'distance-unknown', 'no-distance', 'no-wear'] as const;
export type NoProjection = (typeof NO_PROJECTION)[number];

/** A tyre's tread as it was read last, and how far it reaches at the rate of its readings. */
export interface Tread {
  /** The number of the tyre in its set, from 1. */
  tyre: number;
  position: string;
  read_on: string;
  depth_mm: number;
  /** Worn on 1000 km, and the slowest and fastest that the readings allow. */
  per_1000_km: number | null;
  slowest: number | null;
  fastest: number | null;
  /** Until the limit, from the last reading on; `most_km` is null where the slowest rate is none. */
  left_km: number | null;
  least_km: number | null;
  most_km: number | null;
  /** Why there is no projection. */
  reason: NoProjection | null;
}

/** A reading of one tyre with the distance that it had run; null where that is not known. */
interface Point {
  tyre: number;
  read_on: string;
  depth: number;
  error: number;
  km: number | null;
}

/** The tread of each tyre that was ever read, in the order of their numbers. @param limit in millimetres; without one nothing is left to reach */
export function treadsOf(
  home: readonly string[],
  followed: Followed,
  ledgers: Ledgers,
  today: string,
  limit: number | null,
): Tread[] {
  const placesOn = arrangedOf(home, followed.fitments, followed.entries);
  const places = placesOn(today);
  const byTyre = Map.groupBy(pointsOf(placesOn, followed, ledgers), ({ tyre }) => tyre);
  return [...byTyre]
    .sort(([a], [b]) => a - b)
    .map(([tyre, points]) => ({ tyre, position: places[tyre - 1] ?? home[tyre - 1]!, ...projected(points, limit) }));
}

/** A reading is of the tyre that stood at its position on that day. */
function pointsOf(placesOn: (day: string) => readonly string[], followed: Followed, ledgers: Ledgers): Point[] {
  const readings = followed.entries
    .filter(({ kind }) => kind === 'tread')
    .sort((a, b) => a.happened_on.localeCompare(b.happened_on) || a.id - b.id);
  return readings.flatMap(({ happened_on, mileage, depths, depth_unit }) => {
    const places = placesOn(happened_on);
    const { distance_km, open } = usedUntil(followed, ledgers, { on: happened_on, mileage });
    const unit = depth_unit ?? 'mm';
    return (depths ?? []).flatMap((one) => {
      const [depth, place] = [shallowest(one), places.indexOf(one.position)];
      if (depth === null || place < 0) return [];
      const about = { read_on: happened_on, error: READ_TO[unit], km: open === null ? distance_km : null };
      return [{ tyre: place + 1, depth: inMillimetres(depth, unit), ...about }];
    });
  });
}

type Projected = Omit<Tread, 'tyre' | 'position'>;

const NONE = {
  ...{ per_1000_km: null, slowest: null, fastest: null },
  ...{ left_km: null, least_km: null, most_km: null },
};

/** By the first reading and the last; its spread by the ways between those in between, and by how exactly a depth is read. */
function projected(points: readonly Point[], limit: number | null): Projected {
  const [first, last] = [points[0]!, points.at(-1)!];
  const about = { read_on: last.read_on, depth_mm: round(last.depth, 2), ...NONE };
  if (points.length < 2) return { ...about, reason: 'one-reading' };
  if (points.some(({ km }) => km === null)) return { ...about, reason: 'distance-unknown' };
  const way = last.km! - first.km!;
  if (way <= 0) return { ...about, reason: 'no-distance' };
  const worn = first.depth - last.depth;
  if (worn <= 0) return { ...about, reason: 'no-wear' };
  const error = Math.max(first.error, last.error);
  const ends = [(worn - error) / way, (worn + error) / way];
  const rates = [...ends, ...legsOf(points)].map((rate) => Math.max(0, rate));
  const [rate, slowest, fastest] = [worn / way, Math.min(...rates), Math.max(...rates)];
  const left = limit === null ? null : Math.max(0, last.depth - limit);
  const reach = (by: number): number | null => (left === null || by === 0 ? null : Math.round(left / by));
  return {
    ...about,
    ...{ per_1000_km: round(rate * 1_000, 3), slowest: round(slowest * 1_000, 3), fastest: round(fastest * 1_000, 3) },
    ...{ left_km: reach(rate), least_km: reach(fastest), most_km: reach(slowest), reason: null },
  };
}

/** A way of fewer kilometres says more of the gauge than of the tyre. */
const HABIT_KM = 1_000;

const legsOf = (points: readonly Point[]): number[] =>
  points.slice(1).flatMap((point, i) => {
    const [way, worn] = [point.km! - points[i]!.km!, points[i]!.depth - point.depth];
    return way >= HABIT_KM ? [worn / way] : [];
  });

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
