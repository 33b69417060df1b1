/** Limits the number of concurrent tasks; further tasks wait in order (a semaphore). */
export class AtOnce {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the next waiting task, or becomes free.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
