import type { EntryFields } from '../entries/entry.entity.js';
import {
  boundsOf,
  type Fitted,
  type Followed,
  type Happened,
  justOn,
  type Ledgers,
  type Used,
  usedBetween,
} from '../life/life.rules.js';

type Kept = Pick<EntryFields, 'happened_on'> & Pick<Used, 'distance_km' | 'hours' | 'sessions' | 'open'>;

/**
 * Converts a component's use on deleted vehicles to entries of kind `use`: one for each life on such a vehicle, and one for each tread reading in between. A
 * use without a known day gets a day before all others.
 */
export const usesInPlaceOf = (
  followed: Followed & { id: number },
  ledgers: Ledgers,
  vehicles: readonly number[],
): EntryFields[] => {
  const { id, fitments, driven } = followed;
  const gone = fitments.filter(({ vehicle_id }) => vehicles.includes(vehicle_id));
  const elsewhere = driven.filter((one) => one.fitment_id === null && vehicles.includes(one.vehicle_id));
  const kept = [
    ...gone.flatMap((fitment) => keptOf(fitment, followed, ledgers)),
    ...elsewhere.map((one) => ({
      happened_on: one.driven_on,
      ...usedBetween({ fitments: [], entries: [], driven: [one] }, ledgers, null, null),
    })),
  ];
  return kept
    .filter(({ distance_km, hours, sessions, open }) => distance_km > 0 || hours > 0 || sessions > 0 || open !== null)
    .map(({ happened_on, distance_km, hours, sessions, open }): EntryFields => ({
      ...{ component_id: id, kind: 'use', happened_on, mileage: null, positions: null },
      ...{ depth_unit: null, depths: null, note: null },
      ...{ distance: distance_km || null, distance_unit: distance_km ? 'km' : null },
      ...{ hours: hours || null, sessions: sessions || null, open },
    }));
};

const DAY_MS = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** The use of one fitment, separately for each life, and split at tread readings. A distance that cannot be assigned to a life goes to the last one. */
function keptOf(fitment: Fitted, followed: Followed, ledgers: Ledgers): Kept[] {
  const on = justOn(fitment, followed.driven);
  const end = fitment.to_on ?? ledgers.get(fitment.vehicle_id)?.last.on ?? fitment.from_on ?? '1900-01-01';
  const treads = followed.entries.filter((one) => isReadOn(one, fitment)).sort(byDay);
  const lives = boundsOf(followed).map(({ since, until }) => {
    const last = until?.on && until.on <= end ? dayBefore(until.on) : end;
    const whole = {
      ...usedBetween(on, ledgers, since, until),
      happened_on: since?.on && last < since.on ? since.on : last,
    };
    const read = treads
      .filter(({ happened_on: day }) => (!since || day >= since.on!) && (!until || day < until.on!))
      .map(({ happened_on, mileage }): Kept => ({
        ...usedBetween(on, ledgers, since, { on: happened_on, mileage }, true),
        happened_on,
      }));
    return { whole, read };
  });
  const all = usedBetween(on, ledgers, null, null);
  const rest = (of: Figure): number =>
    Math.max(0, rounded(all[of] - lives.reduce((sum, { whole }) => sum + whole[of], 0)));
  return [
    ...lives.flatMap(inParts),
    { happened_on: end, distance_km: rest('distance_km'), hours: rest('hours'), sessions: 0, open: null },
  ];
}

/** Only treads strictly inside a fitment split it: on the first day none of its use has happened, on the last day all of it. */
const isReadOn = ({ kind, happened_on }: Happened, { from_on, to_on, to_mileage }: Fitted): boolean =>
  kind === 'tread' &&
  from_on !== null &&
  happened_on > from_on &&
  (to_on === null ? to_mileage === null : happened_on < to_on);

const byDay = (a: Happened, b: Happened): number => a.happened_on.localeCompare(b.happened_on) || a.id - b.id;

const FIGURES = ['distance_km', 'hours', 'sessions'] as const;
type Figure = (typeof FIGURES)[number];

const rounded = (figure: number): number => Math.round(figure * 1_000) / 1_000;

/**
 * Splits the use of a life at its tread readings, so that each tread keeps its distance. If some of the use is unknown, it stays one entry, on the day of the
 * first tread that it affects.
 * @param read the use until each of the treads
 */
function inParts({ whole, read }: { whole: Kept; read: readonly Kept[] }): Kept[] {
  if (whole.open !== null) {
    const first = read.find(({ open, distance_km }) => open !== null || distance_km > 0);
    return [{ ...whole, happened_on: first?.happened_on ?? whole.happened_on }];
  }
  const parts: Kept[] = [];
  let told: Record<Figure, number> = { distance_km: 0, hours: 0, sessions: 0 };
  const isNext = (one: Kept): boolean =>
    one.open === null && FIGURES.every((of) => told[of] <= one[of] && one[of] <= whole[of]);
  const tell = (one: Kept): void => {
    const more = (of: Figure): number => rounded(one[of] - told[of]);
    parts.push({ ...one, distance_km: more('distance_km'), hours: more('hours'), sessions: more('sessions') });
    told = one;
  };
  for (const one of read) if (isNext(one)) tell(one);
  tell(whole);
  return parts;
}
