import { Conflict, fieldError, Invalid, NotFound, Unavailable } from '@carnet/messages';
import * as account from '../messages/account.js';
import * as m from '../messages/provider.js';

export class ProviderNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The provider does not answer, or its answer is invalid. */
export class ProviderAway extends Unavailable {
  constructor() {
    super(m.away);
  }
}

/** The same answer for a code that never existed, was used, has expired or belongs to another browser. */
export class ArrivalEnded extends Invalid {
  constructor() {
    super(m.ended);
  }
}

/** An account has this address: only its signed-in person can link the provider. */
export class AccountExists extends Conflict {
  constructor(email: string) {
    super(m.accountExists({ email }));
  }
}

/** The identity is already linked, possibly to another account. */
export class LinkedAlready extends Conflict {
  constructor() {
    super(m.linkedAlready);
  }
}

/** The provider is the only way into the account. */
export class LastWayIn extends Conflict {
  constructor() {
    super(m.lastWayIn);
  }
}

/** The provider lacks values that an account needs. */
export class MoreIsNeeded extends Invalid {
  constructor(fields: readonly string[]) {
    super(
      m.moreIsNeeded,
      fields.map((field) => fieldError(field, account.inProfile)),
    );
  }
}
