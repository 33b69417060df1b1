import { randomUUID } from 'node:crypto';
import { Worker } from '@carnet/jobs';
import { hashOf, newSecret, Outbox } from '@carnet/mail';
import { Clock } from '@carnet/person';
import { Database, isPassing, Listener, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { WebhookMessages } from '../webhooks/webhook-messages.service.js';
import { Notifications } from '../channels/notifications.service.js';
import { digestHappening } from './digest-happening.js';
import { digestLetter } from './digest-letter.js';
import { digestNotification } from './digest-notification.js';
import { settingsWith, turnOf } from './reminder-settings.rules.js';
import { type Planned, REMINDERS_WANTED, RemindersRepository } from './reminders.repository.js';
import type { Reminder } from './reminders.rules.js';
import { RemindersService, zoneOf } from './reminders.service.js';

/** Days for which the links in a letter work. */
const LINK_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;
/** Delay of the next try after a failure for a person, in milliseconds. */
const PUT_OFF_MS = 10 * 60_000;

/**
 * Sends reminders at each person's time. Several instances share the work: a person's row stays locked while their letter is written. The letter, its content
 * and the next turn are stored in one transaction (ADR 71).
 */
@Injectable()
export class Digests implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private readonly work: Worker;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly repository: RemindersRepository,
    private readonly reminders: RemindersService,
    private readonly outbox: Outbox,
    private readonly webhooks: WebhookMessages,
    private readonly notifications: Notifications,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'Digests' });
    const run = async (isClosing: () => boolean) => {
      while (!isClosing() && (await this.lookAtNext()));
      await this.repository.forgetLinks(this.database, this.clock.now());
      return this.repository.nextIn(this.database, this.clock.now());
    };
    this.work = new Worker({ channel: REMINDERS_WANTED, run }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.work.close();
  }

  /** False if nobody is due. */
  private async lookAtNext(): Promise<boolean> {
    let person: Planned | undefined;
    try {
      await this.database.transaction(async (tx) => {
        person = await this.repository.takeNext(within(tx), this.clock.now());
        if (person) await this.lookAt(tx, person);
      });
    } catch (error) {
      if (!person || isPassing(error)) throw error;
      this.log.error({ err: error, owner: person.owner_id }, 'Somebody could not be reminded, and is tried again');
      const until = new Date(this.clock.now().getTime() + PUT_OFF_MS);
      await this.repository.putOff(this.database, person.owner_id, until);
    }
    return person !== undefined;
  }

  private async lookAt(tx: EntityManager, person: Planned): Promise<void> {
    const now = this.clock.now();
    const settings = settingsWith(person, person.odometer_unit ?? 'mi');
    const { tells, next } = turnOf({ ...person, settings, zone: zoneOf(person) }, now);
    const isTold = tells && (await this.tell(tx, person, settings.by_mail, now));
    await this.repository.looked(within(tx), person.owner_id, now, next, isTold);
  }

  /** Sends by all open channels; a reminder counts as sent for all of them. False if there is nothing new, or no channel. */
  private async tell(tx: EntityManager, person: Planned, byMail: boolean, now: Date): Promise<boolean> {
    const db = within(tx);
    const { owner_id: owner } = person;
    const channels = await this.notifications.open(tx, owner);
    // An unconfirmed address may be a stranger's.
    const isMailed = byMail && person.email_confirmed;
    const isHeard = await this.webhooks.isHeard(tx, owner, 'reminder');
    if (!isMailed && !isHeard && channels.length === 0) return false;
    const { reminders, points } = await this.reminders.of(db, person);
    await this.repository.forget(db, owner, points, now);
    const news = reminders.filter(({ is_news }) => is_news);
    if (news.length === 0) return false;
    await this.repository.tell(db, owner, news, now);
    const link = await this.link(tx, owner, news, now);
    const key = `reminders:${link.id}`;
    const { carnetUrl } = this.settings.mail;
    if (isMailed) {
      const mail = digestLetter(news, person, link, carnetUrl);
      await this.outbox.append(tx, { owner, address: person.email, key, ...mail });
    }
    const notification = digestNotification(news, person, link.later, carnetUrl);
    await this.notifications.append(tx, { owner, channels, key, notification });
    await this.webhooks.append(tx, [digestHappening(owner, news, person, now, carnetUrl)]);
    return true;
  }

  /**
   * Stores what the links of a letter give access to; returns their secrets. The secret that ends mails is in an address that may be logged, so it gives no
   * other access.
   */
  private async link(tx: EntityManager, owner: OwnerId, news: readonly Reminder[], now: Date): Promise<Link> {
    const link = { id: randomUUID(), later: newSecret(), unsubscribe: newSecret() };
    await this.repository.link(within(tx), owner, {
      id: link.id,
      secretHash: hashOf(link.later),
      unsubscribeHash: hashOf(link.unsubscribe),
      points: news.map(({ point }) => point),
      expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    });
    return link;
  }
}

interface Link {
  id: string;
  /** The secret that snoozes the reminders of the letter. */
  later: string;
  /** The secret that ends the mails. */
  unsubscribe: string;
}
