import { Conflict, fieldError, Invalid, NotFound, Unavailable } from '@carnet/messages';
import * as account from '../messages/account.js';
import * as m from '../messages/provider.js';

export class ProviderNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** It does not answer, or what it says is not to be believed. */
export class ProviderAway extends Unavailable {
  constructor() {
    super(m.away);
  }
}

/** One answer for a code that was never given, was used, is too old or is another browser's. */
export class ArrivalEnded extends Invalid {
  constructor() {
    super(m.ended);
  }
}

/** There is an account with the address: only who is signed in there links the provider to it. */
export class AccountExists extends Conflict {
  constructor(email: string) {
    super(m.accountExists({ email }));
  }
}

/** Linked to an account already, which may be another one. */
export class LinkedAlready extends Conflict {
  constructor() {
    super(m.linkedAlready);
  }
}

/** It is the only way into the account. */
export class LastWayIn extends Conflict {
  constructor() {
    super(m.lastWayIn);
  }
}

/** Values that the provider does not say, and an account needs. */
export class MoreIsNeeded extends Invalid {
  constructor(fields: readonly string[]) {
    super(
      m.moreIsNeeded,
      fields.map((field) => fieldError(field, account.inProfile)),
    );
  }
}
