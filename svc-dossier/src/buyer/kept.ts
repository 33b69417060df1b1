interface Entry<T> {
  value: Promise<T>;
  at: number;
  size: number;
}

/** A cache of values that take long to get, shared by concurrent callers. When it is full, the least recently used values are evicted. */
export class Kept<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private size = 0;

  constructor(
    private readonly most: number,
    private readonly sizeOf: (value: T) => number,
    private readonly now: () => number = Date.now,
    /** Failures to cache like values, so that a retry gets the same failure. */
    private readonly keepsFailure: (error: unknown) => boolean = () => false,
  ) {}

  /** @param freshMs the time for which a cached value is returned */
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
      // A value larger than the whole cache stays until the next one arrives: else each caller would make it anew.
      if (one !== entry) this.drop(key);
    }
  }

  private drop(key: string): void {
    this.size -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
