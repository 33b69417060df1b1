import { NotFound } from '@carnet/svc-kit';

/** The vehicle of an address; one in a body is a field that failed. */
export class VehicleNotFound extends NotFound {
  constructor() {
    super('Vehicle not found');
  }
}
