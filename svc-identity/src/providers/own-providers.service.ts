import { Database, type OwnerId, within } from '@carnet/svc-kit';
import { Inject, Injectable } from '@nestjs/common';
import { WrongPassword } from '../accounts/user.errors.js';
import { canonicalKey } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { hashOf } from '../forgotten-passwords/secret.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { StepUp } from '../second-factor/step-up.js';
import { Sessions } from '../sessions/sessions.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { LinkProvider, OwnWaysInView } from './provider.dto.js';
import { ArrivalEnded, LastWayIn, LinkedAlready, ProviderNotFound } from './provider.errors.js';
import { ProvidersRepository } from './providers.repository.js';

/** The providers that somebody signs in by. */
@Injectable()
export class OwnProviders {
  constructor(
    private readonly database: Database,
    private readonly providers: ProvidersRepository,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly stepUp: StepUp,
    private readonly rateLimits: RateLimits,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async list(owner: OwnerId): Promise<OwnWaysInView> {
    const { has_password } = await this.users.require(this.database, owner);
    const linked = await this.providers.list(this.database, owner);
    return {
      has_password,
      providers: linked.map(({ issuer, email, linked_at }) => {
        const offered = this.settings.providers.find((one) => one.issuer === issuer);
        const label = offered?.label ?? new URL(issuer).host;
        return { issuer, name: offered?.name ?? null, label, email, linked_at: linked_at.toISOString() };
      }),
    };
  }

  /** On proof of both: the code is of somebody whom the provider knows, the password of whose account it is. */
  async link(owner: OwnerId, session: string, { code, password }: LinkProvider, browser: string): Promise<void> {
    const user = await this.users.require(this.database, owner);
    if (user.has_password) {
      await this.rateLimits.proof(canonicalKey(user.email));
      if (!password || !(await this.passwords.matches(user.password_hash, password))) throw new WrongPassword();
      await this.rateLimits.succeeded(canonicalKey(user.email));
    } else await this.sessions.requireFresh(owner, session);
    await this.stepUp.requireOfFactor(this.database, owner, session);
    await this.database.write(owner, async (tx) => {
      const db = within(tx);
      const arrival = await this.providers.arrivalOf(db, hashOf(code), hashOf(browser));
      if (!arrival || !(await this.providers.use(db, hashOf(code)))) throw new ArrivalEnded();
      if (!(await this.providers.link(db, owner, arrival))) throw new LinkedAlready();
    });
  }

  async unlink(owner: OwnerId, issuer: string): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const { has_password } = await this.users.require(within(tx), owner);
      const linked = await this.providers.list(within(tx), owner);
      if (!linked.some((one) => one.issuer === issuer)) throw new ProviderNotFound();
      if (!has_password && linked.length === 1) throw new LastWayIn();
      await this.providers.unlink(within(tx), owner, issuer);
    });
  }
}
