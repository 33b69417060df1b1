import { FactLog } from '@carnet/fact-log';
import { hashOf, newSecret } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import { Inject, Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { SignedInView } from '../accounts/account.dto.js';
import { toUserView } from '../accounts/user.rules.js';
import { Registration } from '../accounts/registration.service.js';
import type { Profile, User } from '../accounts/user.entity.js';
import { userFact } from '../accounts/user.fact.js';
import { canonicalKey, hasSettings, newProfile } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { type Begun, TokenSigner } from '../keys/token-signer.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import type { BegunBy } from '../sessions/session.entity.js';
import { Sessions } from '../sessions/sessions.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { type Claims, usernamesFor } from './claims.rules.js';
import { ProviderSignIn, WaysInView } from './provider.dto.js';
import { AccountExists, ArrivalEnded, MoreIsNeeded } from './provider.errors.js';
import { type Arrival, ProvidersRepository } from './providers.repository.js';

interface Asks {
  address: string;
  userAgent: string | null;
  language: Language;
}

/** Signs in through providers. An existing account is never linked here, even if the provider has verified the address (ADR 88). */
@Injectable()
export class ProviderSignIns {
  constructor(
    private readonly database: Database,
    private readonly providers: ProvidersRepository,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly registration: Registration,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly tokens: TokenSigner,
    private readonly facts: FactLog,
    private readonly rateLimits: RateLimits,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async waysIn(): Promise<WaysInView> {
    const providers = this.settings.providers.map(({ name, label }) => ({ name, label }));
    return { registration: await this.registration.mode(), providers };
  }

  async exchange(body: ProviderSignIn, browser: string, asks: Asks): Promise<SignedInView> {
    await this.rateLimits.another(asks.address);
    const codeHash = hashOf(body.code);
    const arrival = await this.providers.arrivalOf(this.database, codeHash, hashOf(browser));
    if (!arrival) throw new ArrivalEnded();
    const known = await this.providers.userOf(this.database, arrival);
    const begun = known
      ? await this.begin(known, arrival, codeHash, asks)
      : await this.make(arrival, body, codeHash, asks);
    return { token: await this.tokens.sign(begun.user.id, begun), user: toUserView(begun.user) };
  }

  private begin(
    { id }: User,
    arrival: Arrival,
    codeHash: string,
    { userAgent }: Asks,
  ): Promise<Begun & { user: User }> {
    return this.database.transaction(async (tx) => {
      if (!(await this.providers.use(within(tx), codeHash))) throw new ArrivalEnded();
      const now = await this.users.hold(within(tx), id);
      // The provider may have been unlinked while this waited for the person's lock.
      const user = await this.providers.userOf(within(tx), arrival);
      if (user?.id !== id) throw new ArrivalEnded();
      return { user, now, session: await this.sessions.begin(tx, id, byProvider(userAgent, arrival.claims)) };
    });
  }

  /** Creates a new user. Fields that the provider lacks are requested; if registration is closed for them, nothing is created. */
  private async make(
    arrival: Arrival,
    body: ProviderSignIn,
    codeHash: string,
    asks: Asks,
  ): Promise<Begun & { user: User }> {
    const { claims } = arrival;
    const saidEmail = claims.email !== undefined && isEmail(claims.email) ? claims.email : undefined;
    const email = saidEmail ?? body.email;
    const username = body.username ?? claims.username;
    if (!email || !username) throw new MoreIsNeeded([...(email ? [] : ['email']), ...(username ? [] : ['username'])]);
    const isConfirmed = email === saidEmail && claims.email_verified === true;
    // The list contains addresses, so the provider must have verified the address.
    await this.registration.admit(isConfirmed ? email : '');
    if (await this.users.findByEmail(this.database, email)) throw new AccountExists(email);
    await this.rateLimits.register(asks.address);
    const passwordHash = await this.passwords.hash(newSecret());
    const free = body.username ?? (await this.freeName(username));
    const given = {
      ...body,
      username: free,
      email,
      firstName: claims.first_name,
      lastName: claims.last_name,
      password: '',
    };
    return this.database.transaction(async (tx) => {
      if (!(await this.providers.use(within(tx), codeHash))) throw new ArrivalEnded();
      const made = await this.insert(tx, newProfile(given), passwordHash, isConfirmed, asks.language);
      if (!(await this.providers.link(within(tx), made.user.id, arrival))) throw new ArrivalEnded();
      return { ...made, session: await this.sessions.begin(tx, made.user.id, byProvider(asks.userAgent, claims)) };
    });
  }

  private async insert(
    tx: EntityManager,
    profile: Profile,
    passwordHash: string,
    isConfirmed: boolean,
    language: Language,
  ): Promise<{ user: User; now: number }> {
    const db = within(tx);
    await this.registration.requireFirst(db);
    const { now, ...user } = await this.users.insert(db, profile, passwordHash, language);
    await this.users.withoutPassword(db, user.id);
    if (hasSettings(user)) await this.facts.append(tx, userFact(user));
    if (!isConfirmed) return { user, now };
    await this.addresses.forget(db, user.id);
    return { user: await this.users.confirmEmail(db, user.id, user.email), now };
  }

  private async freeName(wanted: string): Promise<string> {
    const names = usernamesFor(wanted);
    const taken = await this.providers.taken(this.database, names.map(canonicalKey));
    return names.find((name) => !taken.has(canonicalKey(name))) ?? wanted;
  }
}

/** A provider that does not send the time of its sign-in may have reused an old session: then the sign-in proves nothing recent. */
const byProvider = (userAgent: string | null, { auth_time }: Claims): BegunBy => ({
  userAgent,
  by: 'provider',
  provenAt: auth_time ?? 0,
});
