import { NotFound } from '@carnet/svc-kit';

export const REQUIRED_PART_FIELDS = 'Vehicle, name, type, and status are required';

export class PartNotFound extends NotFound {
  constructor() {
    super('Part not found');
  }
}
