import { Invalid, NotFound } from '@carnet/svc-kit';

export const REQUIRED_FIELDS = 'Please fill in all required fields';

export class VehicleNotFound extends NotFound {
  constructor() {
    super('Vehicle not found');
  }
}

/** A field names a vehicle that is not there or not the caller's. */
export const unknownVehicle = (field: string): Invalid => Invalid.field(field, 'Vehicle not found');
