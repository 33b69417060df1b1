import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FreshReads } from './fresh-reads.js';
import { BEHIND_HEADER, EFFECTS_HEADER, fromHeader, POSITION_HEADER } from './log-position.js';

/**
 * Lets a person read their own writes across services: a read that names a position in another service's log waits until this service has followed to it. After
 * a second, it is answered anyway, and the answer names the services that are behind.
 */
export class FreshReadsGuard implements CanActivate {
  constructor(private readonly fresh: FreshReads) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const header = request.headers[POSITION_HEADER];
    // Only a signed-in person may keep a request open, and only reads wait.
    if (typeof header !== 'string' || request.method !== 'GET' || request.ownerId === undefined) return true;
    return this.waitFor(request, header, http.getResponse<FastifyReply>());
  }

  private async waitFor(request: FastifyRequest, header: string, reply: FastifyReply): Promise<true> {
    const places = fromHeader(header);
    const own =
      request.headers[EFFECTS_HEADER] !== undefined
        ? places.filter(({ service }) => service === this.fresh.service)
        : [];
    const { patienceMs } = this.fresh;
    const behind = await Promise.all([
      this.fresh.behind(places, patienceMs),
      ...own.map((place) => this.fresh.behindWithEffects(place, patienceMs)),
    ]);
    if (behind.flat().length > 0) void reply.header(BEHIND_HEADER, [...new Set(behind.flat())].join(', '));
    const told = await this.fresh.toldElsewhere(request.ownerId!, places);
    if (told) void reply.header(POSITION_HEADER, told);
    return true;
  }
}
