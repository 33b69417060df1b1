import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Sessions } from './sessions.service.js';

/** Marks a session as seen on each request: a page fetches the account when it is opened. */
@Injectable()
export class SeenInterceptor implements NestInterceptor {
  constructor(private readonly sessions: Sessions) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { sessionId } = context.switchToHttp().getRequest<FastifyRequest>();
    if (sessionId !== undefined) await this.sessions.see(sessionId);
    return next.handle();
  }
}
