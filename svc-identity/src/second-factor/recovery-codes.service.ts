import { Injectable } from '@nestjs/common';
import type { Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { hasFactor } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { keptCode, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.rules.js';

/** Recovery codes: created with the first second factor of any kind, and deleted with the last. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly factors: FactorsRepository) {}

  /** Creates codes; returns null if the person already has some. */
  async first(db: Queryable, owner: OwnerId): Promise<string[] | null> {
    const left = await this.factors.recoveryCodes(db, owner);
    return left.length > 0 ? null : this.renew(db, owner);
  }

  async renew(db: Queryable, owner: OwnerId): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.factors.setRecoveryCodes(db, owner, codes.map(keptCode));
    return codes;
  }

  /** Deletes the codes if no second factor is left to recover. */
  async forgetOfNone(db: Queryable, owner: OwnerId, sid: string): Promise<void> {
    if (!hasFactor(await this.factors.standing(db, owner, sid))) await this.factors.removeRecoveryCodes(db, owner);
  }
}
