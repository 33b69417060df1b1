import { NotFound, Problem } from '@carnet/svc-kit';
import * as m from '../messages/session.js';

export class SessionNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** Who has no password proves by a sign-in of the last ten minutes that it is them. */
export class FreshSignInRequired extends Problem {
  readonly status = 403;
  constructor() {
    super(m.freshSignIn);
  }
}
