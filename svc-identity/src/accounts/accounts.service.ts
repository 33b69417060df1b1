import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { FactLog } from '@carnet/fact-log';
import { Invalid, type Language, sentence } from '@carnet/messages';
import { Database, JsonText, within } from '@carnet/pg';
import { type OwnerId, requireVersion } from '@carnet/rest';
import { type Begun, TokenSigner } from '../keys/token-signer.js';
import * as said from '../messages/account.js';
import * as m from '../messages/password.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { FactorsRepository } from '../second-factor/factors.repository.js';
import { SecondFactorRequired } from '../second-factor/second-factor.errors.js';
import { type SecondSignInAsked, SecondSignIns } from '../second-factor/second-sign-ins.service.js';
import { StepUp } from '../second-factor/step-up.js';
import { Sessions } from '../sessions/sessions.service.js';
import {
  ChangePassword,
  DeleteAccount,
  PasswordChangedView,
  Register,
  SignedInView,
  SignIn,
  UpdateProfile,
} from './account.dto.js';
import { EmailChanges } from './email-changes.service.js';
import { PasswordChanges } from './password-changes.service.js';
import {
  canonicalKey,
  changedEmail,
  changedProfile,
  hasSettings,
  isOther,
  newProfile,
  settingsOf,
  toUserView,
} from './user.rules.js';
import type { Profile, User } from './user.entity.js';
import { InvalidCredentials, WrongCurrentPassword, WrongPassword } from './user.errors.js';
import { userFact, userGoneFact } from './user.fact.js';
import { AccountMoves } from '../handovers/handover.errors.js';
import { HandoversRepository } from '../handovers/handovers.repository.js';
import { Registration } from './registration.service.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly handovers: HandoversRepository,
    private readonly passwords: Passwords,
    private readonly tokens: TokenSigner,
    private readonly sessions: Sessions,
    private readonly rateLimits: RateLimits,
    private readonly facts: FactLog,
    private readonly changes: PasswordChanges,
    private readonly emails: EmailChanges,
    private readonly secondSignIns: SecondSignIns,
    private readonly factors: FactorsRepository,
    private readonly stepUp: StepUp,
    private readonly registration: Registration,
  ) {}

  async register(body: Register, address: string, userAgent: string | null, language: Language): Promise<SignedInView> {
    await this.registration.admit(body.email);
    const profile = newProfile(body);
    await this.passwords.requireHardToGuess('password', body.password, profile);
    await this.rateLimits.register(address);
    const passwordHash = await this.passwords.hash(body.password);
    const user = await this.insert(profile, passwordHash, userAgent, language);
    return this.signedIn(user, user);
  }

  async signIn({ email, password }: SignIn, address: string, userAgent: string | null): Promise<SignedInView> {
    const account = canonicalKey(email);
    await this.rateLimits.signIn(account, address);
    const user = await this.users.findByEmail(this.database, email);
    const matches = await this.passwords.matches(user?.password_hash, password);
    const begun = user && matches ? await this.begin(user, userAgent) : undefined;
    if (!user || !begun) throw new InvalidCredentials();
    await this.rateLimits.succeeded(account);
    if ('challenge' in begun) throw new SecondFactorRequired(begun.challenge, begun.methods);
    return this.signedIn(user, begun);
  }

  async me(id: OwnerId): Promise<JsonText> {
    return answer(await this.users.require(this.database, id));
  }

  /** Updates the profile. A new address asks for proof, because links to reset the password go there, and so it controls the account. */
  async update(
    id: OwnerId,
    session: string,
    changes: UpdateProfile,
    { ifMatch, language }: { ifMatch: number | null; language: Language },
  ): Promise<JsonText> {
    if (changes.email !== undefined) await this.emails.admit(id, changes.email);
    const updated = await this.database.write(id, async (tx) => {
      const user = await this.users.require(within(tx), id);
      requireVersion(user, ifMatch);
      const profile = { ...changedProfile(user, changes), ...changedEmail(user, changes.email) };
      if (isDeepStrictEqual({ ...user, ...profile }, { ...user })) return user;
      if (isOther(user, profile.email) || profile.pending_email !== user.pending_email)
        await this.stepUp.require(within(tx), id, session);
      const changed = await this.users.update(within(tx), id, profile);
      await this.emails.follow(tx, user, changed, language);
      if (!isDeepStrictEqual(settingsOf(changed), settingsOf(user))) await this.facts.append(tx, userFact(changed));
      return changed;
    });
    return answer(updated);
  }

  /** Ends all earlier tokens of the user in every service: the fact is published in the same transaction. This session continues with a new token. */
  async changePassword(
    id: OwnerId,
    before: string,
    { currentPassword, newPassword }: ChangePassword,
    userAgent: string | null,
    language: Language,
  ): Promise<PasswordChangedView> {
    const user = await this.factors.requirePerson(this.database, id, before);
    const account = canonicalKey(user.email);
    await this.rateLimits.proof(account);
    if (!(await this.passwords.matches(user.password_hash, currentPassword))) throw new WrongCurrentPassword();
    this.stepUp.requireOfFactor(user);
    await this.passwords.requireHardToGuess('newPassword', newPassword, user);
    const begun = await this.replacePassword(user, await this.passwords.hash(newPassword), userAgent, language);
    await this.rateLimits.succeeded(account);
    return { ...sentence(m.changed, language), token: await this.tokens.sign(id, begun) };
  }

  private insert(
    profile: Profile,
    passwordHash: string,
    userAgent: string | null,
    language: Language,
  ): Promise<User & Begun> {
    return this.database.transaction(async (tx) => {
      await this.registration.requireFirst(within(tx));
      const user = await this.users.insert(within(tx), profile, passwordHash, language);
      if (hasSettings(user)) await this.facts.append(tx, userFact(user));
      return { ...user, session: await this.sessions.begin(tx, user.id, { userAgent, by: 'password' }) };
    });
  }

  /** Begins a session, or waits for a second factor. The verified password must still be the user's, and cannot change until the transaction ends. */
  private begin(user: User, userAgent: string | null): Promise<Begun | SecondSignInAsked | undefined> {
    return this.database.transaction(async (tx) => {
      const confirmed = await this.users.confirm(within(tx), user);
      if (!confirmed) return undefined;
      if (confirmed.second_factor) return this.secondSignIns.ask(within(tx), user.id);
      return { now: confirmed.now, session: await this.sessions.begin(tx, user.id, { userAgent, by: 'password' }) };
    });
  }

  /** Deletes the account. A fact, published in the same transaction, makes every service delete the user's data and end the tokens. */
  async delete(id: OwnerId, session: string, { password }: DeleteAccount): Promise<void> {
    const user = await this.factors.requirePerson(this.database, id, session);
    const account = canonicalKey(user.email);
    await this.rateLimits.proof(account);
    if (!user.has_password) this.stepUp.requireProven(user);
    else if (!password) throw Invalid.field('password', said.toDelete);
    else if (!(await this.passwords.matches(user.password_hash, password))) throw new WrongPassword();
    this.stepUp.requireOfFactor(user);
    await this.database.write(id, async (tx) => {
      if (await this.handovers.isMoving(within(tx), id)) throw new AccountMoves();
      const deleted = await this.users.delete(within(tx), user);
      if (!deleted) throw new WrongPassword();
      await this.facts.append(tx, userGoneFact(deleted));
    });
    await this.rateLimits.succeeded(account);
  }

  private replacePassword(
    user: User,
    passwordHash: string,
    userAgent: string | null,
    language: Language,
  ): Promise<Begun> {
    return this.database.write(user.id, async (tx) => {
      const changed = await this.changes.change(tx, user, passwordHash, language);
      if (!changed) throw new WrongCurrentPassword();
      const session = await this.sessions.begin(tx, user.id, { userAgent, by: 'password' });
      return { now: changed.tokens_valid_from.getTime(), session };
    });
  }

  private async signedIn(user: User, begun: Begun): Promise<SignedInView> {
    return { token: await this.tokens.sign(user.id, begun), user: toUserView(user) };
  }
}

const answer = (user: User): JsonText => new JsonText(JSON.stringify(toUserView(user)), { version: user.version });
