/** An invented drive: laps on an oval of 3.1 km beside a lake in the Eifel, ten points per second. */
export interface DrivenPoint {
  /** Seconds since the engine was started. */
  seconds: number;
  latitude: number;
  longitude: number;
  /** m/s */
  speed: number;
  /** Metres since the start. */
  distance: number;
  lap: number;
  rpm: number;
}

/** Seconds of the out lap, of the timed laps and of the in lap. */
export const LAPS = [94.2, 121.35, 118.08, 119.71] as const;
const WAY_IN = 41.5;
/** 3 May 2026, 09:12:11 UTC. */
export const START = Date.UTC(2026, 4, 3, 9, 12, 11) / 1_000;

const CENTRE = [50.3345, 6.9421] as const;
const METRES = 111_195;

/** Position at a share of the lap; 0 is the finish line. */
function place(share: number): [latitude: number, longitude: number] {
  const angle = share * 2 * Math.PI;
  const radius = 450 + 120 * Math.cos(angle) + 40 * Math.sin(2 * angle);
  const [north, east] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return [CENTRE[0] + north / METRES, CENTRE[1] + east / (METRES * Math.cos((CENTRE[0] * Math.PI) / 180))];
}

/** Times at which the finish line is crossed, since the engine was started. */
export const LINE_TIMES = LAPS.map((_, at) => LAPS.slice(0, at + 1).reduce((sum, lap) => sum + lap, 0));

const tenth = (number: number) => Math.round(number * 10) / 10;

export function drive(rate = 10): DrivenPoint[] {
  const end = LINE_TIMES.at(-1)! + WAY_IN;
  const points: DrivenPoint[] = [];
  for (let tick = 0; tick / rate <= end; tick++) {
    const seconds = rate === 10 ? tenth(tick / rate) : tick / rate;
    const lap = LINE_TIMES.filter((time) => time <= seconds).length;
    const from = LINE_TIMES[lap - 1] ?? 0;
    const took = LAPS[lap] ?? 119;
    // The out lap starts a third of a lap before the line.
    const share = lap === 0 ? 0.66 + ((seconds - from) / took) * 0.34 : (seconds - from) / took;
    const [latitude, longitude] = place(share);
    const before = points.at(-1);
    const step = before ? metres(before, { latitude, longitude }) : 0;
    const distance = (before?.distance ?? 0) + step;
    points.push({
      seconds,
      latitude,
      longitude,
      speed: step * rate,
      distance,
      lap,
      rpm: 4_000 + Math.round(2_500 * share),
    });
  }
  return points;
}

type Place = Pick<DrivenPoint, 'latitude' | 'longitude'>;

const metres = (one: Place, other: Place) =>
  Math.hypot(
    (other.latitude - one.latitude) * METRES,
    (other.longitude - one.longitude) * METRES * Math.cos((one.latitude * Math.PI) / 180),
  );

/** The finish line: 30 m across the track. */
export const GATE = [
  [place(0)[0] - 15 / METRES, place(0)[1]],
  [place(0)[0] + 15 / METRES, place(0)[1]],
] as const;
export const LINE_PLACE = place(0);
/** Heading at the finish line, in degrees: east. */
export const LINE_HEADING = 90;
