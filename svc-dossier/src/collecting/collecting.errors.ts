import { Unprocessable } from '@carnet/svc-kit';
import * as m from '../messages/collecting.js';

/** A vehicle has more rows, texts or bytes than one book is made of. */
export class TooMuchForBook extends Unprocessable {
  constructor() {
    super(m.tooMuch);
  }
}
