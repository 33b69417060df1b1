/** Gathers what is wanted while one answer is under way into the next question: however many want something, one question is asked at a time. */
export class OneAtATime<Answer> {
  private running: Promise<Answer> | null = null;
  /** The question after this one, which takes everything that is asked for meanwhile. */
  private next: Promise<Answer> | null = null;
  private waiting = new Set<string>();

  constructor(private readonly answer: (wanted: readonly string[]) => Promise<Answer>) {}

  /** The answer to a question that has this in it, with others. */
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
