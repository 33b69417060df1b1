import type { FieldError } from '@carnet/svc-kit';

/** Ids that a request names, and the field that names them. */
export interface NamedIds {
  field: string;
  ids: readonly number[];
}

/** What a record names of other services' things. */
export interface Named {
  vehicleId: number;
  parts?: NamedIds;
  serviceEvents?: NamedIds;
}

/** What is known of it: whether the vehicle is the owner's, and which vehicle each of the owner's parts and events is of. */
export interface Known {
  vehicle: boolean;
  vehicleOfPart: ReadonlyMap<number, number>;
  vehicleOfServiceEvent: ReadonlyMap<number, number>;
}

/** What no copy knows; its owner may. */
export interface Unknown {
  vehicleIds: number[];
  partIds: number[];
  serviceEventIds: number[];
}

export function unknownOf({ vehicleId, parts, serviceEvents }: Named, known: Known): Unknown {
  return {
    vehicleIds: known.vehicle ? [] : [vehicleId],
    partIds: (parts?.ids ?? []).filter((id) => !known.vehicleOfPart.has(id)),
    serviceEventIds: (serviceEvents?.ids ?? []).filter((id) => !known.vehicleOfServiceEvent.has(id)),
  };
}

/** What is wrong with what a record names, or null. Another owner's is answered like one that does not exist (contract §1, §5). */
export function faultOf({ vehicleId, parts, serviceEvents }: Named, known: Known): FieldError | null {
  if (!known.vehicle) return { field: 'vehicle_id', msg: 'Vehicle not found' };
  return (
    strange(parts, known.vehicleOfPart, vehicleId, 'part') ??
    strange(serviceEvents, known.vehicleOfServiceEvent, vehicleId, 'service event')
  );
}

function strange(
  named: NamedIds | undefined,
  vehicleOf: ReadonlyMap<number, number>,
  vehicleId: number,
  thing: string,
): FieldError | null {
  const { field, ids } = named ?? { field: '', ids: [] };
  if (ids.some((id) => !vehicleOf.has(id))) return { field, msg: `${capitalised(thing)} not found` };
  if (ids.some((id) => vehicleOf.get(id) !== vehicleId)) return { field, msg: `A ${thing} belongs to another vehicle` };
  return null;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
