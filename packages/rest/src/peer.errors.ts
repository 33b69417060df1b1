import { Unavailable } from '@carnet/messages';

/** The service that owns the requested thing does not answer: 503 with `Retry-After`, never a guessed answer. */
export class DependencyDown extends Unavailable {
  constructor(
    readonly producer: string,
    override readonly cause: unknown,
  ) {
    super();
  }
}
