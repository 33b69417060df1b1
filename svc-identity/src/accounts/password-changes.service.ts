import { FactLog } from '@carnet/fact-log';
import { Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { within } from '@carnet/pg';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { Sessions } from '../sessions/sessions.service.js';
import { passwordChangedMail } from './account-letters.js';
import type { User } from './user.entity.js';
import { userFact } from './user.fact.js';
import { UsersRepository } from './users.repository.js';

/** Consequences of a change of password, by any way. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: Sessions,
    private readonly facts: FactLog,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  /** Ends all earlier sessions in every service, and mails the user. Undefined if the password has changed meanwhile. */
  async change(tx: EntityManager, user: User, passwordHash: string, language: Language): Promise<User | undefined> {
    const changed = await this.users.setPassword(within(tx), user, passwordHash);
    if (!changed) return undefined;
    await this.facts.append(tx, userFact(changed));
    await this.sessions.forgetAll(tx, user.id);
    await this.outbox.append(tx, passwordChangedMail(changed, language, this.settings.mail.carnetUrl));
    return changed;
  }
}
