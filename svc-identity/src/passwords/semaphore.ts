import { Unavailable } from '@carnet/svc-kit';

/** Lets a few through at once and a few more wait; whoever comes after is told to come back, so that no queue grows. */
export class Semaphore {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws Unavailable (503) where too many wait already */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.inside < this.atOnce) {
      this.inside += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.mayWait)
      return Promise.reject(new Unavailable('Too many people are signing in right now. Please try again in a moment.'));
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Whoever waits longest takes the place that becomes free. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside -= 1;
  }
}
