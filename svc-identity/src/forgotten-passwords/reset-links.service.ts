import { Worker } from '@carnet/jobs';
import { hashOf, newSecret, Outbox } from '@carnet/mail';
import { Database, Listener, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { resetMail } from '../accounts/account-letters.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { ForgottenPasswordsRepository, LINK_MINUTES, PASSWORDS_FORGOTTEN } from './forgotten-passwords.repository.js';

/** Sends a link for each request that belongs to an account. Several instances share the work. */
@Injectable()
export class ResetLinks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly work: Worker;

  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenPasswordsRepository,
    private readonly users: UsersRepository,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    const run = async (isClosing: () => boolean) => {
      while (!isClosing() && (await this.sendNext()));
      return null;
    };
    this.work = new Worker({ channel: PASSWORDS_FORGOTTEN, run }, log.child({ context: 'ResetLinks' }), listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.work.close();
  }

  /** Returns false if no request waits. The request is deleted, and the link and its mail are stored, in one transaction. */
  private sendNext(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const db = within(tx);
      const asked = await this.forgotten.take(db);
      if (!asked) return false;
      const user = await this.users.findByEmail(db, asked.email);
      if (!user || !(await this.users.keep(db, user.id))) return true;
      const secret = newSecret();
      if (!(await this.forgotten.allow(db, user.id, hashOf(secret), asked.asked_at))) return true;
      const mail = resetMail(user, asked, secret, LINK_MINUTES, this.settings.mail.carnetUrl);
      await this.outbox.append(tx, mail);
      return true;
    });
  }
}
