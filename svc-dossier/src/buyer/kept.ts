interface Entry<T> {
  value: Promise<T>;
  at: number;
  size: number;
}

/**
 * Values that take long to get, kept for a while and shared by all who want them at the same time. Those that were wanted longest ago go first where
 * there is no more room.
 */
export class Kept<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private size = 0;

  constructor(
    private readonly most: number,
    private readonly sizeOf: (value: T) => number,
    private readonly now: () => number = Date.now,
    /** Failures that stay as long as a value would: who asks again gets the same. */
    private readonly keepsFailure: (error: unknown) => boolean = () => false,
  ) {}

  /** @param freshMs for how long a value is as good as a new one */
  async get(key: string, freshMs: number, make: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && this.now() - known.at < freshMs) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.value;
    }
    const entry: Entry<T> = { value: make(), at: this.now(), size: 0 };
    this.put(key, entry);
    try {
      const value = await entry.value;
      if (this.entries.get(key) === entry) this.grow(entry, this.sizeOf(value));
      return value;
    } catch (error) {
      if (this.entries.get(key) === entry && !this.keepsFailure(error)) this.drop(key);
      throw error;
    }
  }

  private put(key: string, entry: Entry<T>): void {
    this.drop(key);
    this.entries.set(key, entry);
  }

  private grow(entry: Entry<T>, size: number): void {
    entry.size = size;
    this.size += size;
    for (const [key, one] of this.entries) {
      if (this.size <= this.most) return;
      // A value larger than all the room stays until the next one comes: else it would be made anew for each who wants it.
      if (one !== entry) this.drop(key);
    }
  }

  private drop(key: string): void {
    this.size -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
