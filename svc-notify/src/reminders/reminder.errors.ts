import { Conflict, Invalid, NotFound, signInMessages } from '@carnet/messages';
import * as channel from '../messages/channel.js';
import * as m from '../messages/reminder.js';

/** There is no such reminder to snooze. */
export class NothingToRemindOf extends NotFound {
  constructor() {
    super(m.nothing);
  }
}

/** The same answer for an unknown link and for an expired one. */
export class ReminderLinkEnded extends Invalid {
  constructor() {
    super(m.linkEnded);
  }
}

/** A field names a vehicle that does not exist or belongs to another owner. */
export const unknownVehicle = (field: string): Invalid => Invalid.field(field, m.noVehicle);

/** A field names a garage that does not exist, or is not shared with the person (any more). */
export const unknownGarage = (field: string): Invalid => Invalid.field(field, signInMessages.garageClosed);

/** No mail is sent to an unconfirmed address. */
export class AddressNotConfirmed extends Conflict {
  constructor() {
    super(channel.notConfirmed);
  }
}
