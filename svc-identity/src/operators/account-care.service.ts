import { FactLog } from '@carnet/fact-log';
import { Outbox } from '@carnet/mail';
import { ENGLISH } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { userFact } from '../accounts/user.fact.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { FactorsRepository } from '../second-factor/factors.repository.js';
import { factorsRemovedMail } from '../second-factor/second-factor-letters.js';
import { Sessions } from '../sessions/sessions.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';

/**
 * Account help by the operator of the installation, for a person who asks and whose identity is clear (docs/operations.md, Accounts). Null if no account has
 * the email.
 */
@Injectable()
export class AccountCare {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly factors: FactorsRepository,
    private readonly sessions: Sessions,
    private readonly facts: FactLog,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  /** Signs the person out everywhere, within seconds. API keys stay valid. */
  endSessions(email: string): Promise<User | null> {
    return this.change(email, (tx, user) => this.endAll(tx, user));
  }

  /** Turns all second factors off, so that the password is enough; signs the person out everywhere, and mails them. */
  removeFactors(email: string): Promise<User | null> {
    return this.change(email, async (tx, user) => {
      await this.factors.removeAll(within(tx), user.id);
      await this.endAll(tx, user);
      await this.outbox.append(tx, factorsRemovedMail(user, ENGLISH, this.settings.mail.carnetUrl));
    });
  }

  private async change(email: string, work: (tx: EntityManager, user: User) => Promise<void>): Promise<User | null> {
    const user = await this.users.findByEmail(this.database, email);
    if (!user) return null;
    await this.database.write(user.id, (tx) => work(tx, user));
    return user;
  }

  private async endAll(tx: EntityManager, { id }: User): Promise<void> {
    await this.facts.append(tx, userFact(await this.users.endTokens(within(tx), id)));
    await this.sessions.forgetAll(tx, id);
  }
}
