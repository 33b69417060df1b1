import { NotFound, Unprocessable } from '@carnet/messages';
import * as m from '../messages/fitment.js';

export class FitmentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** A limit is needed because each fitment is checked against all others. */
export class TooManyFitments extends Unprocessable {
  constructor(most: number) {
    super(m.tooMany({ most }));
  }
}
