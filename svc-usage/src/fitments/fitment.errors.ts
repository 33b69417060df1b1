import { NotFound } from '@carnet/messages';
import * as m from '../messages/fitment.js';

export class FitmentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
