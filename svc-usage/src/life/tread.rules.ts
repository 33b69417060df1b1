import type { Depth, DepthUnit } from '../entries/entry.entity.js';
import { arrangedOf, type Followed, type Ledgers, usedUntil } from './life.rules.js';

/** An inch is exactly 25.4 mm. */
const MM: Record<DepthUnit, number> = { mm: 1, '1/32in': 25.4 / 32 };

/** The accuracy of a reading: a tenth of a millimetre, or a thirty-second of an inch. The difference of two readings may be wrong by as much. */
const READ_TO: Record<DepthUnit, number> = { mm: 0.1, '1/32in': MM['1/32in'] };

export const inMillimetres = (value: number, unit: DepthUnit): number => value * MM[unit];

/** The shallowest depth of a reading; null if none was measured. */
export function shallowest({ inner, middle, outer }: Depth): number | null {
  const measured = [inner, middle, outer].filter((depth) => depth !== null);
  return measured.length > 0 ? Math.min(...measured) : null;
}

/** Reasons why there is no projection of a tread. */
export const NO_PROJECTION = ['one-reading', 'distance-unknown', 'no-distance', 'no-wear'] as const;
export type NoProjection = (typeof NO_PROJECTION)[number];

/** A tyre's last tread reading, and its projection at the rate of its readings. */
export interface Tread {
  /** The number of the tyre in its set, from 1. */
  tyre: number;
  position: string;
  read_on: string;
  depth_mm: number;
  /** Wear on 1000 km in millimetres, and the slowest and fastest rate that the readings allow. */
  per_1000_km: number | null;
  slowest: number | null;
  fastest: number | null;
  /** Distance to the limit from the last reading. `most_km` is null if the slowest rate is zero. */
  left_km: number | null;
  least_km: number | null;
  most_km: number | null;
  /** The reason why there is no projection. */
  reason: NoProjection | null;
}

/** A reading of one tyre with its distance; null if the distance is not known. */
interface Point {
  tyre: number;
  read_on: string;
  depth: number;
  error: number;
  km: number | null;
}

/** The tread of each tyre with readings, sorted by tyre number. @param limit in millimetres; null for no limit, then there is no distance to it */
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

/** A reading belongs to the tyre that was at its position on that day. */
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

/** Projects from the first and the last reading. The slowest and fastest rates come from the intervals in between, and from the accuracy of the readings. */
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

/** Shorter intervals are left out, because there the error of the gauge outweighs the wear. */
const HABIT_KM = 1_000;

const legsOf = (points: readonly Point[]): number[] =>
  points.slice(1).flatMap((point, i) => {
    const [way, worn] = [point.km! - points[i]!.km!, points[i]!.depth - point.depth];
    return way >= HABIT_KM ? [worn / way] : [];
  });

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
