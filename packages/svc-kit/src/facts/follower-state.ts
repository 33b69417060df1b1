import type { Fact } from './fact.js';

/** What a follower is doing, as `/health/ready` shows it. */
export interface FollowerState {
  producer: string;
  /**
   * `following`: in step or catching up. `waiting`: the producer (or the own database) is away. `applying-elsewhere`: another instance
   * of this service follows. `stuck`: a fact cannot be applied, and those after it wait. `stopped`: not started, or ended.
   */
  state: 'following' | 'waiting' | 'applying-elsewhere' | 'stuck' | 'stopped';
  /** How old what this copy lacks may be; null where another instance knows. */
  lagSeconds: number | null;
  lastError: string | null;
  stuck: { seq: number; kind: string; key: string } | null;
}

/** Keeps a follower's state. The methods that answer say whether the state changed, so that a change is logged once. */
export class FollowerReport {
  private kind: FollowerState['state'] = 'stopped';
  private lastError: string | null = null;
  private stuckAt: { seq: number; kind: string; key: string } | null = null;
  /** Since when the copy may lack something; null while it is in step. */
  private behindSince: number | null = null;
  wasHeard = false;

  constructor(private readonly producer: string) {}

  get isStuck(): boolean {
    return this.stuckAt !== null;
  }

  get isFollowing(): boolean {
    return this.kind === 'following';
  }

  state(): FollowerState {
    const { producer, kind: state, lastError, stuckAt: stuck } = this;
    return { producer, state, lagSeconds: this.lagSeconds(), lastError, stuck };
  }

  elsewhere(): void {
    this.kind = 'applying-elsewhere';
    this.lastError = null;
    this.stuckAt = null;
    this.behindSince = null;
  }

  stopped(): void {
    this.kind = 'stopped';
  }

  /** The producer answered. */
  heard(): boolean {
    this.wasHeard = true;
    if (this.stuckAt) return false;
    const changed = this.kind !== 'following';
    this.kind = 'following';
    this.lastError = null;
    return changed;
  }

  /** There is nothing that was not applied. */
  inStep(): void {
    if (!this.stuckAt) this.behindSince = null;
  }

  applied(fact: Fact): boolean {
    const wasStuck = this.stuckAt !== null;
    this.kind = 'following';
    this.lastError = null;
    this.stuckAt = null;
    this.behindSince = Date.parse(fact.at);
    return wasStuck;
  }

  away(error: string): boolean {
    const changed = this.kind !== 'waiting';
    this.kind = 'waiting';
    this.lastError = error;
    this.behindSince ??= Date.now();
    return changed;
  }

  stuck(fact: Fact, error: string): void {
    const { seq, kind, key } = fact;
    this.kind = 'stuck';
    this.lastError = error;
    this.stuckAt = { seq, kind, key };
    this.behindSince = Date.parse(fact.at);
  }

  private lagSeconds(): number | null {
    if (this.kind === 'applying-elsewhere' || this.kind === 'stopped') return null;
    return this.behindSince === null ? 0 : Math.max(0, Math.round((Date.now() - this.behindSince) / 1000));
  }
}
