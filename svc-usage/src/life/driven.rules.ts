import type { OdometerUnit } from '@carnet/fields';
import type { Component } from '../components/component.entity.js';
import { isSamePlace, type Placed } from './place.rules.js';

/** The fields of a track session that determine wear. */
export interface Drive {
  id: number;
  vehicle_id: number;
  /** The unit of the vehicle's instrument. */
  unit: OdometerUnit;
  driven_on: string;
  seconds: number;
  /** In metres; null if the log has no distance. */
  distance: number | null;
  /** True if the vehicle's own odometer counted it, too, so that the ledger contains it. */
  odometer_ran: boolean;
  /** The components that it counts for; null for those mounted on that day. */
  component_ids: readonly number[] | null;
}

/** A session, as it counts for one component. */
export interface Driven extends Pick<Drive, 'id' | 'vehicle_id' | 'driven_on'> {
  /** The fitment that puts the component on the vehicle; null if only the session names the component. */
  fitment_id: number | null;
  /** Milliseconds; 0 if an hour meter counted them. */
  ms: number;
  /** Metres that are not in a ledger. */
  metres: number;
  /** True if neither the log nor a ledger has a distance. */
  unmeasured: boolean;
  /** False if it is not known whether the component was mounted. Then the session does not count. */
  clear: boolean;
}

type Named = Pick<Component, 'id'>;

/** Sessions that count, or may count, for a component. @param placed all fitments on the vehicles of these sessions, with their kinds */
export function drivenBy({ id }: Named, drives: readonly Drive[], placed: readonly Placed[]): Driven[] {
  const onVehicle = Map.groupBy(placed, ({ vehicle_id }) => vehicle_id);
  const ofDay = new Map<string, Presence>();
  return drives.flatMap((drive): Driven[] => {
    const { vehicle_id, driven_on, component_ids } = drive;
    const key = `${vehicle_id} ${driven_on}`;
    const presence = ofDay.get(key) ?? presenceOn(driven_on, id, onVehicle.get(vehicle_id) ?? []);
    ofDay.set(key, presence);
    if (component_ids === null ? presence.was === 'off' : !component_ids.includes(id)) return [];
    const clear = component_ids !== null || presence.was === 'on';
    const about = { id: drive.id, vehicle_id, driven_on, fitment_id: presence.fitment_id };
    return [{ ...about, clear, ...(clear ? wearOf(drive) : { ms: 0, metres: 0, unmeasured: false }) }];
  });
}

const wearOf = ({ seconds, distance, odometer_ran, unit }: Drive): Pick<Driven, 'ms' | 'metres' | 'unmeasured'> => ({
  ms: odometer_ran && unit === 'h' ? 0 : Math.round(seconds * 1_000),
  // An hour meter does not count metres.
  metres: odometer_ran && unit !== 'h' ? 0 : (distance ?? 0),
  unmeasured: !(odometer_ran && unit !== 'h') && distance === null,
});

interface Presence {
  was: 'on' | 'off' | 'unclear';
  fitment_id: number | null;
}

/** Tells whether a component was on a vehicle on a day. */
function presenceOn(day: string, component: number, placed: readonly Placed[]): Presence {
  const there = placed.filter((one) => touches(one, day) !== 'off');
  const own = there.filter(({ component_id }) => component_id === component);
  const judged = own.map((one): Presence => ({ was: wasOn(one, day, there), fitment_id: one.id }));
  const best = judged.find(({ was }) => was === 'on') ?? judged.find(({ was }) => was === 'unclear');
  return best ?? { was: 'off', fitment_id: own[0]?.id ?? null };
}

/** Decides by the days of one fitment alone. */
function touches({ from_on, to_on, to_mileage }: Placed, day: string): Presence['was'] {
  if ((from_on !== null && from_on > day) || (to_on !== null && to_on < day)) return 'off';
  return from_on === null || (to_on === null && to_mileage !== null) ? 'unclear' : 'on';
}

const isChange = (one: Placed, day: string): boolean => one.from_on === day || one.to_on === day;
const isOfThatDay = (one: Placed, day: string): boolean => one.from_on === day && one.to_on === day;

/** If one component replaces another on a day, the one mounted for that day only counts as mounted. Otherwise it is not known which of the two was. */
function wasOn(one: Placed, day: string, there: readonly Placed[]): Presence['was'] {
  if (touches(one, day) === 'unclear') return 'unclear';
  if (!isChange(one, day)) return 'on';
  const rivals = there.filter(
    (other) => other.component_id !== one.component_id && isSamePlace(one, other) && touches(other, day) === 'on',
  );
  if (rivals.length === 0) return 'on';
  const [mine, theirs] = [isOfThatDay(one, day), rivals.some((other) => isOfThatDay(other, day))];
  if (mine === theirs) return 'unclear';
  return mine ? 'on' : 'off';
}

/** The metres, time and number of sessions that count. */
export function sumOfDriven(driven: readonly Driven[]): { metres: number; ms: number; sessions: number } {
  const clear = driven.filter((one) => one.clear);
  return {
    metres: clear.reduce((sum, one) => sum + one.metres, 0),
    ms: clear.reduce((sum, one) => sum + one.ms, 0),
    sessions: clear.length,
  };
}
