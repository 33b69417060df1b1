import type { FactWay } from './fact-source.js';
import type { Fact } from './fact.js';

/** The state of a follower, as `/health/ready` shows it. */
export interface FollowerState {
  producer: string;
  /**
   * `following`: in step or catching up. `waiting`: the producer (or the service's database) is down. `applying-elsewhere`: another instance of this service
   * follows. `stopped`: not started, or ended.
   */
  state: 'following' | 'waiting' | 'applying-elsewhere' | 'stopped';
  /** The age of the oldest fact that this copy may lack; null if another instance knows, or nobody follows. */
  lagSeconds: number | null;
  /** True if the copy was complete at least once since this instance began to follow. Before that, the lag says nothing about earlier facts. */
  wasInStep: boolean;
  lastError: string | null;
  /** The handlers that read the log from the start, and have not caught up with the others yet. */
  readingAnew: string[];
  /** The transport of the facts, if NATS is configured. */
  over?: FactWay;
}

/** Holds a follower's state. Methods with a boolean result return whether the state changed, so that a change is logged once. */
export class FollowerReport {
  private kind: FollowerState['state'] = 'stopped';
  private lastError: string | null = null;
  private anew: string[] = [];
  /** The time since which the copy may lack facts; null while it is complete. */
  private behindSince: number | null = null;
  private wasInStep = false;
  wasHeard = false;

  constructor(private readonly producer: string) {}

  get isFollowing(): boolean {
    return this.kind === 'following';
  }

  state(): FollowerState {
    const { producer, kind: state, lastError, anew, wasInStep } = this;
    return { producer, state, lagSeconds: this.lagSeconds(), wasInStep, lastError, readingAnew: anew };
  }

  elsewhere(): void {
    this.kind = 'applying-elsewhere';
    this.lastError = null;
    this.anew = [];
    this.behindSince = null;
    this.wasInStep = false;
  }

  stopped(): void {
    this.kind = 'stopped';
  }

  readingAnew(handlers: string[]): void {
    this.anew = handlers;
  }

  /** Records that the producer answered. */
  heard(): boolean {
    this.wasHeard = true;
    const changed = this.kind !== 'following';
    this.kind = 'following';
    this.lastError = null;
    return changed;
  }

  /** Records that all facts are applied. */
  inStep(): void {
    this.behindSince = null;
    this.wasInStep = true;
  }

  applied(fact: Fact): void {
    this.behindSince = Date.parse(fact.at);
  }

  away(error: string): boolean {
    const changed = this.kind !== 'waiting';
    this.kind = 'waiting';
    this.lastError = error;
    this.behindSince ??= Date.now();
    return changed;
  }

  private lagSeconds(): number | null {
    if (this.kind === 'applying-elsewhere' || this.kind === 'stopped') return null;
    return this.behindSince === null ? 0 : Math.max(0, Math.round((Date.now() - this.behindSince) / 1000));
  }
}
