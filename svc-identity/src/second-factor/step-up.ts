import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { hasFactor, methodsOf, type Standing } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { StepUpRequired } from './second-factor.errors.js';

/**
 * Asks for a proof before what ends or takes over an account (ADR 86). Signing in is one, and `POST /api/auth/second-factor/proof` another; either holds
 * for ten minutes, in its session alone.
 */
@Injectable()
export class StepUp {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly database: Database,
  ) {}

  /** Tells whether a proof was given in a session lately, and by what one can be given. */
  async standing(owner: OwnerId, sid: string): Promise<{ proven: boolean; methods: readonly string[] }> {
    const standing = await this.factors.standing(this.database, owner, sid);
    return { proven: standing.proven, methods: methodsOf(standing) };
  }

  /** @throws StepUpRequired where the person has not proven in this session, in the last ten minutes, that it is them */
  async require(db: Queryable, owner: OwnerId, sid: string): Promise<void> {
    this.requireProven(await this.factors.standing(db, owner, sid));
  }

  /** The same, with a standing that has been read already. */
  requireProven(standing: Standing): void {
    if (!standing.proven) throw new StepUpRequired(methodsOf(standing));
  }

  /** The same, but only for people with a second factor: the caller asks all others for their password itself. */
  requireOfFactor(standing: Standing): void {
    if (hasFactor(standing) && !standing.proven) throw new StepUpRequired(methodsOf(standing));
  }
}
