import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { hasFactor, methodsOf, type Standing } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { StepUpRequired } from './second-factor.errors.js';

/**
 * Requires proof before actions that can end or take over an account (ADR 86). A sign-in is a proof, and so is `POST /api/auth/second-factor/proof`; either is
 * valid for ten minutes, only in its session.
 */
@Injectable()
export class StepUp {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly database: Database,
  ) {}

  /** Returns whether the session has a recent proof, and the possible methods. */
  async standing(owner: OwnerId, sid: string): Promise<{ proven: boolean; methods: readonly string[] }> {
    const standing = await this.factors.standing(this.database, owner, sid);
    return { proven: standing.proven, methods: methodsOf(standing) };
  }

  /** @throws StepUpRequired if the session has no proof from the last ten minutes */
  async require(db: Queryable, owner: OwnerId, sid: string): Promise<void> {
    this.requireProven(await this.factors.standing(db, owner, sid));
  }

  /** The same check, with a standing that was read before. */
  requireProven(standing: Standing): void {
    if (!standing.proven) throw new StepUpRequired(methodsOf(standing));
  }

  /** The same check, but only for people with a second factor: for all others the caller verifies the password. */
  requireOfFactor(standing: Standing): void {
    if (hasFactor(standing) && !standing.proven) throw new StepUpRequired(methodsOf(standing));
  }
}
