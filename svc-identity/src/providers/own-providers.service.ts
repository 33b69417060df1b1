import { hashOf, Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { Database, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { WrongPassword } from '../accounts/user.errors.js';
import { canonicalKey } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { FactorsRepository } from '../second-factor/factors.repository.js';
import { StepUp } from '../second-factor/step-up.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { LinkProvider, OwnWaysInView } from './provider.dto.js';
import { ArrivalEnded, LastWayIn, LinkedAlready, ProviderNotFound } from './provider.errors.js';
import { type ProviderChange, providerChangedMail } from './provider-letters.js';
import type { ProviderSettings } from './provider-settings.js';
import { ProvidersRepository } from './providers.repository.js';

/** The providers with which a person signs in. */
@Injectable()
export class OwnProviders {
  constructor(
    private readonly database: Database,
    private readonly providers: ProvidersRepository,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly factors: FactorsRepository,
    private readonly stepUp: StepUp,
    private readonly outbox: Outbox,
    private readonly rateLimits: RateLimits,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async list(owner: OwnerId): Promise<OwnWaysInView> {
    const { has_password } = await this.users.require(this.database, owner);
    const linked = await this.providers.list(this.database, owner);
    return {
      has_password,
      providers: linked.map(({ issuer, email, linked_at }) => {
        const name = this.offered(issuer)?.name ?? null;
        return { issuer, name, label: this.labelOf(issuer), email, linked_at: linked_at.toISOString() };
      }),
    };
  }

  /** Links a provider to the account. It requires two proofs: the provider's code, and the password of the account. */
  async link(
    owner: OwnerId,
    session: string,
    { code, password }: LinkProvider,
    { browser, language }: { browser: string; language: Language },
  ): Promise<void> {
    const user = await this.factors.requirePerson(this.database, owner, session);
    if (user.has_password) {
      await this.rateLimits.proof(canonicalKey(user.email));
      if (!password || !(await this.passwords.matches(user.password_hash, password))) throw new WrongPassword();
      await this.rateLimits.succeeded(canonicalKey(user.email));
    } else this.stepUp.requireProven(user);
    this.stepUp.requireOfFactor(user);
    await this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.requireStill(db, user, session);
      const arrival = await this.providers.arrivalOf(db, hashOf(code), hashOf(browser));
      if (!arrival || !(await this.providers.use(db, hashOf(code)))) throw new ArrivalEnded();
      if (!(await this.providers.link(db, owner, arrival))) throw new LinkedAlready();
      await this.tell(tx, user, 'linked', arrival.issuer, language);
    });
  }

  /** Checks again, because the account may have been taken back while it waited for the person's lock. */
  private async requireStill(db: Queryable, user: User, session: string): Promise<void> {
    if (!user.has_password) await this.stepUp.require(db, user.id, session);
    else if (!(await this.users.confirm(db, user))) throw new WrongPassword();
  }

  async unlink(owner: OwnerId, session: string, issuer: string, language: Language): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const user = await this.factors.requirePerson(within(tx), owner, session);
      const linked = await this.providers.list(within(tx), owner);
      if (!linked.some((one) => one.issuer === issuer)) throw new ProviderNotFound();
      if (!user.has_password && user.passkeys === 0 && linked.length === 1) throw new LastWayIn();
      this.stepUp.requireProven(user);
      await this.providers.unlink(within(tx), owner, issuer);
      await this.tell(tx, user, 'unlinked', issuer, language);
    });
  }

  /** Mails the person, in case somebody else did it. */
  private tell(
    tx: EntityManager,
    user: User,
    change: ProviderChange,
    issuer: string,
    language: Language,
  ): Promise<void> {
    const about = { provider: this.labelOf(issuer), language };
    return this.outbox.append(tx, providerChangedMail(user, change, about, this.settings.mail.carnetUrl));
  }

  private labelOf(issuer: string): string {
    return this.offered(issuer)?.label ?? new URL(issuer).host;
  }

  private offered(issuer: string): ProviderSettings | undefined {
    return this.settings.providers.find((one) => one.issuer === issuer);
  }
}
