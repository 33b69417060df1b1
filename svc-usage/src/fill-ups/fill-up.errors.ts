import { NotFound } from '@carnet/messages';
import * as m from '../messages/fill-up.js';

export class FillUpNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
