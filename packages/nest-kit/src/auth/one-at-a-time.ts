/** Batches keys: while one request runs, all further keys wait for the next one. So only one request runs at a time. */
export class OneAtATime<Answer> {
  private running: Promise<Answer> | null = null;
  /** The next request, which collects the keys that arrive during the current one. */
  private next: Promise<Answer> | null = null;
  private waiting = new Set<string>();

  constructor(private readonly answer: (wanted: readonly string[]) => Promise<Answer>) {}

  /** Returns the answer of a request that includes this key. */
  ask(wanted: string): Promise<Answer> {
    if (!this.running && !this.next) return this.run([wanted]);
    this.waiting.add(wanted);
    const goOn = () => this.runWaiting();
    this.next ??= this.running!.then(goOn, goOn);
    return this.next;
  }

  private runWaiting(): Promise<Answer> {
    const wanted = [...this.waiting];
    this.waiting = new Set();
    this.next = null;
    return this.run(wanted);
  }

  private run(wanted: readonly string[]): Promise<Answer> {
    const running = this.answer(wanted).finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }
}
