import type { EntryFields } from '../entries/entry.entity.js';
import {
  boundsOf,
  type Fitted,
  type Followed,
  justOn,
  type Ledgers,
  type Used,
  usedBetween,
} from '../life/life.rules.js';

type Kept = Pick<EntryFields, 'happened_on'> & Pick<Used, 'distance_km' | 'hours' | 'sessions' | 'open'>;

/**
 * The use of a component on vehicles that are no more, as uses of its own: one for each life in which it was on one. One whose day nobody knows
 * counts as of the first days.
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

/** The use by one fitment, in each life by itself; a distance of which nobody knows in which life it was is of the last. */
function keptOf(fitment: Fitted, followed: Followed, ledgers: Ledgers): Kept[] {
  const on = justOn(fitment, followed.driven);
  const end = fitment.to_on ?? ledgers.get(fitment.vehicle_id)?.last.on ?? fitment.from_on ?? '1900-01-01';
  const lives = boundsOf(followed).map(({ since, until }): Kept => {
    const last = until?.on && until.on <= end ? dayBefore(until.on) : end;
    return { ...usedBetween(on, ledgers, since, until), happened_on: since?.on && last < since.on ? since.on : last };
  });
  const whole = usedBetween(on, ledgers, null, null);
  const rest = (of: 'distance_km' | 'hours' | 'sessions'): number =>
    Math.max(0, Math.round((whole[of] - lives.reduce((sum, life) => sum + life[of], 0)) * 1_000) / 1_000);
  return [
    ...lives,
    { happened_on: end, distance_km: rest('distance_km'), hours: rest('hours'), sessions: 0, open: null },
  ];
}
