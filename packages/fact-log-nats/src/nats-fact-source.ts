import type { CursorState, EndAfter, Fact, FactPage, FactSource, FactWay } from '@carnet/fact-log';
import { BackOff, type Log } from '@carnet/runtime';
import { PageInbox } from './page-inbox.js';
import { type PageStream, SILENCE_MS } from './page-stream.js';

/**
 * Reads a producer's log through NATS. The cursor in the follower's database decides which fact comes next. Where the stream lacks that fact or is silent, the
 * source reads from the producer over HTTP: at the first start, after an outage of NATS, when pages have expired, or when the stream was deleted.
 */
export class NatsFactSource implements FactSource {
  readonly producer: string;
  private readonly inbox = new PageInbox();
  private readonly stopping = new AbortController();
  private readonly backOff = new BackOff(200, 3_000);
  private reading: Promise<void> | null = null;
  /** The follower's position. */
  private place: CursorState | null = null;

  constructor(
    private readonly http: FactSource,
    private readonly stream: PageStream,
    private readonly log: Log,
  ) {
    this.producer = http.producer;
  }

  get over(): FactWay {
    return this.place && this.inbox.aliveFor(this.place.log) > 0 ? 'nats' : 'http';
  }

  async page(from: CursorState, limit: number, waitMs: number, signal: AbortSignal): Promise<FactPage> {
    // A caller that does not wait asks for the log as it is now, and takes a page that is not full for its end.
    if (waitMs === 0 || from.log === null) return this.http.page(from, limit, waitMs, signal);
    this.readFrom(from);
    const end = Date.now() + waitMs;
    for (;;) {
      const told = this.inbox.take(from, limit);
      if (told === 'missed') return this.missing(from, limit, signal);
      const left = end - Date.now();
      if (told || left <= 0 || signal.aborted) return told ?? { log: from.log, facts: [], next: from.position };
      const read = await this.news(from, limit, left, signal);
      if (read) return read;
    }
  }

  newest(kind: string, key: string, timeoutMs: number): Promise<Fact | null> {
    return this.http.newest(kind, key, timeoutMs);
  }

  endAfter(place: string, timeoutMs: number): Promise<EndAfter> {
    return this.http.endAfter(place, timeoutMs);
  }

  close(): void {
    this.stopping.abort();
    this.http.close();
  }

  /** Fetches facts that the stream lacks. If the log lacks them, too, the stream announced facts that do not exist (any more). */
  private async missing(from: CursorState, limit: number, signal: AbortSignal): Promise<FactPage> {
    const known = this.inbox.length;
    const page = await this.http.page(from, limit, 0, signal);
    if (page.facts.length < limit) this.inbox.dropFalse(known, { log: page.log, position: page.next });
    return page;
  }

  /** Waits for the stream. If the stream is silent, waits for the log itself and returns its answer. */
  private async news(from: CursorState, limit: number, ms: number, signal: AbortSignal): Promise<FactPage | null> {
    const alive = this.inbox.aliveFor(from.log);
    if (alive > 0) {
      await this.inbox.news(Math.min(ms, alive), signal);
      return null;
    }
    const [asked, wait] = [Date.now(), Math.min(ms, SILENCE_MS)];
    const page = await this.http.page(from, limit, wait, signal);
    const isNothing = page.facts.length === 0 && page.log === from.log;
    // The producer answered long before the timeout: it is about to shut down.
    return isNothing && Date.now() - asked >= wait / 2 ? null : page;
  }

  private readFrom(from: CursorState): void {
    this.place = from;
    this.reading ??= this.read(this.stopping.signal);
  }

  private async read(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        for await (const page of this.stream.pages(this.place!, stop)) {
          this.backOff.reset();
          await this.inbox.put(page, stop);
        }
      } catch (error) {
        this.log.debug(`Pages of svc-${this.producer} cannot be read from NATS: ${(error as Error).message}`);
      }
      await this.backOff.pause(stop);
    }
  }
}
