import { NotFound } from '@carnet/messages';
import * as m from '../messages/part.js';

export class PartNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
