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

/** Consequences of every change of a password, whoever asked for it and how. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: Sessions,
    private readonly facts: FactLog,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  /** Ends every session of before, in every service, and tells the person. Undefined where the password is another one by now. */
  async change(tx: EntityManager, user: User, passwordHash: string, language: Language): Promise<User | undefined> {
    const changed = await this.users.setPassword(within(tx), user, passwordHash);
    if (!changed) return undefined;
    await this.facts.append(tx, userFact(changed));
    await this.sessions.forgetAll(tx, user.id);
    await this.outbox.append(tx, passwordChangedMail(changed, language, this.settings.mail.carnetUrl));
    return changed;
  }
}
