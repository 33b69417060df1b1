import { Conflict, Invalid, NotFound, signInMessages } from '@carnet/messages';
import * as channel from '../messages/channel.js';
import * as m from '../messages/reminder.js';

/** There is nothing that may be put off. */
export class NothingToRemindOf extends NotFound {
  constructor() {
    super(m.nothing);
  }
}

/** One answer for a link that was never sent and for one that is too old. */
export class ReminderLinkEnded extends Invalid {
  constructor() {
    super(m.linkEnded);
  }
}

/** A field names a vehicle that is not there or not the caller's. */
export const unknownVehicle = (field: string): Invalid => Invalid.field(field, m.noVehicle);

/** A field names a garage that is not shared with the caller, or not any more, or is not there. */
export const unknownGarage = (field: string): Invalid => Invalid.field(field, signInMessages.garageClosed);

/** Nothing is sent to an address that nobody has confirmed. */
export class AddressNotConfirmed extends Conflict {
  constructor() {
    super(channel.notConfirmed);
  }
}
