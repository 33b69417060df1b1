import { setTimeout as pause } from 'node:timers/promises';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { ReadThrough } from '@carnet/fact-log';
import { Peer } from '@carnet/rest';
import type { ServiceConfig } from '@carnet/runtime';
import { OneAtATime } from './one-at-a-time.js';

/** Milliseconds that one question follows another at the earliest: what was made up is asked for four times in a second, however much there is of it. */
const ASKED_EVERY_MS = 250;
const PATIENCE_MS = 2_000;
/** The most in one question. */
const MOST = 1_000;

/** A thing that svc-identity has: its id, and what was asked for. */
export interface Known {
  id: number;
  wanted: string;
}

/**
 * Asks svc-identity for what no copy knows yet: what somebody made this instant works ahead of its fact. Anybody can make things up, so one
 * question is asked at a time for all that wait, and after one that brought nothing the next one comes a moment later. Nobody is refused for what others try.
 */
export abstract class MadeThings implements OnModuleInit, OnModuleDestroy {
  protected abstract readonly kind: string;
  protected identity: Peer | undefined;
  private readonly questions = new OneAtATime((wanted) => this.bringAll(wanted));
  private notBefore = 0;

  protected constructor(
    private readonly config: ServiceConfig,
    private readonly readThrough: ReadThrough,
  ) {}

  onModuleInit(): void {
    this.identity = new Peer('identity', this.config.peers.identity, this.config.internalToken);
  }

  onModuleDestroy(): void {
    this.identity?.close();
  }

  /**
   * Has the copy brought here where there is such a thing; false where svc-identity has none.
   * @throws DependencyDown (503) where it does not answer
   */
  async bring(wanted: string): Promise<boolean> {
    return (await this.questions.ask(wanted)).has(wanted);
  }

  /** Asks within `timeoutMs`. */
  protected abstract find(wanted: readonly string[], timeoutMs: number): Promise<Known[]>;

  private async bringAll(wanted: readonly string[]): Promise<ReadonlySet<string>> {
    await pause(Math.max(0, this.notBefore - Date.now()));
    this.notBefore = Date.now() + ASKED_EVERY_MS;
    const brought = new Set<string>();
    for (let at = 0; at < wanted.length; at += MOST)
      for (const one of await this.bringSome(wanted.slice(at, at + MOST))) brought.add(one);
    if (brought.size > 0) this.notBefore = 0;
    return brought;
  }

  private async bringSome(wanted: readonly string[]): Promise<string[]> {
    const known = await this.find(wanted, PATIENCE_MS);
    if (this.readThrough.follows('identity'))
      await Promise.all(known.map(({ id }) => this.readThrough.fetch('identity', this.kind, id)));
    return known.map((one) => one.wanted);
  }
}
