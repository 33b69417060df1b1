import { homeOf } from '../components/component.rules.js';
import type { EntryFields } from '../entries/entry.entity.js';
import { usesInPlaceOf } from '../fitments/fitments-gone.rules.js';
import type { FollowedComponent } from '../life/followed.repository.js';
import { arrangedOf, arrangements, type Fitted, lasts, type Ledgers } from '../life/life.rules.js';

export type StoredEntry = EntryFields & { id: number };

/** An entry of a passport. The id of one that stands for what other vehicles did is below zero, which no stored one is. */
export type TravellingEntry = StoredEntry;

/**
 * The entries of a component, for the passport of a vehicle that it is or was on. Other vehicles are not named: the use on them comes as uses, a mileage that
 * was read on them is left out, and where their tyres stood is told as rotations, so that each tread stays that of its tyre.
 */
export function travellingEntries(
  component: FollowedComponent,
  stored: readonly StoredEntry[],
  ledgers: Ledgers,
  vehicle: number,
): TravellingEntry[] {
  const others = [...component.fitments, ...component.driven].map(({ vehicle_id }) => vehicle_id);
  const elsewhere = [...new Set(others)].filter((id) => id !== vehicle);
  const fields = [...movesInPlaceOf(component, vehicle), ...usesInPlaceOf(component, ledgers, elsewhere).map(rounded)];
  const made = fields.map((one, at): TravellingEntry => ({ ...one, id: -1 - at }));
  const own = readable(stored, component).map((one) => withOwnMileage(one, component, vehicle));
  return [...made, ...own].toSorted((a, b) => a.happened_on.localeCompare(b.happened_on) || rank(a) - rank(b));
}

/** On one day tyres move before their treads are read, and those of another vehicle before those that somebody wrote down. */
const rank = ({ kind, id }: TravellingEntry): number => (kind === 'rotation' ? (id < 0 ? 0 : 1) : 2);

/** A day before all others. */
const FIRST_DAY = '1900-01-01';

/** Rotations in the place of mountings on other vehicles: on each day from which the tyres would stand otherwise without them. */
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

/** As exactly as the form of an entry has it. */
const rounded = (use: EntryFields): EntryFields => ({
  ...use,
  distance: use.distance && Math.round(use.distance * 1_000) / 1_000,
});

/** Without depths at places where no tyre stood, which say nothing of any; nothing of an entry of tyres where there are none. */
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

function withOwnMileage(entry: StoredEntry, { fitments }: FollowedComponent, vehicle: number): StoredEntry {
  const [here, elsewhere] = [true, false].map((own) =>
    fitments.filter(({ vehicle_id }) => (vehicle_id === vehicle) === own),
  ) as [Fitted[], Fitted[]];
  const day = entry.happened_on;
  const isOwn = here.some((one) => isOn(day, one)) && !elsewhere.some((one) => isOn(day, one));
  return elsewhere.length === 0 || isOwn ? entry : { ...entry, mileage: null };
}
