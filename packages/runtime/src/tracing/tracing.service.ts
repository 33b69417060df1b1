import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { ServiceConfig } from '../config.js';
import { CONFIG } from '../injection.js';
import type { Spans, TracedFact } from './spans.js';

/**
 * Traces each request with spans for an OpenTelemetry collector (`TRACES_URL`): the request, its statements, its requests to other services, and the facts that
 * it published, up to where they are applied. Without an address nothing is recorded, and the library is not loaded (ADR 102).
 */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  private spans: Spans | null = null;

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  /** Starts to record requests, statements and facts, if tracing is enabled. */
  async watch(fastify: FastifyInstance): Promise<void> {
    const { name, traces } = this.config;
    if (!traces) return;
    const [{ Spans }, { exporterTo }] = await Promise.all([import('./spans.js'), import('./exporter.js')]);
    this.spans = new Spans(name, exporterTo(traces.url), traces.share);
    this.spans.note(fastify);
  }

  /** Runs `take`, which applies `facts` of `producer`, as part of the traces in which they were written. Returns null if tracing is off. */
  taking<T>(producer: string, facts: readonly TracedFact[], take: () => Promise<T>): Promise<T> | null {
    return this.spans?.ofFacts(producer, facts, take) ?? null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.spans?.end();
  }
}
