import { Invalid } from '@carnet/messages';
import * as photo from '../messages/photo.js';
import * as m from '../messages/photo-pair.js';
import type { NewPhotoPair } from './photo-pair.entity.js';

/** The vehicle of each photo of a pair that is the owner's; null for a photo without a vehicle. */
export type VehicleOfPhoto = ReadonlyMap<number, number | null>;

/** Checks that both photos are of one vehicle, or of none. @throws Invalid (400) */
export function requirePair({ before_id, after_id }: NewPhotoPair, vehicleOf: VehicleOfPhoto): void {
  if (!vehicleOf.has(before_id)) throw Invalid.field('before_id', photo.notFound);
  if (!vehicleOf.has(after_id)) throw Invalid.field('after_id', photo.notFound);
  if (before_id === after_id) throw Invalid.field('after_id', m.twoPhotos);
  if (vehicleOf.get(before_id) !== vehicleOf.get(after_id)) throw Invalid.field('after_id', m.oneVehicle);
}
