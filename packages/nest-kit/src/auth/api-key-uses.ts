import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Peer } from '@carnet/rest';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';

const TELL_EVERY = 60_000;
/** Maximum number of uses per request. */
const MOST = 1_000;

/** The number of uses of a key, and the time of the last one. */
interface Uses {
  id: number;
  uses: number;
  last_used_at: string;
}

/**
 * Counts uses of API keys, and sends the counts to svc-identity once a minute, for the owner's information. Nothing waits for it: a crash loses a minute of
 * counts, and while svc-identity is down, the counts add up here.
 */
@Injectable()
export class ApiKeyUses implements OnModuleInit, OnModuleDestroy {
  private counts = new Map<number, Uses>();
  private identity: Peer | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.identity = new Peer('identity', this.config.peers.identity, this.config.internalToken);
    this.timer = setInterval(() => void this.tell(), TELL_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.identity?.close();
  }

  note(id: number): void {
    const before = this.counts.get(id)?.uses ?? 0;
    this.counts.set(id, { id, uses: before + 1, last_used_at: new Date().toISOString() });
  }

  async tell(): Promise<void> {
    const told = [...this.counts.values()].slice(0, MOST);
    if (told.length === 0) return;
    for (const { id } of told) this.counts.delete(id);
    try {
      await this.identity!.post('/internal/api-keys/uses', { body: { uses: told } });
    } catch (error) {
      this.log.warn(`What API keys were used for is told later: ${(error as Error).message}`);
      for (const { id, uses, last_used_at } of told) {
        const since = this.counts.get(id);
        this.counts.set(id, { id, uses: uses + (since?.uses ?? 0), last_used_at: since?.last_used_at ?? last_used_at });
      }
    }
  }
}
