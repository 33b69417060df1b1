import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { OwnerId } from '@carnet/rest';
import { BuyerPagesRepository } from './buyer-pages.repository.js';

/** The interval at which views are written. Thousands of views are one statement. */
const PAUSE_MS = 5_000;

/** User agents that are programs: link previews of chats, and search engines. */
const PROGRAM = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slurp|curl|wget|headless/i;

/** Counts views of pages. Nothing about the visitors is stored, not even in memory. */
@Injectable()
export class Views implements OnModuleDestroy {
  private counts = new Map<string, { owner: OwnerId; id: number; count: number }>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly pages: BuyerPagesRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  add({ owner_id: owner, id }: { owner_id: OwnerId; id: number }, userAgent: string | undefined): void {
    if (PROGRAM.test(userAgent ?? '')) return;
    const known = this.counts.get(`${owner} ${id}`) ?? { owner, id, count: 0 };
    known.count += 1;
    this.counts.set(`${owner} ${id}`, known);
    this.timer ??= setTimeout(() => void this.write(), PAUSE_MS).unref();
  }

  /** Writes the counts since the last write. */
  async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const counted = [...this.counts.values()];
    this.counts = new Map();
    if (counted.length === 0) return;
    try {
      await this.pages.addViews(
        counted.map(({ owner }) => owner),
        counted.map(({ id }) => id),
        counted.map(({ count }) => count),
      );
    } catch (error) {
      this.log.warn({ error, views: counted.length }, 'Views of pages could not be counted');
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.write();
  }
}
