import type { Reference } from '@carnet/fact-log';
import { merged } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { type Component, TYRE_POSITIONS } from '../components/component.entity.js';
import { lasts } from '../life/life.rules.js';
import { isSamePlace, type Placed } from '../life/place.rules.js';
import * as m from '../messages/fitment.js';
import { COMPONENTS, VEHICLES } from '../references.rules.js';
import type { CreateFitment, UpdateFitment } from './fitment.dto.js';
import type { Fitment, FitmentFields } from './fitment.entity.js';

/** @param places the positions of the set's tyres before; empty if unknown */
export const newFitment = (input: CreateFitment, component: Component, places: readonly string[]): FitmentFields =>
  checked(
    {
      component_id: input.component_id,
      vehicle_id: input.vehicle_id,
      positions: input.positions ?? [...places],
      from_on: input.from_on ?? null,
      from_mileage: input.from_mileage ?? null,
      to_on: input.to_on ?? null,
      to_mileage: input.to_mileage ?? null,
      note: input.note ?? null,
    },
    component,
  );

/** The fitment after an update: omitted fields stay unchanged, null clears (contract §1). Null positions keep the tyres where they were. */
export function changedFitment(stored: Fitment, input: UpdateFitment, component: Component): Fitment {
  const { positions, ...rest } = input;
  const places = positions === undefined ? {} : { positions: positions ?? (component.tyres ? stored.positions : []) };
  return checked(merged(stored, { ...rest, ...places }), component);
}

function checked<Fields extends FitmentFields>(fields: Fields, { tyres }: Component): Fields {
  const { from_on, from_mileage, to_on, positions } = fields;
  if (from_on === null && from_mileage === null) throw Invalid.field('from_on', m.fromRequired);
  if (from_on !== null && to_on !== null && to_on < from_on) throw Invalid.field('to_on', m.endsBefore);
  if (!tyres && positions.length > 1) throw Invalid.field('positions', m.onePosition);
  // An empty list means that the positions are not known.
  if (tyres && positions.length > 0) requirePlaces('positions', positions, tyres.length);
  return fields;
}

/** The days of a fitment that decide its tyres' positions. */
export const daysOf = ({ from_on = null, to_on = null, to_mileage = null }: Partial<CreateFitment>) => ({
  ...{ from_on, to_on, to_mileage },
});

/** Each tyre of a set has its own position. @throws Invalid (400) */
export function requirePlaces(field: string, positions: readonly string[], count: number): void {
  const known = positions.every((position) => TYRE_POSITIONS.some((one) => one === position));
  if (!known || positions.length !== count || new Set(positions).size < count)
    throw Invalid.field(field, m.positions({ count, choices: TYRE_POSITIONS.join(', ') }));
}

/** Tells whether a fitment ends before another begins; null if the entered values do not tell. */
function endsBefore(one: Placed, other: Placed): boolean | null {
  if (lasts(one)) return false;
  if (one.to_on !== null && other.from_on !== null) return one.to_on <= other.from_on;
  const isComparable = one.vehicle_id === other.vehicle_id && one.to_mileage !== null && other.from_mileage !== null;
  return isComparable ? one.to_mileage! <= other.from_mileage! : null;
}

/** Two fitments overlap unless the entered values separate them, or leave it open. */
export const overlap = (one: Placed, other: Placed): boolean =>
  endsBefore(one, other) === false && endsBefore(other, one) === false;

/** Fitments that conflict with this one: of the same component, or at the same place. */
export const inTheWay = (one: Placed, others: readonly Placed[]): Placed[] =>
  others.filter(
    (other) =>
      other.id !== one.id &&
      (other.component_id === one.component_id || isSamePlace(one, other)) &&
      overlap(one, other),
  );

/** References of a fitment: a component of this service, and a vehicle of svc-garage. */
export const referencesOf = ({
  component_id,
  vehicle_id,
}: Pick<FitmentFields, 'component_id' | 'vehicle_id'>): Reference[] => [
  { target: COMPONENTS, field: 'component_id', ids: [component_id] },
  { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
];
