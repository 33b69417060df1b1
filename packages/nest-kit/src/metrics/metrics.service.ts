import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { FactTransport, FollowerHealth } from '@carnet/fact-log';
import { Database } from '@carnet/pg';
import { CONFIG, LOG, type Log, type ServiceConfig, WAITING_WORK } from '@carnet/runtime';
import { Readiness } from '../health/readiness.js';
import type { WaitingWork } from './waiting-work.js';

/**
 * Prometheus metrics of this process at `GET /metrics` on a separate port (`METRICS_PORT`), which no gateway exposes. Without a port, nothing is measured, and
 * the library is not loaded (ADR 94).
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private registry: Promise<Registry> | null = null;
  private server: Server | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
    @Inject(WAITING_WORK) private readonly work: readonly WaitingWork[],
    private readonly database: Database,
    private readonly readiness: Readiness,
    private readonly followers: FollowerHealth,
    private readonly transport: FactTransport,
  ) {}

  /** Starts measuring requests, if metrics are enabled. */
  async watch(fastify: FastifyInstance): Promise<void> {
    if (this.config.metricsPort === null) return;
    const { measureRequests } = await import('./request-metrics.js');
    measureRequests(fastify, await this.open());
  }

  /** Collects the metrics, in Prometheus' text format. */
  async text(): Promise<string> {
    return (await this.open()).metrics();
  }

  /** Opens the port. Only for the server: a command that runs beside it must not open a second port. */
  async listen(): Promise<void> {
    const { metricsPort: port, host } = this.config;
    if (port === null) return;
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
    this.server = server;
    this.log.info(`Metrics on ${host}:${port}`);
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => (this.server ? this.server.close(closed) : closed(undefined)));
  }

  private open(): Promise<Registry> {
    this.registry ??= this.make();
    return this.registry;
  }

  private async make(): Promise<Registry> {
    const [{ collectDefaultMetrics, Registry }, { measureState }] = await Promise.all([
      import('prom-client'),
      import('./state-metrics.js'),
    ]);
    const registry = new Registry();
    registry.setDefaultLabels({ service: this.config.name });
    collectDefaultMetrics({ register: registry });
    const { config, database, readiness, followers, transport, work } = this;
    measureState(registry, { config, database, readiness, followers, transport, work });
    return registry;
  }
}
