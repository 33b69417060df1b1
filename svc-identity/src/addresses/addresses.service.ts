import { FactLog } from '@carnet/fact-log';
import { hashOf, newSecret } from '@carnet/mail';
import { type Language, sentence } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { userFact } from '../accounts/user.fact.js';
import { isOther } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { ForgottenPasswordsRepository } from '../forgotten-passwords/forgotten-passwords.repository.js';
import * as m from '../messages/address.js';
import { HandoversRepository } from '../handovers/handovers.repository.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Sharing } from '../sharing/sharing.service.js';
import { SetAsides } from '../set-aside/set-aside.service.js';
import { EmailLink, SaidOfAddressView, UndoneView } from './address.dto.js';
import { AddressLinkEnded, NothingToConfirm } from './address.errors.js';
import { AddressesRepository } from './addresses.repository.js';

/** Confirms addresses and undoes changes of them, by links in mails (ADR 87). */
@Injectable()
export class AddressesService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly resets: ForgottenPasswordsRepository,
    private readonly sessions: Sessions,
    private readonly setAsides: SetAsides,
    private readonly sharing: Sharing,
    private readonly handovers: HandoversRepository,
    private readonly facts: FactLog,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Sends another link to the pending address. */
  async sendAgain(owner: OwnerId, language: Language): Promise<SaidOfAddressView> {
    const user = await this.users.require(this.database, owner);
    if (user.email_confirmed && user.pending_email === null) throw new NothingToConfirm();
    await this.rateLimits.addressLink(owner);
    const email = user.pending_email ?? user.email;
    await this.addresses.ask(this.database, owner, email, language);
    return sentence(m.sent({ email }), language);
  }

  /** Cancels the change; the address stays. */
  async cancel(owner: OwnerId): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const { email_confirmed } = await this.users.require(within(tx), owner);
      if (!email_confirmed) return;
      await this.addresses.cancel(within(tx), owner);
      await this.addresses.forget(within(tx), owner);
    });
  }

  async confirm({ token }: EmailLink, address: string, language: Language): Promise<SaidOfAddressView> {
    await this.rateLimits.another(address);
    const secretHash = hashOf(token);
    const linked = await this.addresses.confirmationOf(this.database, secretHash);
    if (!linked) throw new AddressLinkEnded();
    await this.database.write(linked.id, async (tx) => {
      const db = within(tx);
      const current = await this.addresses.confirmationOf(db, secretHash);
      if (!current) throw new AddressLinkEnded();
      await this.users.confirmEmail(db, current.id, current.link_email);
      await this.addresses.forget(db, current.id);
      if (isOther(current, current.link_email)) await this.addresses.forgetLinks(db, current.id);
    });
    return sentence(m.confirmed({ email: linked.link_email }), language);
  }

  /**
   * Undoes a change of address. The person who made it may know the password: so all sessions end, additions since then end, and the answer contains a token to
   * set another password.
   */
  async undo({ token }: EmailLink, address: string, language: Language): Promise<UndoneView> {
    await this.rateLimits.another(address);
    const secretHash = hashOf(token);
    const linked = await this.addresses.undoOf(this.database, secretHash);
    if (!linked) throw new AddressLinkEnded();
    const resetToken = newSecret();
    const ended = await this.database.write(linked.id, async (tx) => {
      const db = within(tx);
      const current = await this.addresses.undoOf(db, secretHash);
      if (!current) throw new AddressLinkEnded();
      const user = await this.users.bringEmailBack(db, current.id, current.link_email);
      await this.facts.append(tx, userFact(user));
      await this.sessions.forgetAll(tx, user.id);
      await this.addresses.forget(db, user.id);
      const added = await this.setAsides.endSince(tx, user, { owner: user.id, secretHash }, language);
      await this.sharing.endSince(tx, user.id, secretHash);
      await this.handovers.withdrawSince(db, user.id, secretHash);
      await this.addresses.useUndo(db, user.id, secretHash);
      await this.addresses.forgetLinks(db, user.id);
      await this.resets.allow(db, user.id, hashOf(resetToken), user.tokens_valid_from);
      return added;
    });
    return { ...sentence(m.undone({ email: linked.link_email }), language), resetToken, ended };
  }
}
