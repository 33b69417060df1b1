import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import type { Database, PgSession } from '@carnet/pg';
import type { Log, Tracing } from '@carnet/runtime';
import { FactApplier } from './fact-applier.js';
import { FactFollower } from './fact-follower.js';
import type { FactTaker } from './fact-handler.js';
import type { FactSource } from './fact-source.js';
import { type FactSubscription, subscriptionOf } from './fact-subscription.js';
import type { FactCarrier, FactTransport, TransportConfig } from './fact-transport.js';
import type { FollowedPositions } from './followed-positions.js';
import type { FollowerState } from './follower-state.js';
import type { ReadThroughTarget } from './read-through.js';
import type { Republication } from './republisher.js';

/** The options of `FactsModule.register`. */
export interface FactsOptions {
  /** Addresses of the producers, and the token between services. Left out where the module only serves to generate OpenAPI. */
  config?: TransportConfig & { peers: Record<string, string> };
  /** Creates the carrier of facts beside HTTP, if there is one (ADR 98). */
  carrier?: (log: Log) => FactCarrier;
  /** By producer: the providers of this service that handle its facts. */
  follows?: Partial<Record<string, Type<FactTaker>[]>>;
  /** The kinds that this service can republish. */
  republishes?: readonly Republication[];
  /** True for a guest: it only follows, in the database of another service, which may follow the same producers. */
  isGuest?: boolean;
}

/** All producers that this service follows. Handlers are looked up lazily, because their modules are created after this one. */
export class Followers {
  private known: ReadonlyMap<string, ReadThroughTarget> | null = null;
  private followers: FactFollower[] = [];

  constructor(
    private readonly options: FactsOptions,
    private readonly database: Database,
    private readonly session: PgSession,
    private readonly modules: ModuleRef,
    private readonly followed: FollowedPositions,
    private readonly transport: FactTransport,
    private readonly log: Log,
    private readonly tracing: Tracing | null = null,
  ) {}

  /** By producer: the source of its facts, and the applier of its handlers. */
  targets(): ReadonlyMap<string, ReadThroughTarget> {
    this.known ??= this.resolve();
    return this.known;
  }

  start(): void {
    const targets = [...this.targets().values()];
    this.followers = targets.map(
      ({ source, applier }) =>
        new FactFollower(
          this.database,
          this.session,
          source,
          applier,
          this.followed,
          this.log,
          this.tracing,
          this.lockOf(source),
        ),
    );
    for (const follower of this.followers) follower.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.followers.map((follower) => follower.stop()));
    for (const { source } of this.known?.values() ?? []) source.close();
  }

  states(): FollowerState[] {
    return this.followers.map(({ state }) => state);
  }

  sources(): ReadonlyMap<string, FactSource> {
    return new Map([...this.targets()].map(([producer, { source }]) => [producer, source]));
  }

  handlers(): FactSubscription[] {
    return [...this.targets().values()].flatMap(({ applier }) => applier.handlers);
  }

  private resolve(): ReadonlyMap<string, ReadThroughTarget> {
    const handlers = new Map<string, FactTaker[]>();
    for (const [producer, types = []] of Object.entries(this.options.follows ?? {})) {
      if (types.length === 0) continue;
      handlers.set(
        producer,
        types.map((type) => this.modules.get<FactTaker>(type, { strict: false })),
      );
    }
    refuseTwoOwners(handlers);
    return new Map([...handlers].map(([producer, list]) => [producer, this.target(producer, list)]));
  }

  /** The name of the lock that lets only one instance of this service follow a producer at a time. */
  private lockOf({ producer }: FactSource): string {
    return this.options.isGuest ? `${producer} ${this.options.config!.name}` : producer;
  }

  private target(producer: string, handlers: FactTaker[]): ReadThroughTarget {
    const url = this.options.config?.peers[producer];
    if (!url) throw new Error(`The address of svc-${producer} is not known, so its facts cannot be followed`);
    const applier = new FactApplier(producer, handlers);
    this.followed.follow(
      producer,
      applier.handlers.map(({ name }) => name),
    );
    return { source: this.transport.source(producer, url), applier };
  }
}

/** A kind has one owner, because versions of two producers cannot be compared. */
function refuseTwoOwners(handlers: Map<string, FactTaker[]>): void {
  const owners = new Map<string, string>();
  for (const [producer, list] of handlers) {
    for (const { kind } of list.flatMap((taker) => subscriptionOf(taker) ?? [])) {
      const owner = owners.get(kind) ?? producer;
      if (owner !== producer)
        throw new Error(`Facts of kind ${kind} cannot come from svc-${owner} and svc-${producer}`);
      owners.set(kind, owner);
    }
  }
}
