import { Problem } from '@carnet/messages';
import * as m from '../messages/second-factor.js';

/** The request gives out data of an account, and the session has no recent step-up (ADR 86). Not 401, because the person stays signed in. */
export class StepUpRequired extends Problem {
  readonly status = 403;
  override readonly details: { step_up: { methods: readonly string[] } };

  constructor(methods: readonly string[]) {
    super(methods.length > 0 ? m.stepUpRequired : m.signInAnew);
    this.details = { step_up: { methods } };
  }
}
