import { hashOf, newSecret, Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AddressesRepository, UNDO_DAYS } from '../addresses/addresses.repository.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { emailChangedMail } from './account-letters.js';
import type { User } from './user.entity.js';
import { isOther } from './user.rules.js';
import { UsersRepository } from './users.repository.js';

/** Consequences of a requested change of email (ADR 87). */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly outbox: Outbox,
    private readonly rateLimits: RateLimits,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  /** Counts a change before it is made, because each one sends mails to an unverified address. */
  async admit(id: OwnerId, wanted: string): Promise<void> {
    const user = await this.users.require(this.database, id);
    if (isOther(user, wanted) && wanted !== user.pending_email) await this.rateLimits.addressLink(id);
  }

  /** Sends a confirmation to the new address, and a notice to the old one. @throws EmailTaken */
  async follow(tx: EntityManager, before: User, after: User, language: Language): Promise<void> {
    const db = within(tx);
    const isChanged = isOther(before, after.email);
    if (!isChanged && after.pending_email === before.pending_email) return;
    const wanted = after.pending_email ?? after.email;
    if (!isChanged) await this.users.requireFree(db, after.id, wanted);
    await this.addresses.ask(db, after.id, wanted, language);
    if (isChanged) await this.addresses.forgetLinks(db, after.id);
    await this.tellOld(tx, before, after, language);
  }

  /** An address that was never confirmed may be a stranger's, so it gets no link to undo the change. */
  private async tellOld(tx: EntityManager, before: User, after: User, language: Language): Promise<void> {
    const secret = before.email_confirmed ? newSecret() : null;
    if (secret !== null) await this.addresses.allowUndo(within(tx), before, hashOf(secret));
    const change = { id: after.version, language };
    await this.outbox.append(tx, emailChangedMail(before, change, secret, UNDO_DAYS, this.settings.mail.carnetUrl));
  }
}
