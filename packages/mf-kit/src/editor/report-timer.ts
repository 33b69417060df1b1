const AFTER_A_CHANGE = 1000;
const QUIET_AFTER_A_KEY = 50;

/**
 * Decides when the editor reports its text to the form (001 §9): 1000 ms after the last change, but not within 50 ms after a key was released. On
 * blur it reports at once, so that nothing is left to report in the next 100 ms. Call `flush` to report immediately.
 */
export class ReportTimer {
  private due: ReturnType<typeof setTimeout> | undefined;
  private quietUntil = 0;

  constructor(private readonly report: () => void) {}

  /** True if there is text that has not been reported. */
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
