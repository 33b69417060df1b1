const AGAIN_MS = 1_000;

/** Calls `write` at once. While it fails, as on a full disk, calls it again each second; it then writes the state of that moment. */
export class KeptOnDisk {
  private again: NodeJS.Timeout | undefined;

  /** @param onRefusal called once for a failure, and not again until a write has succeeded */
  constructor(
    private readonly write: () => void,
    private readonly onRefusal: (error: Error) => void,
  ) {}

  save(): void {
    try {
      this.write();
      this.stop();
    } catch (error) {
      if (this.again) return;
      this.onRefusal(error as Error);
      this.again = setInterval(() => this.save(), AGAIN_MS);
    }
  }

  /** Stops the retries. */
  stop(): void {
    clearInterval(this.again);
    this.again = undefined;
  }
}
