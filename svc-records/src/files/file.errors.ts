import { NotFound } from '@carnet/svc-kit';

export class SubjectNotFound extends NotFound {
  /** @param name what a person calls it: `Track day` */
  constructor(name: string) {
    super(`${name} not found`);
  }
}

export class VehicleOfFileNotFound extends NotFound {
  constructor() {
    super('Vehicle not found');
  }
}
