import type { LoggerService } from '@nestjs/common';
import { type Logger, pino, stdTimeFunctions } from 'pino';

/** JSON lines on standard output. No header, body, email or token is ever handed to it. */
export const createLogger = (service: string, level: string): Logger =>
  pino({ level, base: { service }, timestamp: stdTimeFunctions.isoTime });

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
