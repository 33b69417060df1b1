import type { KnownGarage } from './copies.repository.js';
import type { EventReferences } from './garage-references.js';

/** What is wrong with the vehicle that is named, or null. Another owner's is answered like one that does not exist. */
export function vehicleFault(known: KnownGarage, { vehicleId }: EventReferences): string | null {
  return known.vehicles.has(vehicleId) ? null : 'Vehicle not found';
}

/** What is wrong with the parts that are named, or null. */
export function partFault({ vehicleOfPart }: KnownGarage, { vehicleId, partIds }: EventReferences): string | null {
  if (partIds.some((id) => !vehicleOfPart.has(id))) return 'Part not found';
  if (partIds.some((id) => vehicleOfPart.get(id) !== vehicleId)) return 'A part belongs to another vehicle';
  return null;
}
