import { type CursorState, type FactPage, isAfter } from '@carnet/fact-log';
import { type SentPage, SILENCE_MS } from './page-stream.js';

/** Limits the waiting pages, and so the memory. Consecutive pages are applied together. */
const ROOM = { pages: 200, facts: 1_000 };

/** Received pages, kept until the cursor has passed them. */
export class PageInbox {
  private pages: SentPage[] = [];
  /** The last received page. */
  private heard: (CursorState & { at: number }) | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Milliseconds for which the stream's messages still prove that there is nothing new in the log; 0 or less where the stream was silent for too long. */
  aliveFor(log: string | null): number {
    return this.heard && this.heard.log === log ? this.heard.at + SILENCE_MS - this.now() : 0;
  }

  /** The number of pages that wait. */
  get length(): number {
    return this.pages.length;
  }

  /** Appends a page. Resolves when there is room for one more. */
  async put(page: SentPage, signal: AbortSignal): Promise<void> {
    this.heard = { log: page.log, position: page.next, at: this.now() };
    this.pages.push(page);
    this.wake();
    while (this.isFull && !signal.aborted) await this.change(signal);
  }

  /**
   * Takes up to `limit` facts that directly follow `from`, across consecutive pages. Returns `missed` where facts of the log lie between, or the page is of
   * another log; null where there is none. Drops pages before `from`. Taken pages stay until the cursor has passed them.
   */
  take(from: CursorState, limit: number): FactPage | 'missed' | null {
    const ofOther = this.dropWhile(({ log }) => log !== from.log);
    const passed = this.dropWhile(({ log, next }) => log === from.log && !isAfter(next, from.position));
    if (ofOther + passed > 0) this.wake();
    if (ofOther > 0) return 'missed';
    const [first] = this.pages;
    if (!first) return this.heard?.log === from.log && isAfter(this.heard.position, from.position) ? 'missed' : null;
    if (first.log !== from.log || isAfter(first.after, from.position)) return 'missed';
    return this.joined(from, limit);
  }

  /** Drops those of the first `count` pages that reach beyond `until`, the end of the log as read over HTTP. */
  dropFalse(count: number, until: CursorState): void {
    const isFalse = ({ log, next }: SentPage) => log !== until.log || isAfter(next, until.position);
    const isLast = this.pages.length <= count;
    this.pages = this.pages.filter((page, index) => index >= count || !isFalse(page));
    // The last received page then proves nothing any more.
    if (isLast) this.heard = null;
    this.wake();
  }

  /** Waits at most `ms` until a page arrives. */
  news(ms: number, signal: AbortSignal): Promise<void> {
    return this.change(signal, ms);
  }

  private get isFull(): boolean {
    const facts = this.pages.reduce((sum, page) => sum + page.facts.length, 0);
    return this.pages.length >= ROOM.pages || facts >= ROOM.facts;
  }

  private joined(from: CursorState, limit: number): FactPage {
    const { log } = this.pages[0]!;
    const facts: FactPage['facts'] = [];
    let next = from.position;
    for (const page of this.pages) {
      if (page.log !== log || isAfter(page.after, next) || facts.length >= limit) break;
      facts.push(...page.facts.filter(({ position }) => isAfter(position, next)));
      if (isAfter(page.next, next)) next = page.next;
    }
    const some = facts.slice(0, limit);
    return { log, facts: some, next: some.at(-1)?.position ?? next };
  }

  private dropWhile(isOut: (page: SentPage) => boolean): number {
    const first = this.pages.findIndex((page) => !isOut(page));
    const count = first < 0 ? this.pages.length : first;
    this.pages.splice(0, count);
    return count;
  }

  private wake(): void {
    for (const done of [...this.waiting]) done();
  }

  private change(signal: AbortSignal, ms?: number): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = ms === undefined ? undefined : setTimeout(done, ms);
      this.waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }
}
