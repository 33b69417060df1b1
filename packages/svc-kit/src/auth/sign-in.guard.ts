import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { ServiceConfig } from '../config.js';
import { NotFound } from '../errors/problems.js';
import { PUBLIC } from '../http/owner.js';
import { CONFIG } from '../injection.js';
import { TokenVerifier } from './token-verifier.js';

/**
 * Every route needs a sign-in unless it says `@Public()`. `/internal` needs the house's own token instead; whoever lacks it is told
 * that there is nothing.
 */
@Injectable()
export class SignInGuard implements CanActivate {
  private readonly internalToken: Buffer;

  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    private readonly verifier: TokenVerifier,
    private readonly reflector: Reflector,
  ) {
    this.internalToken = digest(config.internalToken);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.routeOptions.url?.startsWith('/internal/')) return this.requireHouse(request);
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const header = request.headers['x-auth-token'];
    request.ownerId = (await this.verifier.verify(typeof header === 'string' ? header : undefined)).userId;
    return true;
  }

  private requireHouse(request: FastifyRequest): true {
    const header = request.headers['x-internal-token'];
    if (typeof header !== 'string' || !timingSafeEqual(digest(header), this.internalToken)) throw new NotFound();
    return true;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
