import type { SignInLimit } from './options.js';

/** Maximum number of keys. Beyond it, the key that tried longest ago is dropped, as in nginx's zone. */
const MAX_KNOWN = 10_000;

/**
 * A leaky bucket per key, as nginx's `limit_req` keeps it: `burst` tries at once, then one for each
 * `60 / perMinute` seconds. Written here, because both gateways must refuse alike: rate-limiter-flexible counts in fixed windows, which
 * lets nearly twice the limit through around the end of a window, and keeps every address of a window in memory (ADR 24).
 */
export class LeakyBuckets {
  private readonly levels = new Map<string, { level: number; at: number }>();
  private readonly leakPerMs: number;

  constructor(
    private readonly limit: SignInLimit,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.leakPerMs = limit.perMinute / 60_000;
  }

  /** Counts a try. Returns false for a try over the limit, and does not count it. */
  takes(key: string): boolean {
    const at = this.now();
    const level = this.levelAt(key, at);
    if (level + 1 > this.limit.burst) return false;
    this.levels.delete(key); // moves the key to the end: the first key is the one that tried longest ago
    if (this.levels.size >= MAX_KNOWN) this.levels.delete(this.levels.keys().next().value!);
    this.levels.set(key, { level: level + 1, at });
    return true;
  }

  private levelAt(key: string, at: number): number {
    const known = this.levels.get(key);
    return known ? Math.max(0, known.level - (at - known.at) * this.leakPerMs) : 0;
  }
}
