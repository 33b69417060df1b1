import type { Fitment } from './components.queries';

type Days = Pick<Fitment, 'from_on' | 'to_on' | 'to_mileage'>;

/** Tells whether a fitment covers a day; `unclear` if a date that decides it is unknown. */
export function wasOn({ from_on, to_on, to_mileage }: Days, day: string): 'on' | 'off' | 'unclear' {
  if ((from_on !== null && from_on > day) || (to_on !== null && to_on <= day)) return 'off';
  return from_on === null || (to_on === null && to_mileage !== null) ? 'unclear' : 'on';
}

/** Whole months between two days. */
export function monthsBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((day) => day.split('-').map(Number) as [number, number, number]) as [
    [number, number, number],
    [number, number, number],
  ];
  return Math.max(0, (b[0] - a[0]) * 12 + b[1] - a[1] - (b[2] < a[2] ? 1 : 0));
}

/** A vehicle has only one of each of these kinds, whatever its position. */
const ONE_OF_A_KIND: readonly Fitment['kind'][] = ['engine', 'gearbox', 'clutch'];

const folded = (position: string): string => position.toLocaleLowerCase('en');

/** Tells whether two components can only replace each other on a vehicle. Tyres without known positions may replace any other tyres. */
function isSamePlace(one: Fitment, other: Fitment): boolean {
  if (one.vehicle_id !== other.vehicle_id || one.kind !== other.kind) return false;
  if (ONE_OF_A_KIND.includes(one.kind)) return true;
  if (one.kind === 'tyres' && (one.positions.length === 0 || other.positions.length === 0)) return true;
  const taken = new Set(other.positions.map(folded));
  return one.positions.some((position) => taken.has(folded(position)));
}

const beginOf = ({ from_on, to_on }: Fitment): string => from_on ?? to_on ?? '';

/** The previous and the next component in the same place of the vehicle; null if unknown. */
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
