import type { Fitment } from './components.queries';

type Days = Pick<Fitment, 'from_on' | 'to_on' | 'to_mileage'>;

/** Tells whether something was mounted on a day, by the days of its fitment; `unclear` where one that matters is not known. */
export function wasOn({ from_on, to_on, to_mileage }: Days, day: string): 'on' | 'off' | 'unclear' {
  if ((from_on !== null && from_on > day) || (to_on !== null && to_on <= day)) return 'off';
  return from_on === null || (to_on === null && to_mileage !== null) ? 'unclear' : 'on';
}

/** Whole months from one day to a later one. */
export function monthsBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((day) => day.split('-').map(Number) as [number, number, number]) as [
    [number, number, number],
    [number, number, number],
  ];
  return Math.max(0, (b[0] - a[0]) * 12 + b[1] - a[1] - (b[2] < a[2] ? 1 : 0));
}

/** Kinds of which a vehicle has one, whatever its position. */
const ONE_OF_A_KIND: readonly Fitment['kind'][] = ['engine', 'gearbox', 'clutch'];

const folded = (position: string): string => position.toLocaleLowerCase('en');

/** Tells whether two components want the same place of one vehicle; tyres of which nobody knows how they stand may want that of any others. */
function isSamePlace(one: Fitment, other: Fitment): boolean {
  if (one.vehicle_id !== other.vehicle_id || one.kind !== other.kind) return false;
  if (ONE_OF_A_KIND.includes(one.kind)) return true;
  if (one.kind === 'tyres' && (one.positions.length === 0 || other.positions.length === 0)) return true;
  const taken = new Set(other.positions.map(folded));
  return one.positions.some((position) => taken.has(folded(position)));
}

const beginOf = ({ from_on, to_on }: Fitment): string => from_on ?? to_on ?? '';

/** The neighbours of a fitment at its place, before it and after it: null where nothing is known. */
export function neighboursOf(
  one: Fitment,
  ofVehicle: readonly Fitment[],
): { before: Fitment | null; after: Fitment | null } {
  const others = ofVehicle
    .filter((other) => other.id !== one.id && isSamePlace(one, other) && beginOf(other) !== '')
    .toSorted((a, b) => beginOf(a).localeCompare(beginOf(b)) || a.id - b.id);
  const isEarlier = (other: Fitment): boolean =>
    beginOf(other) < beginOf(one) || (beginOf(other) === beginOf(one) && other.id < one.id);
  return { before: others.findLast(isEarlier) ?? null, after: others.find((other) => !isEarlier(other)) ?? null };
}
