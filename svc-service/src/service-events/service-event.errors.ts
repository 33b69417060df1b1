import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/service-event.js';

export class ServiceEventNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export const statusMissing = () => Invalid.field('status', m.statusRequired);
