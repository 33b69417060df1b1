import { homeOf } from '../components/component.rules.js';
import type { EntryFields } from '../entries/entry.entity.js';
import { usesInPlaceOf } from '../fitments/fitments-gone.rules.js';
import type { FollowedComponent } from '../life/followed.repository.js';
import {
  arrangedOf,
  arrangements,
  type Fitted,
  type Followed,
  lasts,
  type Ledgers,
  usedUntil,
} from '../life/life.rules.js';

export type StoredEntry = EntryFields & { id: number };

/** An entry of a passport. A generated entry, which stands for other vehicles, has a negative id, which no stored entry has. */
export type TravellingEntry = StoredEntry;

/**
 * The entries of a component, for the passport of a vehicle that it is or was on. Other vehicles are not mentioned: the use on them becomes uses, mileages read
 * on them are left out, and tyre positions on them become rotations, so that each tread still belongs to its tyre. A tread whose distance cannot be expressed
 * without them is left out.
 */
export function travellingEntries(
  component: FollowedComponent,
  stored: readonly StoredEntry[],
  ledgers: Ledgers,
  vehicle: number,
): TravellingEntry[] {
  const isHere = ({ vehicle_id }: { vehicle_id: number }): boolean => vehicle_id === vehicle;
  const others = [...component.fitments, ...component.driven].filter((one) => !isHere(one));
  const elsewhere = [...new Set(others.map(({ vehicle_id }) => vehicle_id))];
  const fields = [...movesInPlaceOf(component, vehicle), ...usesInPlaceOf(component, ledgers, elsewhere).map(rounded)];
  const made = fields.map((one, at): TravellingEntry => ({ ...one, id: -1 - at }));
  const [fitments, driven] = [component.fitments.filter(isHere), component.driven.filter(isHere)];
  const travelled = { ...component, fitments, driven, entries: [...made, ...stored] };
  const isOwn = readOn(component, vehicle);
  const own = readable(stored, component).flatMap((one) => {
    if (isOwn(one.happened_on)) return [one];
    return one.kind === 'tread' && !isAsFar(one, component, travelled, ledgers) ? [] : [{ ...one, mileage: null }];
  });
  return [...made, ...own].toSorted((a, b) => a.happened_on.localeCompare(b.happened_on) || rank(a) - rank(b));
}

/** Sorts entries of one day: rotations before treads, and generated rotations before stored ones. */
const rank = ({ kind, id }: TravellingEntry): number => (kind === 'rotation' ? (id < 0 ? 0 : 1) : 2);

/** A day before all others. */
const FIRST_DAY = '1900-01-01';

/** Generates rotations that replace fitments on other vehicles: one for each day from which the tyre positions would otherwise differ. */
function movesInPlaceOf({ id, tyres, fitments, entries }: FollowedComponent, vehicle: number): EntryFields[] {
  if (!tyres) return [];
  const placesFrom = (some: readonly Fitted[]): Map<string, readonly string[]> =>
    new Map(arrangements(some, entries).map(({ on, positions }) => [on || FIRST_DAY, positions]));
  const stood = placesFrom(fitments);
  const told = placesFrom(fitments.filter(({ vehicle_id }) => vehicle_id === vehicle));
  let [right, said]: [readonly string[], readonly string[]] = [homeOf({ tyres }), homeOf({ tyres })];
  return [...new Set([...stood.keys(), ...told.keys()])].toSorted().flatMap((happened_on) => {
    right = stood.get(happened_on) ?? right;
    said = told.get(happened_on) ?? said;
    if (right.join() === said.join()) return [];
    said = right;
    return [{ ...NOTHING_ELSE, component_id: id, kind: 'rotation', happened_on, positions: [...right] }];
  });
}

const NOTHING_ELSE = {
  ...{ mileage: null, depth_unit: null, depths: null, distance: null, distance_unit: null },
  ...{ hours: null, sessions: null, open: null, note: null },
};

/** Rounds like the form of an entry. */
const rounded = (use: EntryFields): EntryFields => ({
  ...use,
  distance: use.distance && Math.round(use.distance * 1_000) / 1_000,
});

/** Removes depths at positions without a tyre, and tyre entries of components without tyres. */
function readable(stored: readonly StoredEntry[], { tyres, fitments, entries }: FollowedComponent): StoredEntry[] {
  const placesOn = arrangedOf(homeOf({ tyres }), fitments, entries);
  return stored.flatMap((entry) => {
    if (entry.kind !== 'tread' && entry.kind !== 'rotation') return [entry];
    if (!tyres) return [];
    if (entry.kind === 'rotation') return [entry];
    const places = placesOn(entry.happened_on);
    const depths = (entry.depths ?? []).filter(({ position }) => places.includes(position));
    return depths.length === 0 ? [] : [{ ...entry, depths }];
  });
}

const isOn = (day: string, { from_on, to_on, ...rest }: Fitted): boolean =>
  from_on !== null && from_on <= day && (lasts({ to_on, ...rest }) || (to_on !== null && day <= to_on));

/** Returns a function that tells whether a reading on a day comes from the vehicle: the component was never on another one, or only on this one that day. */
function readOn({ fitments }: FollowedComponent, vehicle: number): (day: string) => boolean {
  const [here, elsewhere] = [true, false].map((own) =>
    fitments.filter(({ vehicle_id }) => (vehicle_id === vehicle) === own),
  ) as [Fitted[], Fitted[]];
  return (day) =>
    elsewhere.length === 0 || (here.some((one) => isOn(day, one)) && !elsewhere.some((one) => isOn(day, one)));
}

/** Tells whether a tread has the same distance with the travelling entries as with all data, or an unknown one. */
function isAsFar(
  { happened_on: on, mileage }: StoredEntry,
  all: Followed,
  travelled: Followed,
  ledgers: Ledgers,
): boolean {
  const after = usedUntil(travelled, ledgers, { on, mileage: null });
  const before = usedUntil(all, ledgers, { on, mileage });
  return after.open !== null || (before.open === null && Math.abs(before.distance_km - after.distance_km) < 1);
}
