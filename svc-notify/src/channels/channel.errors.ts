import { Invalid, NotFound, Unprocessable } from '@carnet/messages';
import * as m from '../messages/channel.js';

export class ChannelNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The values are not a valid address and keys of a browser. */
export class NoDevice extends Invalid {
  constructor() {
    super(m.noDevice);
  }
}

export const noTopic = (): Invalid => Invalid.field('address', m.topicInvalid);
export const noToken = (): Invalid => Invalid.field('access_token', m.tokenInvalid);

/** A test message did not arrive. */
export class TrialFailed extends Unprocessable {}
