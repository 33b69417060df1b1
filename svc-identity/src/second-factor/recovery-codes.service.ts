import { Injectable } from '@nestjs/common';
import type { Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { hasFactor } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { keptCode, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.rules.js';

/** They come with the first second factor, whichever it is, and go with the last. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly factors: FactorsRepository) {}

  /** Whoever has some goes on with them: null. */
  async first(db: Queryable, owner: OwnerId): Promise<string[] | null> {
    const left = await this.factors.recoveryCodes(db, owner);
    return left.length > 0 ? null : this.renew(db, owner);
  }

  async renew(db: Queryable, owner: OwnerId): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.factors.setRecoveryCodes(db, owner, codes.map(keptCode));
    return codes;
  }

  /** Without a second factor there is nothing to recover. */
  async forgetOfNone(db: Queryable, owner: OwnerId, sid: string): Promise<void> {
    if (!hasFactor(await this.factors.standing(db, owner, sid))) await this.factors.removeRecoveryCodes(db, owner);
  }
}
