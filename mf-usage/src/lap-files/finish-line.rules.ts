/** A line across the track, by its two ends in degrees. */
export interface Gate {
  from: readonly [latitude: number, longitude: number];
  to: readonly [latitude: number, longitude: number];
  /** Direction of travel that counts, as north and east. If undefined, the direction of the first crossing counts. */
  heading?: readonly [north: number, east: number];
}

/** Points of a driven path, as parallel arrays. An unknown position is NaN. */
export interface Way {
  seconds: readonly number[];
  latitudes: readonly number[];
  longitudes: readonly number[];
}

/** Minimum seconds between two crossings. A shorter interval means standing on the line. */
const SHORTEST_LAP = 15;
const METRES_A_DEGREE = 111_195;
/** Half the width of a finish line, in metres: a track with its verges. */
const HALF_WIDTH = 20;
/** Number of points that are tried as finish lines. */
const CANDIDATES = 80;
/** Minimum metres between the points used for the search. */
const GRAIN = 8;

interface Plane {
  x: (longitude: number) => number;
  y: (latitude: number) => number;
}

const planeAt = (latitude: number): Plane => {
  const shrunk = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return { x: (longitude) => longitude * shrunk, y: (degrees) => degrees * METRES_A_DEGREE };
};

/** Times at which a path crosses a gate in its direction, in the path's seconds. */
export function crossings({ seconds, latitudes, longitudes }: Way, gate: Gate): number[] {
  const plane = planeAt(gate.from[0]);
  const [ax, ay] = [plane.x(gate.from[1]), plane.y(gate.from[0])];
  const [gx, gy] = [plane.x(gate.to[1]) - ax, plane.y(gate.to[0]) - ay];
  const found: number[] = [];
  let [px, py, at] = [NaN, NaN, NaN];
  let direction = gate.heading ? Math.sign(gx * gate.heading[0] - gy * gate.heading[1]) : 0;
  for (let index = 0; index < seconds.length; index++) {
    const latitude = latitudes[index]!;
    if (Number.isNaN(latitude)) continue;
    const [x, y] = [plane.x(longitudes[index]!), plane.y(latitude)];
    const [dx, dy] = [x - px, y - py];
    const cross = gx * dy - gy * dx;
    if (cross !== 0 && (direction === 0 || Math.sign(cross) === direction)) {
      const along = ((px - ax) * dy - (py - ay) * dx) / cross;
      const share = ((px - ax) * gy - (py - ay) * gx) / cross;
      // A point on the line belongs to the step that ends there, so that the next step does not count it again.
      if (along >= 0 && along <= 1 && share > 0 && share <= 1) {
        const moment = at + (seconds[index]! - at) * share;
        if (found.length === 0 || moment - found.at(-1)! >= SHORTEST_LAP) {
          found.push(moment);
          direction ||= Math.sign(cross);
        }
      }
    }
    [px, py, at] = [x, y, seconds[index]!];
  }
  return found;
}

/**
 * Searches a finish line: the one that the path crosses most often in one direction; among equals the fastest point, because finish lines are on straights.
 * Undefined if nothing is crossed twice.
 */
export function finishLine(way: Way): Gate | undefined {
  const coarse = coarsened(way);
  const { seconds } = coarse;
  if (seconds.length < 3) return undefined;
  const stride = Math.max(1, Math.floor(seconds.length / CANDIDATES));
  let best: { gate: Gate; count: number; speed: number } | undefined;
  for (let index = 1; index < seconds.length - 1; index += stride) {
    const gate = gateAcross(coarse, index);
    if (!gate) continue;
    const count = crossings(coarse, gate).length;
    const speed = GRAIN / Math.max(0.001, seconds[index + 1]! - seconds[index]!);
    if (!best || count > best.count || (count === best.count && speed > best.speed)) best = { gate, count, speed };
  }
  return best && best.count > 1 ? best.gate : undefined;
}

/** A line across the path at a point, as wide as a track. */
function gateAcross({ latitudes, longitudes }: Way, index: number): Gate | undefined {
  const latitude = latitudes[index]!;
  const shrunk = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const north = (latitudes[index + 1]! - latitudes[index - 1]!) * METRES_A_DEGREE;
  const east = (longitudes[index + 1]! - longitudes[index - 1]!) * shrunk;
  const length = Math.hypot(north, east);
  if (length === 0 || Number.isNaN(length)) return undefined;
  const [up, right] = [north / length, east / length];
  const end = (side: number) =>
    [
      latitude + (side * right * HALF_WIDTH) / METRES_A_DEGREE,
      longitudes[index]! - (side * up * HALF_WIDTH) / shrunk,
    ] as const;
  return { from: end(-1), to: end(1), heading: [up, right] };
}

/** Points of the path at least `GRAIN` metres apart. */
function coarsened({ seconds, latitudes, longitudes }: Way): Way {
  const kept = { seconds: [] as number[], latitudes: [] as number[], longitudes: [] as number[] };
  for (let index = 0; index < seconds.length; index++) {
    const [latitude, longitude] = [latitudes[index]!, longitudes[index]!];
    if (Number.isNaN(latitude)) continue;
    const last = kept.seconds.length - 1;
    const shrunk = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
    const way =
      last < 0
        ? Infinity
        : Math.hypot(
            (latitude - kept.latitudes[last]!) * METRES_A_DEGREE,
            (longitude - kept.longitudes[last]!) * shrunk,
          );
    if (way < GRAIN) continue;
    kept.seconds.push(seconds[index]!);
    kept.latitudes.push(latitude);
    kept.longitudes.push(longitude);
  }
  return kept;
}

/** At most `count` known positions, evenly spaced, including the first and the last. */
export function thinned(
  latitudes: readonly number[],
  longitudes: readonly number[],
  count: number,
): (readonly [number, number])[] {
  const known: number[] = [];
  for (let index = 0; index < latitudes.length; index++) if (!Number.isNaN(latitudes[index]!)) known.push(index);
  const step = Math.max(1, (known.length - 1) / (count - 1));
  const places: (readonly [number, number])[] = [];
  for (let at = 0; Math.round(at) < known.length && places.length < count; at += step) {
    const index = known[Math.round(at)]!;
    places.push([sixth(latitudes[index]!), sixth(longitudes[index]!)]);
  }
  return places;
}

/** Six decimals of a degree are about a tenth of a metre. */
const sixth = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
