import { hashOf } from '@carnet/mail';
import { type Language, sentence } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import { PasswordChanges } from '../accounts/password-changes.service.js';
import { canonicalKey } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import * as m from '../messages/password.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ForgotPassword, ResetPassword, SaidView } from './forgotten-password.dto.js';
import { ResetLinkEnded } from './forgotten-password.errors.js';
import { ForgottenPasswordsRepository } from './forgotten-passwords.repository.js';

@Injectable()
export class ForgottenPasswordsService {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenPasswordsRepository,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly changes: PasswordChanges,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Queues a request. `ResetLinks` looks the account up later, so that neither the answer nor its timing shows whether the account exists. */
  async ask({ email }: ForgotPassword, address: string, language: Language): Promise<SaidView> {
    await this.rateLimits.forgotten(canonicalKey(email), address);
    await this.forgotten.ask(this.database, email, language);
    return sentence(m.linkSent, language);
  }

  /** Resets the password and ends all tokens, as a change of the password does. */
  async reset({ token, newPassword }: ResetPassword, address: string, language: Language): Promise<SaidView> {
    await this.rateLimits.another(address);
    const secretHash = hashOf(token);
    const user = await this.forgotten.userOf(this.database, secretHash);
    if (!user) throw new ResetLinkEnded();
    await this.passwords.requireHardToGuess('newPassword', newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.write(user.id, async (tx) => {
      const current = await this.forgotten.userOf(within(tx), secretHash);
      if (!current || !(await this.forgotten.use(within(tx), secretHash))) throw new ResetLinkEnded();
      const changed = await this.changes.change(tx, current, passwordHash, language);
      if (!changed) throw new ResetLinkEnded();
      // The link proves that the person reads mail at this address.
      if (!current.email_confirmed) await this.users.confirmEmail(within(tx), current.id, current.email);
    });
    await this.rateLimits.succeeded(canonicalKey(user.email));
    return sentence(m.wasReset, language);
  }
}
