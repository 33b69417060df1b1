import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { errorForLog } from './error-for-log.js';
import { currentTrace } from './tracing/current-trace.js';

const STANDARD_OUTPUT = 1;
/** Bytes that are kept for a disk that is full; what is beyond is lost. */
const BACKLOG = 1024 * 1024;

/** A service's own log. */
export type Log = Logger;

/**
 * JSON lines on standard output. No header, body, email or token is ever handed to it. A line that cannot be written, since the
 * disk is full, is no failure of the request that it is about: it is tried again with the next one.
 */
export function createLogger(service: string, level: string, fd = STANDARD_OUTPUT): Log {
  const out = destination({ fd, sync: true, maxLength: BACKLOG });
  out.on('error', () => undefined);
  // Callers that log an error give a message of their own: without one pino repeats the error's.
  const serializers = { err: errorForLog };
  const mixin = (): object => {
    const trace = currentTrace();
    return trace ? { trace_id: trace.traceId } : {};
  };
  return pino({ level, base: { service }, timestamp: stdTimeFunctions.isoTime, serializers, mixin }, out);
}

/**
 * Messages of Nest itself go through pino, too, without those that list every module and route. Nest keeps one logger for the whole process, in which
 * all services may run, so our own code never logs through it.
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
