import { Conflict, Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/handover.js';

export class HandoverNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export class VehicleNotOffered extends NotFound {
  constructor() {
    super(m.vehicleNotFound);
  }
}

/** The offer was withdrawn, refused, accepted or has expired. */
export class HandoverOver extends Conflict {
  constructor() {
    super(m.over);
  }
}

export class HandoverUnderWay extends Conflict {
  constructor() {
    super(m.underWay);
  }
}

export class AlreadyOffered extends Conflict {
  constructor() {
    super(m.offeredAlready);
  }
}

/** A vehicle is being handed over to or from the account that the user wants to delete. */
export class AccountMoves extends Conflict {
  constructor() {
    super(m.accountMoves);
  }
}

/** An unknown paper is an error: if it were ignored, the paper that the giver meant would be handed over. */
export const unknownPapers = (): Invalid => Invalid.field('without_papers', m.papersUnknown);

export const toOneself = (): Invalid => Invalid.field('email', m.toSelf);
