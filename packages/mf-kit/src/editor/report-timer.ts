const AFTER_A_CHANGE = 1000;
const QUIET_AFTER_A_KEY = 50;

/**
 * When the editor tells the form what was written (001 §9): 1000 ms after the last change or when it is left, which leaves nothing to
 * report in the 100 ms after that, and not within 50 ms after a key was let go. Who needs it at once calls `flush`.
 */
export class ReportTimer {
  private due: ReturnType<typeof setTimeout> | undefined;
  private quietUntil = 0;

  constructor(private readonly report: () => void) {}

  /** Something is written that has not been reported. */
  get isWaiting(): boolean {
    return this.due !== undefined;
  }

  changed(): void {
    this.wait(AFTER_A_CHANGE);
  }

  keyReleased(): void {
    this.quietUntil = Date.now() + QUIET_AFTER_A_KEY;
  }

  flush(): void {
    if (!this.isWaiting) return;
    clearTimeout(this.due);
    this.due = undefined;
    this.report();
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.due);
    this.due = setTimeout(() => {
      const quiet = this.quietUntil - Date.now();
      if (quiet > 0) this.wait(quiet);
      else this.flush();
    }, milliseconds);
  }
}
