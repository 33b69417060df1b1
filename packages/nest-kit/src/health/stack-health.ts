import { Inject, Injectable } from '@nestjs/common';
import type { Said } from '@carnet/messages';
import { CONFIG, type ServiceConfig, type ServiceName } from '@carnet/runtime';
import * as m from '../messages/health.js';
import type { ReadinessReport } from './readiness.js';

type State = 'ready' | 'not ready' | 'down';

export interface StackReport {
  ready: boolean;
  /** The sentence that a client shows if not all is well. */
  said: Said;
  services: Record<ServiceName, State>;
}

const PATIENCE = 1_500;

/** Asks every service whether it is ready; any service can answer for all. */
@Injectable()
export class StackHealth {
  private underWay: Promise<StackReport> | null = null;

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  /** Anybody may ask, so that those who ask at once share one report. */
  report(): Promise<StackReport> {
    this.underWay ??= this.askAll().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async askAll(): Promise<StackReport> {
    const names = Object.keys(this.config.peers) as ServiceName[];
    const states = await Promise.all(names.map(async (name) => [name, await this.stateOf(name)] as const));
    const services = Object.fromEntries(states) as Record<ServiceName, State>;
    const missing = names.filter((name) => services[name] !== 'ready');
    const said = missing.length === 0 ? m.ready : m.missing({ services: missing.join(', ') });
    return { ready: missing.length === 0, said, services };
  }

  /** A service that runs more than once is as well as the best of its instances. */
  private async stateOf(name: ServiceName): Promise<State> {
    const states = await Promise.all(this.config.peers[name].split(',').map(stateAt));
    return (['ready', 'not ready'] as const).find((state) => states.includes(state)) ?? 'down';
  }
}

async function stateAt(url: string): Promise<State> {
  try {
    // A connection that is kept would hold up the other's leaving.
    const headers = { connection: 'close' };
    const answer = await fetch(`${url}/health/ready`, { headers, signal: AbortSignal.timeout(PATIENCE) });
    const { serving } = (await answer.json()) as Partial<ReadinessReport>;
    // One that is about to leave answers still, and with one address for all instances it may be the one that was asked.
    return answer.ok || serving ? 'ready' : 'not ready';
  } catch {
    return 'down';
  }
}
