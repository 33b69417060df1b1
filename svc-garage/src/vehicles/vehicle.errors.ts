import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/vehicle.js';

export class VehicleNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** A field refers to a vehicle that does not exist or is not the caller's. */
export const unknownVehicle = (field: string): Invalid => Invalid.field(field, m.notFound);
