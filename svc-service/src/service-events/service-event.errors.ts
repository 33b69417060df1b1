import { Invalid, NotFound } from '@carnet/svc-kit';

export class ServiceEventNotFound extends NotFound {
  constructor() {
    super('Service event not found');
  }
}

/** The vehicle of an address; one in a body is a field that failed. */
export class VehicleNotFound extends NotFound {
  constructor() {
    super('Vehicle not found');
  }
}

export const statusMissing = () => Invalid.field('status', 'Status is required');
