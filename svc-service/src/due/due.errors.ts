import { Unprocessable } from '@carnet/messages';
import * as m from '../messages/due.js';

export class TooMuchPlanned extends Unprocessable {
  constructor(most: number) {
    super(m.tooMuchPlanned({ most }));
  }
}
