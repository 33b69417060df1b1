import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/fitment.js';

export class FitmentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
