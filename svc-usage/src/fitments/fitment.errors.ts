import { NotFound, Unprocessable } from '@carnet/messages';
import * as m from '../messages/fitment.js';

export class FitmentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** Each is checked against the others: with more of them, storing one would keep everybody waiting. */
export class TooManyFitments extends Unprocessable {
  constructor(most: number) {
    super(m.tooMany({ most }));
  }
}
