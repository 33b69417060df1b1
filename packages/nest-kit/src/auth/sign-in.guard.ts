import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound, Problem, Unauthenticated } from '@carnet/messages';
import { databaseProblem } from '@carnet/pg';
import { bringsPiece, MEDIA_ROUTE, PUBLIC, TAKES_PASSPORTS } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { OwnerAdmission } from '../http/owner-admission.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { isApiKey } from './api-key.js';
import { GarageGuard } from './garage.guard.js';
import { MediaCookieStrategy, TokenStrategy } from './token.strategy.js';

/** Every route requires a sign-in unless it has `@Public()`. `/internal` requires the service token instead; without it, the answer is 404. */
@Injectable()
export class SignInGuard implements CanActivate {
  private readonly internalToken: Buffer;
  private readonly header: WayInGuard;
  private readonly mediaCookie: WayInGuard;

  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    tokens: TokenStrategy,
    mediaCookies: MediaCookieStrategy,
    private readonly keys: ApiKeyGuard,
    private readonly garages: GarageGuard,
    private readonly admission: OwnerAdmission,
    private readonly reflector: Reflector,
  ) {
    this.header = new WayInGuard(tokens);
    this.mediaCookie = new WayInGuard(mediaCookies);
    this.internalToken = digest(config.internalToken);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.routeOptions.url?.startsWith('/internal/')) return this.requireStack(request);
    if (this.says(PUBLIC, context)) return true;
    const token = request.headers['x-auth-token'];
    const isOfStack = request.headers[FOR_OWNER] !== undefined && this.says(TAKES_PASSPORTS, context);
    if (isOfStack) this.letInFor(request);
    else if (isApiKey(token)) {
      this.garages.refuse(request, context);
      await this.keys.letIn(request, token, context);
    } else await this.wayInFor(request, context).canActivate(context);
    // The slot belongs to the person, and must be acquired before any query about another person's garage.
    if (!bringsPiece(request))
      this.admission.enter(request.ownerId!, context.switchToHttp().getResponse<FastifyReply>());
    if (!isOfStack && !isApiKey(token)) await this.garages.enter(request, context);
    return true;
  }

  /** Admits the service token for the owner whose passport is imported. */
  private letInFor(request: FastifyRequest): void {
    this.requireStack(request);
    const { [FOR_OWNER]: owner, [CAME_FROM]: cameFrom } = request.headers;
    if (typeof owner !== 'string' || !/^[1-9]\d{0,9}$/.test(owner)) throw new NotFound();
    request.ownerId = Number(owner);
    if (typeof cameFrom === 'string') request.cameFrom = cameFrom;
  }

  /** The cookie works only on routes marked for it, only for reading, and only without a token. */
  private wayInFor(request: FastifyRequest, context: ExecutionContext): WayInGuard {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const byCookie = isRead && request.headers['x-auth-token'] === undefined && this.says(MEDIA_ROUTE, context);
    return byCookie ? this.mediaCookie : this.header;
  }

  private says(what: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(what, [context.getHandler(), context.getClass()]) ?? false;
  }

  private requireStack(request: FastifyRequest): true {
    const header = request.headers['x-internal-token'];
    if (typeof header !== 'string' || !timingSafeEqual(digest(header), this.internalToken)) throw new NotFound();
    return true;
  }
}

const FOR_OWNER = 'x-for-owner';
const CAME_FROM = 'x-came-from';

/** Admits requests that the strategy accepts. */
class WayInGuard extends AuthGuard() {
  constructor(private readonly strategy: TokenStrategy | MediaCookieStrategy) {
    super({
      // passport accepts a strategy object as well as a name; Nest's types only know names. passport sets callbacks on the strategy, so each request needs its
      // own object: otherwise one of two concurrent requests would get the other's result, or none.
      get defaultStrategy() {
        return Object.create(strategy) as string;
      },
      property: 'ownerId',
      session: false,
    });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.ownerId = this.strategy.ownerOfVerified(request);
    if (request.ownerId === undefined) await super.canActivate(context);
    return true;
  }

  /** `refusal` is the reason why passport-jwt refused the token, or why its key is unavailable: 503 if that is temporary, otherwise 401. */
  override handleRequest<Owner>(error: unknown, owner: Owner, refusal: unknown): Owner {
    if (error) throw error as Error;
    if (owner) return owner;
    throw refusal instanceof Problem ? refusal : (databaseProblem(refusal) ?? new Unauthenticated());
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
