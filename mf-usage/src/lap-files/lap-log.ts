import { type Gate, crossings, finishLine, thinned } from './finish-line.rules';

/** One row of a log, with the values that it has. */
export interface LogPoint {
  /** Seconds on the log's own clock. */
  seconds: number;
  /** Degrees; north and east are positive. */
  latitude?: number;
  longitude?: number;
  /** m/s */
  speed?: number;
  /** Metres since the start of the log. */
  distance?: number;
  /** Lap number in the log; undefined between laps, or if it has none. */
  lap?: number;
}

export interface Channel {
  name: string;
  /** Unit as written in the file; empty if there is none. */
  unit: string;
}

export interface Lap {
  number: number;
  /** `out` and `in` are incomplete laps at the start and the end. */
  kind: 'out' | 'timed' | 'in';
  seconds: number;
  /** Metres; null if the log has no distance, speed or position. */
  distance: number | null;
}

/** Source of the laps: the file lists them, the file defines the line, the line was detected, or none. */
export type LapsFrom = 'file' | 'gate' | 'found' | 'none';

/** Problems in a file that are counted and reported. */
export type Oddity = 'broken-rows' | 'repeated-header' | 'no-positions' | 'several-days' | 'cut';

export interface DrivenSession {
  /** `YYYY-MM-DD` and `HH:MM:SS` on the log's clock; null if unknown. */
  day: string | null;
  time: string | null;
  /** True if that clock shows UTC. */
  utc: boolean;
  seconds: number;
  /** Metres; null as in `Lap`. */
  distance: number | null;
  laps: readonly Lap[];
  lapsFrom: LapsFrom;
  /** Seconds of the fastest timed lap. */
  best: number | null;
  /** Minimum and maximum of each channel, in the file's unit; speed in m/s. */
  ranges: readonly (Channel & { least: number; greatest: number })[];
  /** Latitude and longitude of the path, at most `LINE_POINTS` points. */
  line: readonly (readonly [latitude: number, longitude: number])[];
  rows: number;
}

export interface LapFile {
  product: string;
  track: string | null;
  vehicle: string | null;
  driver: string | null;
  sessions: readonly DrivenSession[];
  oddities: readonly { kind: Oddity; count: number }[];
}

/** Start of a log on its clock. */
export interface LogStart {
  day?: string | null;
  time?: string | null;
  utc?: boolean;
  /** The log's own seconds at that moment. */
  at?: number;
}

export const LINE_POINTS = 1_000;
/** A gap of more than this many seconds starts a new session. */
const SILENCE = 1_800;
/** Up to this many seconds between two rows, the distance is computed from speeds. */
const KNOWN_STEP = 5;
const EARTH = 6_371_008.8;

interface Mark {
  /** Number of the lap that ends here. */
  number: number;
  seconds: number;
  /** Duration in seconds, as stated by the file. */
  took?: number;
}

/** One session while it is being read. */
class Drive {
  readonly seconds: number[] = [];
  readonly distances: number[] = [];
  readonly latitudes: number[] = [];
  readonly longitudes: number[] = [];
  readonly speeds: number[] = [];
  readonly marks: Mark[] = [];
  /** Times at which the lap number changed. */
  readonly changes: { to: number | undefined; seconds: number }[] = [];
  least: number[] = [];
  greatest: number[] = [];
  leastSpeed = Infinity;
  topSpeed = -Infinity;
  rows = 0;
  first = NaN;
  last = NaN;
  knowsDistance = false;
  lap: number | undefined;

  constructor(readonly start: Readonly<LogStart>) {}

  add(point: Readonly<LogPoint>): void {
    if (Number.isNaN(this.first)) this.first = point.seconds;
    this.last = point.seconds;
    this.rows++;
    if (point.lap !== this.lap || this.rows === 1) {
      this.changes.push({ to: point.lap, seconds: point.seconds });
      this.lap = point.lap;
    }
    const { latitude = NaN, longitude = NaN, speed = NaN, distance = NaN } = point;
    if (speed > this.topSpeed) this.topSpeed = speed;
    if (speed < this.leastSpeed) this.leastSpeed = speed;
    if (Number.isNaN(latitude) && Number.isNaN(speed) && Number.isNaN(distance)) return;
    const travelled = this.#distanceAt(point.seconds, latitude, longitude, speed, distance);
    this.seconds.push(point.seconds);
    this.distances.push(travelled);
    this.latitudes.push(latitude);
    this.longitudes.push(longitude);
    this.speeds.push(speed);
  }

  /** Distance up to a point: from the log, otherwise from speeds, otherwise from positions. */
  #distanceAt(seconds: number, latitude: number, longitude: number, speed: number, distance: number): number {
    if (!Number.isNaN(distance)) {
      this.knowsDistance = true;
      return distance;
    }
    const before = this.seconds.length - 1;
    if (before < 0) return 0;
    const travelled = this.distances[before]!;
    const step = seconds - this.seconds[before]!;
    const speedBefore = this.speeds[before]!;
    if (!Number.isNaN(speed) && !Number.isNaN(speedBefore) && step <= KNOWN_STEP) {
      this.knowsDistance = true;
      return travelled + ((speed + speedBefore) / 2) * step;
    }
    const way = metresBetween(this.latitudes[before]!, this.longitudes[before]!, latitude, longitude);
    if (Number.isNaN(way)) return travelled;
    this.knowsDistance = true;
    return travelled + way;
  }

  range(values: readonly number[]): void {
    for (const [at, value] of values.entries()) {
      if (!Number.isFinite(value)) continue;
      if (!(value >= this.least[at]!)) this.least[at] = value;
      if (!(value <= this.greatest[at]!)) this.greatest[at] = value;
    }
  }

  /** Metres from the first point to a time. */
  distanceBy(seconds: number): number {
    const { seconds: times, distances } = this;
    let [low, high] = [0, times.length - 1];
    if (high < 0) return NaN;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle]! < seconds) low = middle + 1;
      else high = middle;
    }
    const before = Math.max(0, low - 1);
    const span = times[low]! - times[before]!;
    const share = span > 0 ? Math.min(1, Math.max(0, (seconds - times[before]!) / span)) : 0;
    return distances[before]! + (distances[low]! - distances[before]!) * share - distances[0]!;
  }
}

/** Collects rows from a format's reader and builds sessions and laps. */
export class LapLog {
  #about = { track: null as string | null, vehicle: null as string | null, driver: null as string | null };
  #start: LogStart = {};
  #drives: Drive[] = [];
  #channels: readonly Channel[] = [];
  #gates: readonly (readonly [Gate, Gate?])[] = [];
  #oddities = new Map<Oddity, number>();

  about(said: Partial<Record<'track' | 'vehicle' | 'driver', string>>): void {
    for (const key of ['track', 'vehicle', 'driver'] as const) {
      const text = said[key]?.trim();
      if (text) this.#about[key] = text;
    }
  }

  starts(start: Readonly<LogStart>): void {
    this.#start = { ...this.#start, ...start };
  }

  channels(channels: readonly Channel[]): void {
    this.#channels = channels;
  }

  /** Adds a finish line from the file. Some files do not state which number is the longitude, so both readings can be passed. */
  gate(...readings: readonly [Gate, Gate?]): void {
    this.#gates = [...this.#gates, readings];
  }

  odd(kind: Oddity, count = 1): void {
    this.#oddities.set(kind, (this.#oddities.get(kind) ?? 0) + count);
  }

  /** Adds a row. A time before the last one, or half an hour after it, starts a new session. */
  row(point: Readonly<LogPoint>, values: readonly number[] = []): void {
    if (!Number.isFinite(point.seconds)) return this.odd('broken-rows');
    let drive = this.#drives.at(-1);
    if (!drive || point.seconds < drive.last || point.seconds - drive.last > SILENCE) {
      drive = new Drive({ ...this.#start });
      this.#drives.push(drive);
    }
    drive.add(point);
    drive.range(values);
  }

  /** Ends a lap at the current row, or at `seconds` of the log's clock. */
  lapEnds(number: number, { seconds, took }: { seconds?: number; took?: number } = {}): void {
    const drive = this.#drives.at(-1);
    if (drive) drive.marks.push({ number, seconds: seconds ?? drive.last, ...(took !== undefined && { took }) });
  }

  file(product: string): LapFile {
    const sessions = this.#drives.filter(({ rows }) => rows > 1).map((drive) => this.#session(drive));
    const days = new Set(sessions.map(({ day }) => day));
    if (days.size > 1) this.odd('several-days', days.size);
    if (sessions.length > 0 && sessions.every(({ line }) => line.length === 0)) this.odd('no-positions');
    const oddities = [...this.#oddities].map(([kind, count]) => ({ kind, count }));
    return { product, ...this.#about, sessions, oddities };
  }

  #session(drive: Drive): DrivenSession {
    const { laps, from } = this.#lapsOf(drive);
    const line = thinned(drive.latitudes, drive.longitudes, LINE_POINTS);
    return {
      ...startOf(drive),
      seconds: rounded(drive.last - drive.first),
      distance: drive.knowsDistance ? Math.round(drive.distanceBy(drive.last)) : null,
      ...{ laps, lapsFrom: from, best: bestOf(laps), line, rows: drive.rows },
      ranges: [
        ...(Number.isFinite(drive.topSpeed)
          ? [{ name: 'speed', unit: 'm/s', least: rounded(drive.leastSpeed), greatest: rounded(drive.topSpeed) }]
          : []),
        ...this.#channels.flatMap((channel, at) => {
          const [least, greatest] = [drive.least[at], drive.greatest[at]];
          return channel.name && least !== undefined && greatest !== undefined ? [{ ...channel, least, greatest }] : [];
        }),
      ],
    };
  }

  #lapsOf(drive: Drive): { laps: readonly Lap[]; from: LapsFrom } {
    if (drive.marks.length > 0) return { laps: lapsOfMarks(drive), from: 'file' };
    const numbered = lapsOfNumbers(drive);
    if (numbered.length > 0) return { laps: numbered, from: 'file' };
    for (const readings of this.#gates) {
      const times = readings
        .filter((gate) => gate !== undefined)
        .map((gate) => crossings(drive, gate))
        .sort((one, other) => other.length - one.length)[0];
      if (times && times.length > 1) return { laps: lapsBetween(drive, times), from: 'gate' };
    }
    const found = finishLine(drive);
    return found ? { laps: lapsBetween(drive, crossings(drive, found)), from: 'found' } : { laps: [], from: 'none' };
  }
}

const rounded = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

function lapFrom(drive: Drive, from: number, to: number, lap: Pick<Lap, 'number' | 'kind'>, took = to - from): Lap {
  const distance = drive.knowsDistance ? Math.round(drive.distanceBy(to) - drive.distanceBy(from)) : null;
  return { ...lap, seconds: rounded(took), distance };
}

/** Laps from marks in the file. Before the first mark is the out lap, after the last one the in lap. */
function lapsOfMarks(drive: Drive): Lap[] {
  const marks = drive.marks.filter(({ seconds }) => seconds >= drive.first);
  const ends = [drive.first, ...marks.map(({ seconds }) => seconds)];
  const laps = marks.map(({ number, seconds, took }, at) =>
    lapFrom(drive, ends[at]!, seconds, { number, kind: number === 0 ? 'out' : 'timed' }, took),
  );
  const last = marks.at(-1);
  if (last && drive.last - last.seconds > 1)
    laps.push(lapFrom(drive, last.seconds, drive.last, { number: last.number + 1, kind: 'in' }));
  return laps;
}

/** Laps from lap numbers in rows. Lap 0 is the out lap; the last lap has no end, so it is the in lap. */
function lapsOfNumbers(drive: Drive): Lap[] {
  return drive.changes.flatMap(({ to, seconds }, at) => {
    if (to === undefined) return [];
    const next = drive.changes[at + 1];
    const kind = to === 0 ? 'out' : next ? 'timed' : 'in';
    return [lapFrom(drive, seconds, next?.seconds ?? drive.last, { number: to, kind })];
  });
}

function lapsBetween(drive: Drive, times: readonly number[]): Lap[] {
  const ends = [drive.first, ...times, drive.last];
  return ends.slice(1).flatMap((to, at) => {
    const kind = at === 0 ? 'out' : at === times.length ? 'in' : 'timed';
    return to - ends[at]! > 1 || kind === 'timed' ? [lapFrom(drive, ends[at]!, to, { number: at, kind })] : [];
  });
}

/** Fastest timed lap. Laps much shorter than usual are ignored, because they took a shortcut. */
function bestOf(laps: readonly Lap[]): number | null {
  const timed = laps.filter(({ kind, seconds }) => kind === 'timed' && seconds > 0);
  const ways = timed.map(({ distance }) => distance ?? NaN).sort((one, other) => one - other);
  const usual = ways[ways.length >> 1] ?? NaN;
  const whole = timed.filter(({ distance }) => !((distance ?? NaN) < usual * 0.9));
  return whole.length === 0 ? null : Math.min(...whole.map(({ seconds }) => seconds));
}

function startOf({ start, first }: Drive): Pick<DrivenSession, 'day' | 'time' | 'utc'> {
  const { day = null, time = null, utc = false, at } = start;
  if (!day) return { day, time, utc };
  if (!time || at === undefined) return { day, time, utc };
  const moment = new Date(Date.parse(`${day}T${time}Z`) + (first - at) * 1_000);
  if (Number.isNaN(moment.getTime())) return { day: null, time: null, utc };
  const text = moment.toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 19), utc };
}

/** Distance in metres on a sphere; NaN if a position is unknown. */
export function metresBetween(latitude: number, longitude: number, toLatitude: number, toLongitude: number): number {
  const radians = Math.PI / 180;
  const north = (toLatitude - latitude) * radians;
  const east = (toLongitude - longitude) * radians * Math.cos(((latitude + toLatitude) / 2) * radians);
  return Math.hypot(north, east) * EARTH;
}
