import { NotFound } from '@carnet/messages';
import * as m from '../messages/entry.js';

export class EntryNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
