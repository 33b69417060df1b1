import { Conflict, Invalid, NotFound } from '@carnet/messages';
import type { Fault } from '../outgoing/outgoing.errors.js';
import * as m from '../messages/webhook.js';

export class WebhookNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export class DeliveryNotFound extends NotFound {
  constructor() {
    super(m.deliveryNotFound);
  }
}

/** The webhook's queue is full. */
export class TooManyMessagesWait extends Conflict {
  constructor() {
    super(m.tooManyWait);
  }
}

const SENTENCES = { malformed: m.urlMalformed, credentials: m.urlWithCredentials, private: m.urlPrivate };

export const refusedUrl = (fault: Fault): Invalid => Invalid.field('url', SENTENCES[fault]);
