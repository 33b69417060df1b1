import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Forbidden, signInMessages as m, TooManyTries } from '@carnet/messages';
import { CONTRIBUTES, OF_VEHICLE, OPEN_TO_KEYS, type VehicleOfRoute } from '@carnet/rest';
import { CLOSED_TO_KEYS, CONFIG, type ServiceConfig } from '@carnet/runtime';
import { ApiKeyUses } from './api-key-uses.js';
import { type ApiKey, ApiKeys } from './api-keys.js';
import { onlyReads } from './reading.js';
import { SignInState } from './sign-in-state.js';
import { VehicleScope } from './vehicle-scope.js';

const REFUSALS = { anotherVehicle: m.keyOfAnotherVehicle, namesMore: m.keyNamesNothingElse };

/** Admits a request by its API key, within the key's access (ADR 84). Routes without rules for keys are closed to keys of one vehicle. */
@Injectable()
export class ApiKeyGuard {
  private readonly limiter: RateLimiterMemory;

  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    @Inject(CLOSED_TO_KEYS) private readonly closed: boolean,
    private readonly keys: ApiKeys,
    private readonly state: SignInState,
    private readonly uses: ApiKeyUses,
    private readonly vehicles: VehicleScope,
    private readonly reflector: Reflector,
  ) {
    // Without a configuration (for the OpenAPI document) no requests arrive.
    this.limiter = new RateLimiterMemory({ points: config?.requestsPerKeyPerMinute ?? 1, duration: 60 });
  }

  /** @throws Unauthenticated (401), TooManyTries (429), Forbidden (403), NotFound (404) */
  async letIn(request: FastifyRequest, text: string, context: ExecutionContext): Promise<void> {
    this.state.requireCurrent();
    const key = await this.keys.find(text);
    await this.count(key);
    await this.requireScope(key, request, context);
    request.ownerId = key.owner_id;
  }

  private async count({ id }: ApiKey): Promise<void> {
    this.uses.note(id);
    try {
      await this.limiter.consume(id);
    } catch (refusal) {
      throw new TooManyTries(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000), m.keyTooOften);
    }
  }

  private async requireScope(key: ApiKey, request: FastifyRequest, context: ExecutionContext): Promise<void> {
    if (!(this.says<boolean>(OPEN_TO_KEYS, context) ?? !this.closed)) throw new Forbidden(m.keyRefused);
    const reads = onlyReads(request.method, this.says(CONTRIBUTES, context));
    if (key.access === 'read' && !reads) throw new Forbidden(m.keyReadsOnly);
    if (key.vehicle_id === null) return;
    const where = this.says<VehicleOfRoute>(OF_VEHICLE, context);
    if (!where) throw new Forbidden(m.keyOfOneVehicle);
    const narrow = await this.vehicles.check(key.owner_id, key.vehicle_id, where, request, REFUSALS);
    narrow();
  }

  private says<T>(what: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(what, [context.getHandler(), context.getClass()]);
  }
}
