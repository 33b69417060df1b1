import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ReadThrough } from '@carnet/fact-log';
import { Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { OneAtATime } from './one-at-a-time.js';

/** Milliseconds that one question follows another at the earliest: made-up keys are asked for four times in a second, however many there are. */
const ASKED_EVERY_MS = 250;
const PATIENCE_MS = 2_000;
/** The most hashes in one question. */
const MOST = 1_000;

/** The answer of svc-identity: ids of the keys that it has, by the hashes that were asked for. */
interface Known {
  keys: { id: number; hash: string }[];
}

/**
 * Asks svc-identity for keys that no copy knows yet: what somebody made this instant works ahead of its fact. Anybody can make up keys that look whole, so one
 * question is asked at a time for all that wait, and after one that brought nothing the next one comes a moment later. Nobody is refused for what others try.
 */
@Injectable()
export class MadeApiKeys implements OnModuleInit, OnModuleDestroy {
  private readonly questions = new OneAtATime((hashes) => this.bringAll(hashes));
  private identity: Peer | undefined;
  private notBefore = 0;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly readThrough: ReadThrough,
  ) {}

  onModuleInit(): void {
    this.identity = new Peer('identity', this.config.peers.identity, this.config.internalToken);
  }

  onModuleDestroy(): void {
    this.identity?.close();
  }

  /**
   * Has the copy of a key brought here where there is such a key; false where svc-identity has none of that hash.
   * @throws DependencyDown (503) where it does not answer
   */
  async bring(hash: string): Promise<boolean> {
    return (await this.questions.ask(hash)).has(hash);
  }

  private async bringAll(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    await pause(Math.max(0, this.notBefore - Date.now()));
    this.notBefore = Date.now() + ASKED_EVERY_MS;
    const brought = new Set<string>();
    for (let at = 0; at < hashes.length; at += MOST)
      for (const hash of await this.bringSome(hashes.slice(at, at + MOST))) brought.add(hash);
    if (brought.size > 0) this.notBefore = 0;
    return brought;
  }

  private async bringSome(hashes: readonly string[]): Promise<string[]> {
    const body = { hashes };
    const { keys } = await this.identity!.post<Known>('/internal/api-keys/find', { body, timeoutMs: PATIENCE_MS });
    if (this.readThrough.follows('identity'))
      await Promise.all(keys.map(({ id }) => this.readThrough.fetch('identity', 'api-key', id)));
    return keys.map(({ hash }) => hash);
  }
}
