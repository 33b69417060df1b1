import { Invalid } from '@carnet/svc-kit';
import type { NewPhotoPair } from './photo-pair.entity.js';

/** The vehicle of each of the owner's photos among those that a pair names; null for a photo of none. */
export type VehicleOfPhoto = ReadonlyMap<number, number | null>;

/** Two photos of one vehicle, or of none. @throws Invalid (400) */
export function requirePair({ before_id, after_id }: NewPhotoPair, vehicleOf: VehicleOfPhoto): void {
  if (!vehicleOf.has(before_id)) throw Invalid.field('before_id', 'Photo not found');
  if (!vehicleOf.has(after_id)) throw Invalid.field('after_id', 'Photo not found');
  if (before_id === after_id) throw Invalid.field('after_id', 'Before and after must be two photos');
  if (vehicleOf.get(before_id) !== vehicleOf.get(after_id))
    throw Invalid.field('after_id', 'Before and after must be of one vehicle');
}
