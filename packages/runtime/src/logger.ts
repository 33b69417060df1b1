import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { errorForLog } from './error-for-log.js';
import { currentTrace } from './tracing/current-trace.js';

const STANDARD_OUTPUT = 1;
/** Maximum bytes that are buffered while the disk is full; the rest is lost. */
const BACKLOG = 1024 * 1024;

/** A service's own log. */
export type Log = Logger;

/**
 * Writes JSON lines to standard output. Callers never pass a header, body, email or token to it. If the disk is full, the request does not fail: the line is
 * written together with the next one.
 */
export function createLogger(service: string, level: string, fd = STANDARD_OUTPUT): Log {
  const out = destination({ fd, sync: true, maxLength: BACKLOG });
  out.on('error', () => undefined);
  // Callers write their own message with an error; without one, pino would use the error's message.
  const serializers = { err: errorForLog };
  const mixin = (): object => {
    const trace = currentTrace();
    return trace ? { trace_id: trace.traceId } : {};
  };
  return pino({ level, base: { service }, timestamp: stdTimeFunctions.isoTime, serializers, mixin }, out);
}

/**
 * Sends Nest's own messages to pino, without the lists of modules and routes. Nest has one logger per process, which all services may share, so our own code
 * never logs through it.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Log) {}

  log = () => undefined;
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);

  private write(level: 'error' | 'warn', message: unknown, rest: unknown[]): void {
    const context = rest.length > 0 ? { context: String(rest.at(-1)) } : {};
    if (typeof message === 'object' && message !== null) this.pino[level]({ ...context, ...message });
    else this.pino[level](context, String(message));
  }
}
