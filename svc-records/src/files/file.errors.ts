import type { ReferenceTarget } from '@carnet/fact-log';
import { NotFound } from '@carnet/messages';
import * as m from '../messages/file.js';
import * as vehicle from '../messages/vehicle.js';

export class SubjectNotFound extends NotFound {
  constructor({ missing }: Pick<ReferenceTarget, 'missing'>) {
    super(missing);
  }
}

export class FileNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export class VehicleOfFileNotFound extends NotFound {
  constructor() {
    super(vehicle.notFound);
  }
}
