import { type CursorState, isAfter } from '@carnet/fact-log';
import { fromText, type PageStream, type SentPage, toText } from '../src/page-stream.js';

/** An in-memory stream whose faults the test controls. */
export class FakePageStream implements PageStream {
  maxBytes = 512 * 1024;
  /** The pages as text, as they are sent. */
  private kept: string[] = [];
  private readonly waiting = new Set<() => void>();
  /** True if nothing can be sent or received. */
  isAway = false;
  /** True if pages are acknowledged and lost. */
  isLossy = false;

  get sent(): SentPage[] {
    return this.kept.map((text) => fromText(text)!);
  }

  async send(page: SentPage): Promise<void> {
    if (this.isAway) throw new Error('no quorum');
    if (!this.isLossy) this.put(page);
  }

  put(page: SentPage): void {
    this.kept.push(toText(page));
    for (const wake of [...this.waiting]) wake();
  }

  /** Deletes all stored pages. */
  delete(): void {
    this.kept = [];
  }

  async *pages(place: CursorState, signal: AbortSignal): AsyncGenerator<SentPage> {
    if (this.isAway) throw new Error('no quorum');
    const start = this.sent.findIndex(({ log, next }) => log === place.log && isAfter(next, place.position));
    let nth = start < 0 ? this.kept.length : start;
    while (!signal.aborted && !this.isAway) {
      nth = Math.min(nth, this.kept.length);
      const text = this.kept[nth];
      if (text !== undefined) {
        nth += 1;
        yield fromText(text)!;
      } else await this.news(signal);
    }
  }

  private news(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }
}
