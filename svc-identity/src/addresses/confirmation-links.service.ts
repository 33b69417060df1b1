import { Worker } from '@carnet/jobs';
import { hashOf, newSecret, Outbox } from '@carnet/mail';
import { Database, Listener, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { confirmEmailMail } from '../accounts/account-letters.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { AddressesRepository, CONFIRMATIONS_WANTED } from './addresses.repository.js';

/** Sends confirmation links in the background, so that registration does not wait for mail. Several instances share the work. */
@Injectable()
export class ConfirmationLinks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly work: Worker;

  constructor(
    private readonly database: Database,
    private readonly addresses: AddressesRepository,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    const run = async (isClosing: () => boolean) => {
      while (!isClosing() && (await this.sendNext()));
      return null;
    };
    const work = { channel: CONFIRMATIONS_WANTED, run };
    this.work = new Worker(work, log.child({ context: 'ConfirmationLinks' }), listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.work.close();
  }

  /** Returns false if nobody waits. The link and its mail are stored in one transaction. */
  private async sendNext(): Promise<boolean> {
    const owner = await this.addresses.next(this.database);
    if (owner === null) return false;
    await this.database.write(owner, async (tx) => {
      const wanted = await this.addresses.wantedOf(within(tx), owner);
      if (!wanted) return;
      const secret = newSecret();
      await this.addresses.arm(within(tx), owner, hashOf(secret));
      await this.outbox.append(tx, confirmEmailMail(wanted, secret, this.settings.mail.carnetUrl));
    });
    return true;
  }
}
