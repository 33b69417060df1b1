import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { type Queryable, within } from '@carnet/pg';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { PasskeyCeremonies } from '../passkeys/passkey-ceremonies.service.js';
import type { PasskeyAnswer } from '../passkeys/passkey.dto.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { FactorsRepository } from './factors.repository.js';
import { codeAmong } from './recovery-codes.rules.js';
import { recoveryCodeUsedMail } from './second-factor-letters.js';
import { stepOf } from './totp.rules.js';

/** A proof: exactly one of these fields. */
export interface FactorProof {
  /** A code of the app. */
  code?: string | null;
  recoveryCode?: string | null;
  passkey?: PasskeyAnswer | null;
}

/** Verifies proofs. Each works once: it is marked as used in the transaction of the protected action. */
@Injectable()
export class Proofs {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly passkeys: PasskeyCeremonies,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  /** Returns true for a valid proof. A passkey answers the challenge bound to `asked`; the use of a recovery code is mailed. */
  async take(
    tx: EntityManager,
    user: User,
    { code, recoveryCode, passkey }: FactorProof,
    { asked, language }: { asked: Buffer; language: Language },
  ): Promise<boolean> {
    if (passkey) return (await this.passkeys.answered(within(tx), passkey, asked))?.owner_id === user.id;
    if (code) return this.takeCode(within(tx), user.id, code);
    if (recoveryCode) return this.takeRecoveryCode(tx, user, recoveryCode, language);
    return false;
  }

  private async takeCode(db: Queryable, owner: number, code: string): Promise<boolean> {
    const app = await this.factors.app(db, owner);
    if (!app?.confirmed_at) return false;
    const step = stepOf(app.secret, code, app.now);
    return step !== null && this.factors.useStep(db, owner, step);
  }

  private async takeRecoveryCode(tx: EntityManager, user: User, typed: string, language: Language): Promise<boolean> {
    const codes = await this.factors.recoveryCodes(within(tx), user.id);
    const found = codeAmong(codes, typed);
    if (!found || !(await this.factors.useRecoveryCode(within(tx), user.id, found.id))) return false;
    const { carnetUrl } = this.settings.mail;
    await this.outbox.append(tx, recoveryCodeUsedMail(user, { id: found.id, language }, codes.length - 1, carnetUrl));
    return true;
  }
}
