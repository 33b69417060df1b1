import { Invalid, NotFound } from '@carnet/svc-kit';

export class ServiceEventNotFound extends NotFound {
  constructor() {
    super('Service event not found');
  }
}

export const statusMissing = () => Invalid.field('status', 'Status is required');
