import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/part.js';

export class PartNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
