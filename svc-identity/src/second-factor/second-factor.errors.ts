import { Conflict, fieldError, Invalid, Problem, Unauthenticated } from '@carnet/messages';
import * as m from '../messages/second-factor.js';

/** The password was right, but a second factor is required. Nobody is signed in yet. */
export class SecondFactorRequired extends Unauthenticated {
  override readonly details: { second_factor: { challenge: string; methods: readonly string[] } };

  constructor(challenge: string, methods: readonly string[]) {
    super(m.required);
    this.details = { second_factor: { challenge, methods } };
  }
}

/** The waiting sign-in has expired, was already used, or the password changed meanwhile. */
export class SecondSignInEnded extends Unauthenticated {
  constructor() {
    super(m.challengeEnded);
  }
}

/** The same answer for a code that is wrong, used or expired. */
export class WrongFactor extends Unauthenticated {
  constructor() {
    super(m.wrong);
  }
}

/** Not 401: the person stays signed in. */
export class WrongProof extends Invalid {
  constructor(field: string) {
    super(m.wrong, [fieldError(field, m.wrong)]);
  }
}

/** The request can end or take over an account, and the session has no recent proof (ADR 86). Not 401: the person stays signed in. */
export class StepUpRequired extends Problem {
  readonly status = 403;
  override readonly details: { step_up: { methods: readonly string[] } };

  constructor(methods: readonly string[]) {
    super(methods.length > 0 ? m.stepUpRequired : m.signInAnew);
    this.details = { step_up: { methods } };
  }
}

export class NoProof extends Invalid {
  constructor() {
    super(m.nothingProven);
  }
}

export class AppThereAlready extends Conflict {
  constructor() {
    super(m.appThereAlready);
  }
}

export class NoAppToConfirm extends Conflict {
  constructor() {
    super(m.noAppToConfirm);
  }
}

export class NoFactor extends Conflict {
  constructor() {
    super(m.noFactor);
  }
}
