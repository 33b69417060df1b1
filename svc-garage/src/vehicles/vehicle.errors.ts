import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/vehicle.js';

export class VehicleNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** A field names a vehicle that is not there or not the caller's. */
export const unknownVehicle = (field: string): Invalid => Invalid.field(field, m.notFound);
