import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { errorForLog } from './error-for-log.js';

const STANDARD_OUTPUT = 1;
/** Bytes that are kept for a disk that is full; what is beyond is lost. */
const BACKLOG = 1024 * 1024;

/**
 * JSON lines on standard output. No header, body, email or token is ever handed to it. A line that cannot be written, since the
 * disk is full, is no failure of the request that it tells of: it is tried again with the next one.
 */
export function createLogger(service: string, level: string, fd = STANDARD_OUTPUT): Logger {
  const out = destination({ fd, sync: true, maxLength: BACKLOG });
  out.on('error', () => undefined);
  // Whoever hands an error says in words of their own what failed: without them pino repeats the error's.
  const serializers = { err: errorForLog };
  return pino({ level, base: { service }, timestamp: stdTimeFunctions.isoTime, serializers }, out);
}

/** Lets Nest and the kit's `Logger` write through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = (message: unknown, ...rest: unknown[]) => this.write('info', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);

  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const context = rest.length > 0 ? { context: String(rest.at(-1)) } : {};
    if (typeof message === 'object' && message !== null) this.pino[level]({ ...context, ...message });
    else this.pino[level](context, String(message));
  }
}
