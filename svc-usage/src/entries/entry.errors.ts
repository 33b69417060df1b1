import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/entry.js';

export class EntryNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
