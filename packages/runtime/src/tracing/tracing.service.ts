import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { ServiceConfig } from '../config.js';
import { CONFIG } from '../injection.js';
import type { Spans, TracedFact } from './spans.js';

/**
 * Traces each request and its time, as spans that an OpenTelemetry collector is given (`TRACES_URL`): the request, its statements, its questions to
 * other services, and the facts that it told, where they are taken. Without an address nothing is noted, and the library is not loaded (ADR 102).
 */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  private spans: Spans | null = null;

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  /** Notes requests, statements and facts from now on, where traces are wanted. */
  async watch(fastify: FastifyInstance): Promise<void> {
    const { name, traces } = this.config;
    if (!traces) return;
    const [{ Spans }, { exporterTo }] = await Promise.all([import('./spans.js'), import('./exporter.js')]);
    this.spans = new Spans(name, exporterTo(traces.url), traces.share);
    this.spans.note(fastify);
  }

  /** Runs `take`, which takes `facts` of `producer`, as the end of the traces in which they were told. Null where nothing is noted. */
  taking<T>(producer: string, facts: readonly TracedFact[], take: () => Promise<T>): Promise<T> | null {
    return this.spans?.ofFacts(producer, facts, take) ?? null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.spans?.end();
  }
}
