import { type Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Readiness } from '../health/readiness.js';

/** Milliseconds for open requests to finish. */
const GRACE = 3_000;
/** The part of this time, in milliseconds, in which kept-alive connections may send one more request. */
const DRAIN = 1_500;
const LOOK = 25;

/**
 * Returns a function that stops a service gracefully. `/health/ready` reports it at once. The service answers for another `stopWait`, because a platform sends
 * requests until all of its parts know (ADR 99). Then it stops listening, answers open requests with `Connection: close`, and resolves 3 s later at most.
 */
export function gentleClose(app: NestFastifyApplication): () => Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  let leaving: Promise<void> | undefined;
  let closing = false;
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('preClose', () => drain(fastify.server));
  const leave = async (): Promise<void> => {
    app.get(Readiness).leave();
    const { stopWait } = app.get<ServiceConfig>(CONFIG);
    if (stopWait > 0) await after(stopWait);
    closing = true;
    await Promise.race([app.close(), graceOver()]);
  };
  return () => (leaving ??= leave());
}

/**
 * Refuses new connections, and accepts one more request on each kept-alive one; the answer closes it. Node itself would cut idle connections at once, and lose
 * requests that a gateway has just sent on them. The gateway cannot send a create again safely.
 */
async function drain(server: HttpServer): Promise<void> {
  Server.prototype.close.call(server);
  for (const until = Date.now() + DRAIN; Date.now() < until && (await connectionsOf(server)) > 0;) await delay(LOOK);
}

const connectionsOf = (server: HttpServer): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const graceOver = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GRACE).unref());

/** Runs `close` at the first SIGTERM or SIGINT, then ends the process. */
export function closeOnSignal(close: () => Promise<void>): void {
  const leave = (): void => {
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}
