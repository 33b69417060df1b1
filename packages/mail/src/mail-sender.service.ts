import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { secondsUntilNextTry, Worker } from '@carnet/jobs';
import { Listener } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { MAIL, type MailSettings } from './mail-settings.js';
import { refusedForGood } from './mail.rules.js';
import { MAILS_WANTED, MailsRepository, type TakenMail } from './mails.repository.js';
import { AT_ONCE, openPost, type Post } from './post.js';

/** Maximum time that a shutdown waits for the mail server, in milliseconds. After that, another instance sends the mail again. */
const LEAVE_MS = 2_000;

/** Sends the mails in the outbox. Several instances share the work. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private readonly work: Worker;

  constructor(
    private readonly mails: MailsRepository,
    @Inject(MAIL) private readonly settings: MailSettings,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'Mail' });
    const run = async (isClosing: () => boolean) => {
      await this.sendAll(isClosing);
      await this.mails.forget();
      return this.mails.nextIn();
    };
    this.work = new Worker({ channel: MAILS_WANTED, run, leaveMs: LEAVE_MS }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.work.close();
  }

  private async sendAll(isClosing: () => boolean): Promise<void> {
    let post: Post | null = null;
    try {
      while (!isClosing()) {
        const taken = await this.mails.take(AT_ONCE);
        if (taken.length === 0) return;
        const open = (post ??= await openPost(this.settings));
        await Promise.all(taken.map((mail) => this.send(open, mail)));
      }
    } finally {
      post?.close();
    }
  }

  private async send(post: Post, mail: TakenMail): Promise<void> {
    if (mail.is_late) return this.giveUp(mail, 'its time is over');
    let place: string | null;
    try {
      place = await post.send(mail);
    } catch (error) {
      return this.afterFailure(mail, error as Error);
    }
    await this.mails.end(mail);
    this.log.info(told(mail), place === null ? 'A mail was sent' : `A mail came, and no server is set: ${place}`);
  }

  /** The server's message may quote the address, which must not appear in a log. */
  private async afterFailure(mail: TakenMail, error: Error): Promise<void> {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (refusedForGood(error)) return this.giveUp(mail, `the server refused it (${responseCode})`);
    const seconds = secondsUntilNextTry(mail.tries);
    this.log.warn({ ...told(mail), code, responseCode }, `A mail was not sent, and is tried again in ${seconds} s`);
    await this.mails.later(mail, seconds);
  }

  private async giveUp(mail: TakenMail, why: string): Promise<void> {
    this.log.error(told(mail), `A mail is not sent any more: ${why}`);
    await this.mails.end(mail);
  }
}

const told = ({ id, key, owner_id, tries }: TakenMail) => ({ mail: id, about: key, owner: owner_id, tries });
