import { NotFound } from '@carnet/messages';
import * as m from '../messages/session.js';

export class SessionNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
