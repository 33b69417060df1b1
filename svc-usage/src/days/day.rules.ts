import type { FollowedComponent, PacedLedger } from '../life/followed.repository.js';
import { inUnit } from '@carnet/fields';
import {
  asOf,
  type Fitted,
  lastingOf,
  lasts,
  type Life,
  livesOf,
  openOf,
  summed,
  type Used,
} from '../life/life.rules.js';
import { standingsOf, type Standing } from '../life/limit.rules.js';
import { homeOf } from '../components/component.rules.js';
import { inMillimetres, type Tread, treadsOf } from '../life/tread.rules.js';

/** A day with sessions of a vehicle. */
export interface TrackDay {
  driven_on: string;
  sessions: number;
  seconds: number;
  /** Seconds that no hour meter counted. */
  unmetered: number;
  /** Metres that its odometer did not count. */
  metres: number;
  best: number | null;
}

/** An average track day of this vehicle. */
export interface Habit {
  /** The number of averaged days. */
  days: number;
  sessions: number;
  /** Hours without those of its hour meter, which are already part of its pace. */
  hours: number;
  /** Distance without that of its odometer, which is already part of its pace. */
  distance_km: number;
}

/** The number of recent days to average. */
const DAYS_OF_HABIT = 5;
const DAY_MS = 86_400_000;
const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The average of the last days before `day`; null without any. */
export function habitBefore(day: string, all: readonly TrackDay[]): Habit | null {
  const last = all
    .filter(({ driven_on }) => driven_on < day)
    .sort((a, b) => b.driven_on.localeCompare(a.driven_on))
    .slice(0, DAYS_OF_HABIT);
  if (last.length === 0) return null;
  const mean = (of: (one: TrackDay) => number): number => last.reduce((sum, one) => sum + of(one), 0) / last.length;
  return {
    days: last.length,
    sessions: round(
      mean(({ sessions }) => sessions),
      2,
    ),
    hours: round(mean(({ unmetered }) => unmetered) / 3_600, 3),
    distance_km: round(mean(({ metres }) => metres) / 1_000, 3),
  };
}

/** The expected additional use until the evening of a day. */
export interface Ahead {
  distance_km: number;
  hours: number;
  sessions: number;
}

export const NOTHING_AHEAD: Ahead = { distance_km: 0, hours: 0, sessions: 0 };

/** Adds the road until a day, at the odometer's pace, and average track days until its evening. @param trackDays including the day itself */
export function aheadOf(
  day: string,
  today: string,
  ledger: PacedLedger | undefined,
  habit: Habit | null,
  trackDays: number,
): Ahead {
  if (day < today) return NOTHING_AHEAD;
  const road = ledger?.pace ? ledger.pace.per_day * Math.max(0, (Date.parse(day) - Date.parse(today)) / DAY_MS) : 0;
  const counted = ledger ? inUnit(road, ledger.unit, ledger.unit === 'h' ? 'h' : 'km') : 0;
  const isMeter = ledger?.unit === 'h';
  return {
    distance_km: round((isMeter ? 0 : (counted ?? 0)) + trackDays * (habit?.distance_km ?? 0), 1),
    hours: round((isMeter ? (counted ?? 0) : 0) + trackDays * (habit?.hours ?? 0), 2),
    sessions: round(trackDays * (habit?.sessions ?? 0), 1),
  };
}

/** A tyre's tread depth on the evening of a day. */
export interface TreadThen extends Pick<Tread, 'tyre' | 'position' | 'read_on' | 'depth_mm'> {
  /** By the average wear of its readings; null without a projection. */
  then_mm: number | null;
  /** By its fastest wear. */
  least_then_mm: number | null;
}

/** A component that was, or will be, on a vehicle on a day. */
export interface OnDay {
  component_id: number;
  kind: FollowedComponent['kind'];
  name: string;
  positions: readonly string[];
  /** Age in whole months on that day. */
  months: number | null;
  /** The standings now. For a past day: today's. */
  now: Standing[];
  /** The standings on the evening of the day, including the expected use. */
  then: Standing[];
  treads: TreadThen[];
  /** The use in the sessions of that day. */
  took: Used;
  /** The sessions that count for it. */
  session_ids: number[];
  /** The sessions of which it is not known whether they count. */
  unclear_session_ids: number[];
}

/** A vehicle and a day, and the component in question. */
export interface Asked {
  vehicleId: number;
  day: string;
  today: string;
  ahead: Ahead;
}

/** Null if the component was not, and will not be, on the vehicle on that day. */
export function onDay(
  stored: FollowedComponent,
  ledgers: ReadonlyMap<number, PacedLedger>,
  { vehicleId, day, today, ahead }: Asked,
): OnDay | null {
  const { id, kind, name, driven, limits, retired_on } = stored;
  const component = asOf(stored, today);
  const sessions = driven.filter((one) => one.vehicle_id === vehicleId && one.driven_on === day);
  const fitment = stored.fitments.find((one) => one.vehicle_id === vehicleId && isOn(one, day, today));
  if (!fitment && sessions.length === 0) return null;
  if (retired_on !== null && retired_on < day) return null;
  const evening = day < today ? today : day;
  const life = (on: string): Life => livesOf(component, ledgers, on).at(-1)!;
  const treads = treadsNow(component, ledgers, today);
  const standings = (on: string, one: Life, worn: readonly Tread[]): Standing[] =>
    standingsOf(
      { limits, life: one, on: lastingOf(component.fitments), treads: worn, followed: component },
      ledgers,
      on,
    );
  const used = life(evening);
  const then = treads.map((tread) => treadThen(tread, ahead));
  return {
    ...{ component_id: id, kind, name, positions: fitment?.positions ?? [], months: life(day).months },
    now: standings(today, life(today), treads),
    then: standings(
      evening,
      {
        ...used,
        // An unknown distance stays unknown on that day.
        distance_km: used.distance_km === 0 && used.open !== null ? 0 : round(used.distance_km + ahead.distance_km, 3),
        hours: round(used.hours + ahead.hours, 3),
        sessions: round(used.sessions + ahead.sessions, 1),
      },
      treads.map((tread, at) => ({ ...tread, depth_mm: then[at]!.least_then_mm ?? tread.depth_mm })),
    ),
    treads: then,
    took: { ...summed([], [], sessions), open: openOf(sessions) },
    session_ids: sessions.filter(({ clear }) => clear).map((one) => one.id),
    unclear_session_ids: sessions.filter(({ clear }) => !clear).map((one) => one.id),
  };
}

/** A current fitment counts for all later days; an ended one only until its end. */
const isOn = (fitment: Fitted, day: string, today: string): boolean =>
  day >= today
    ? lasts(fitment) || (fitment.to_on !== null && fitment.to_on > day)
    : (fitment.from_on === null || fitment.from_on <= day) &&
      (lasts(fitment) || (fitment.to_on !== null && fitment.to_on >= day));

function treadsNow(component: FollowedComponent, ledgers: ReadonlyMap<number, PacedLedger>, today: string): Tread[] {
  const limit = component.limits.find(({ by }) => by === 'tread');
  const depth = limit ? inMillimetres(limit.value!, limit.unit === '1/32in' ? '1/32in' : 'mm') : null;
  return treadsOf(homeOf(component), component, ledgers, today, depth);
}

function treadThen({ tyre, position, read_on, depth_mm, ...rate }: Tread, { distance_km }: Ahead): TreadThen {
  const after = (per_1000_km: number | null): number | null =>
    per_1000_km === null ? null : Math.max(0, round(depth_mm - (per_1000_km * distance_km) / 1_000, 2));
  return {
    ...{ tyre, position, read_on, depth_mm },
    then_mm: after(rate.per_1000_km),
    least_then_mm: after(rate.fastest ?? rate.per_1000_km),
  };
}
