import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that open requests have to end. */
const GRACE = 3_000;

/**
 * Prepares a service to leave: the function that comes back stops listening, lets what is open be answered with
 * `Connection: close`, and resolves after 3 s at most.
 */
export function gentleClose(app: NestFastifyApplication): () => Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  let closing: Promise<void> | undefined;
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  return () => (closing ??= Promise.race([app.close(), graceOver()]));
}

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
