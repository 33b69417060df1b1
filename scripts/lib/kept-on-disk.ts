const AGAIN_MS = 1_000;

/** Writes something down now, and where a full disk refuses it, again each second until there is room: whoever reads it reads what is so by then. */
export class KeptOnDisk {
  private again: NodeJS.Timeout | undefined;

  /** @param onRefusal is told once, until it is written */
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

  /** Tries no more. */
  stop(): void {
    clearInterval(this.again);
    this.again = undefined;
  }
}
