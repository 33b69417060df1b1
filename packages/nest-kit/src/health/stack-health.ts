import { Inject, Injectable } from '@nestjs/common';
import type { Said } from '@carnet/messages';
import { CONFIG, type ServiceConfig, type ServiceName } from '@carnet/runtime';
import * as m from '../messages/health.js';
import type { ReadinessReport } from './readiness.js';

type State = 'ready' | 'not ready' | 'down';

export interface StackReport {
  ready: boolean;
  /** The message that a client shows if a service is not ready. */
  said: Said;
  services: Record<ServiceName, State>;
}

const PATIENCE = 1_500;

/** Asks every service whether it is ready. Any service can answer for the whole stack. */
@Injectable()
export class StackHealth {
  private underWay: Promise<StackReport> | null = null;

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  /** The route is public, so concurrent requests share one report. */
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

  /** A service with several instances is as healthy as its best instance. */
  private async stateOf(name: ServiceName): Promise<State> {
    const states = await Promise.all(this.config.peers[name].split(',').map(stateAt));
    return (['ready', 'not ready'] as const).find((state) => states.includes(state)) ?? 'down';
  }
}

async function stateAt(url: string): Promise<State> {
  try {
    // A kept-alive connection would delay the other service's shutdown.
    const headers = { connection: 'close' };
    const answer = await fetch(`${url}/health/ready`, { headers, signal: AbortSignal.timeout(PATIENCE) });
    const { serving } = (await answer.json()) as Partial<ReadinessReport>;
    // A stopping instance still serves. If all instances share one address, the answer may come from it.
    return answer.ok || serving ? 'ready' : 'not ready';
  } catch {
    return 'down';
  }
}
