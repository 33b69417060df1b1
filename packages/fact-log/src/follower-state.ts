import type { FactWay } from './fact-source.js';
import type { Fact } from './fact.js';

/** The state of a follower, as `/health/ready` shows it. */
export interface FollowerState {
  producer: string;
  /**
   * `following`: in step or catching up. `waiting`: the producer (or the own database) is away. `applying-elsewhere`: another instance
   * of this service follows. `stopped`: not started, or ended.
   */
  state: 'following' | 'waiting' | 'applying-elsewhere' | 'stopped';
  /** The greatest age of facts that this copy may lack; null if another instance knows, or nobody follows. */
  lagSeconds: number | null;
  /** True if nothing was lacking at some time since this instance began to follow: before that its age says nothing about what was told earlier. */
  wasInStep: boolean;
  lastError: string | null;
  /** The handlers that read the log anew, and have not come as far as the others yet. */
  readingAnew: string[];
  /** The way by which facts come, if NATS is set up. */
  over?: FactWay;
}

/** Keeps a follower's state. The methods that answer say whether the state changed, so that a change is logged once. */
export class FollowerReport {
  private kind: FollowerState['state'] = 'stopped';
  private lastError: string | null = null;
  private anew: string[] = [];
  /** Since when the copy may lack something; null while it is in step. */
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

  /** The producer answered. */
  heard(): boolean {
    this.wasHeard = true;
    const changed = this.kind !== 'following';
    this.kind = 'following';
    this.lastError = null;
    return changed;
  }

  /** There is nothing that was not applied. */
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
