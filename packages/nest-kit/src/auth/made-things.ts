import { setTimeout as pause } from 'node:timers/promises';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { ReadThrough } from '@carnet/fact-log';
import { Peer } from '@carnet/rest';
import type { ServiceConfig } from '@carnet/runtime';
import { OneAtATime } from './one-at-a-time.js';

/** Minimum milliseconds between two requests. So invented keys cause at most four requests a second, however many there are. */
const ASKED_EVERY_MS = 250;
const PATIENCE_MS = 2_000;
/** Maximum number of things in one request. */
const MOST = 1_000;

/** A thing that svc-identity knows: its id, and the key that was asked for. */
export interface Known {
  id: number;
  wanted: string;
}

/**
 * Asks svc-identity for things that no copy contains yet, so that a new thing works before its fact arrives. Anybody can invent keys, so all waiting callers
 * share one request at a time, and after a request without a result the next one waits a moment. Nobody is refused because of other callers.
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
   * Fetches the thing into the copy; false if svc-identity does not have it.
   * @throws DependencyDown (503) if svc-identity does not answer
   */
  async bring(wanted: string): Promise<boolean> {
    return (await this.questions.ask(wanted)).has(wanted);
  }

  /** Sends the request, with a timeout of `timeoutMs`. */
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
