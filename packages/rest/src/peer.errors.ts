import { Unavailable } from '@carnet/messages';

/** The owner of a thing that was asked for does not answer; 503 with `Retry-After`, never an answer that guesses. */
export class DependencyDown extends Unavailable {
  constructor(
    readonly producer: string,
    override readonly cause: unknown,
  ) {
    super();
  }
}
