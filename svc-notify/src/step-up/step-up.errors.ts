import { Problem } from '@carnet/messages';
import * as m from '../messages/second-factor.js';

/** The request lets something of an account out, and its person has given no proof lately (ADR 86). Not 401: they stay signed in. */
export class StepUpRequired extends Problem {
  readonly status = 403;
  override readonly details: { step_up: { methods: readonly string[] } };

  constructor(methods: readonly string[]) {
    super(methods.length > 0 ? m.stepUpRequired : m.signInAnew);
    this.details = { step_up: { methods } };
  }
}
