import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/fill-up.js';

export class FillUpNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
