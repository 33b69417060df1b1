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

/** Withdrawn, refused, accepted or run out. */
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

/** A vehicle moves to or from the account that is to be deleted. */
export class AccountMoves extends Conflict {
  constructor() {
    super(m.accountMoves);
  }
}

/** Left out in silence, the paper that was meant would go. */
export const unknownPapers = (): Invalid => Invalid.field('without_papers', m.papersUnknown);

export const toOneself = (): Invalid => Invalid.field('email', m.toSelf);
