import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@carnet/mail';
import { type Language, NotFound } from '@carnet/messages';
import { Database, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { hasFactor } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { type FactorChange, factorChangedMail } from './second-factor-letters.js';
import type { AppConfirmedView, NewAppView, RecoveryCodesView, SecondFactorView } from './second-factor.dto.js';
import { AppThereAlready, NoAppToConfirm, NoFactor, WrongProof } from './second-factor.errors.js';
import { StepUp } from './step-up.js';
import { appAddress, newAppSecret, stepOf, typedSecret } from './totp.rules.js';

/** Turns second factors on and off. Each change requires proof, and is mailed. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly database: Database,
    private readonly factors: FactorsRepository,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly users: UsersRepository,
    private readonly stepUp: StepUp,
    private readonly rateLimits: RateLimits,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async get(owner: OwnerId, sid: string): Promise<SecondFactorView> {
    const { passkeys, totp, recovery_codes } = await this.factors.standing(this.database, owner, sid);
    return { passkeys, totp, recovery_codes };
  }

  /** Creates a secret for an app. It becomes active after its first valid code, and is never shown again. */
  async offerApp(owner: OwnerId, sid: string): Promise<NewAppView> {
    const secret = newAppSecret();
    const { email } = await this.database.write(owner, async (tx) => {
      await this.stepUp.require(within(tx), owner, sid);
      if (!(await this.factors.offerApp(within(tx), owner, secret))) throw new AppThereAlready();
      return this.users.require(within(tx), owner);
    });
    return { secret: typedSecret(secret), uri: appAddress(secret, email) };
  }

  async confirmApp(owner: OwnerId, code: string, language: Language): Promise<AppConfirmedView> {
    // Without a pending app there is no code to guess, so a signed-in person uses up no tries.
    if (!(await this.factors.isOffered(this.database, owner))) throw new NoAppToConfirm();
    await this.rateLimits.secondFactor(owner);
    const codes = await this.change(owner, 'appAdded', language, async (db) => {
      const app = await this.factors.app(db, owner);
      if (!app || app.confirmed_at) throw new NoAppToConfirm();
      const step = stepOf(app.secret, code, app.now);
      if (step === null || !(await this.factors.useStep(db, owner, step))) throw new WrongProof('code');
      await this.factors.confirmApp(db, owner);
      return this.recoveryCodes.first(db, owner);
    });
    await this.rateLimits.secondFactorSucceeded(owner);
    return { recovery_codes: codes };
  }

  async removeApp(owner: OwnerId, sid: string, language: Language): Promise<void> {
    await this.change(owner, 'appRemoved', language, async (db) => {
      await this.stepUp.require(db, owner, sid);
      if (!(await this.factors.removeApp(db, owner))) throw new NotFound();
      await this.recoveryCodes.forgetOfNone(db, owner, sid);
    });
  }

  /** Replaces all recovery codes by new ones. */
  async renewRecoveryCodes(owner: OwnerId, sid: string, language: Language): Promise<RecoveryCodesView> {
    const codes = await this.change(owner, 'codesRenewed', language, async (db) => {
      await this.stepUp.require(db, owner, sid);
      if (!hasFactor(await this.factors.standing(db, owner, sid))) throw new NoFactor();
      return this.recoveryCodes.renew(db, owner);
    });
    return { recovery_codes: codes };
  }

  /** Stores a change and its mail. */
  private change<T>(
    owner: OwnerId,
    change: FactorChange,
    language: Language,
    work: (db: Queryable) => Promise<T>,
  ): Promise<T> {
    return this.database.write(owner, async (tx) => {
      const done = await work(within(tx));
      await this.tell(tx, await this.users.require(within(tx), owner), change, language);
      return done;
    });
  }

  private tell(tx: EntityManager, user: User, change: FactorChange, language: Language): Promise<void> {
    return this.outbox.append(tx, factorChangedMail(user, language, change, this.settings.mail.carnetUrl));
  }
}
