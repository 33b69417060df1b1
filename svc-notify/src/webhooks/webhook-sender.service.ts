import { Slots, Worker } from '@carnet/jobs';
import { Outbox } from '@carnet/mail';
import { Database, Listener, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecipientsRepository } from '../recipients/recipients.repository.js';
import { AddressRefused, NoAnswer, OutgoingBusy } from '../outgoing/outgoing.errors.js';
import { OutgoingRequests } from '../outgoing/outgoing-requests.service.js';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { DELIVERIES_WANTED, DeliveriesRepository } from './deliveries.repository.js';
import type { Outcome, TakenDelivery } from './webhook.entity.js';
import { webhookOffMail } from './webhook-letters.js';
import { hasFailed, isTaken, type Reason, secondsUntilNextTry, signaturesOf, wantsNoMore } from './webhook.rules.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Maximum number of messages in flight per process, in all and per person; each goes to another webhook. */
const PLACES = { all: 20, ofOne: 4 };
/** Maximum time that a shutdown waits for running work, in milliseconds. After that, another instance sends it again. */
const LEAVE_MS = 2_000;
const HOUR_MS = 60 * 60_000;
/** Maximum stored characters of an answer. */
const MOST_SIGNS = 500;

/** Sends messages to webhooks. Several instances share the work; each webhook receives only one message at a time. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private readonly work: Worker;
  private readonly places = new Slots(PLACES);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
    private readonly webhooks: WebhooksRepository,
    private readonly recipients: RecipientsRepository,
    private readonly outbox: Outbox,
    private readonly outgoing: OutgoingRequests,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'Webhooks' });
    const run = async (isClosing: () => boolean) => {
      while (!isClosing() && !this.places.isFull && (await this.beginNext()));
      // Without a free slot, the end of running work starts the next run.
      return this.places.isFull ? null : this.deliveries.nextIn(this.places.served);
    };
    this.work = new Worker({ channel: DELIVERIES_WANTED, run }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
    this.timer = setInterval(() => void this.forget(), HOUR_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.work.close();
    await this.places.settle(LEAVE_MS);
  }

  /** Deletes deliveries that ended long ago, and expired ones that were never tried. */
  async forget(): Promise<void> {
    try {
      await this.deliveries.forget();
    } catch (error) {
      this.log.warn(`What webhooks were told was not forgotten: ${(error as Error).message}`);
    }
  }

  /** False if nothing is due. */
  private async beginNext(): Promise<boolean> {
    const taken = await this.deliveries.take(this.places.served);
    if (!taken) return false;
    const sending = this.send(taken).catch((error: unknown) => this.complain(taken, error));
    this.places.begin(taken.owner_id, sending, () => this.work.wake());
    return true;
  }

  private complain(delivery: TakenDelivery, error: unknown): void {
    // Its lease ends, and another try follows. The webhook's address has not failed.
    if (error instanceof OutgoingBusy) this.log.warn(told(delivery), 'A message found no place to go out');
    else this.log.warn({ err: error, ...told(delivery) }, 'What became of a message is not known');
  }

  private async send(delivery: TakenDelivery): Promise<void> {
    const outcome = await this.tryOnce(delivery);
    const { status } = outcome;
    if (status !== null && isTaken(status)) return this.deliveries.delivered(delivery, outcome);
    const isOver = status !== null && wantsNoMore(status);
    const seconds = isOver ? null : secondsUntilNextTry(delivery.tries);
    const failing = await this.deliveries.failed(delivery, outcome, seconds);
    this.log.info({ ...told(delivery), status, error: outcome.error }, 'A webhook did not take a message');
    if (isOver) await this.turnOff(delivery, 'gone');
    else if (hasFailed(failing)) await this.turnOff(delivery, 'failing');
  }

  private async tryOnce({
    owner_id,
    url,
    secret,
    replaced_secrets,
    message_id,
    body,
  }: TakenDelivery): Promise<Outcome> {
    const begun = performance.now();
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message_id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signaturesOf([secret, ...replaced_secrets], message_id, timestamp, body),
    };
    const took = () => ({ took_ms: Math.round(performance.now() - begun) });
    try {
      const { status, text } = await this.outgoing.post({ owner: owner_id, url, headers, body });
      return { status, answer: text && storable(text), error: null, ...took() };
    } catch (error) {
      return { status: null, answer: null, error: whyOf(error), ...took() };
    }
  }

  /** Turns the webhook off, and informs the person by mail. */
  private async turnOff(delivery: TakenDelivery, reason: Reason): Promise<void> {
    const { owner_id, message_id } = delivery;
    await this.database.write(owner_id, async (tx) => {
      const db = within(tx);
      const off = await this.webhooks.disable(db, delivery, reason);
      if (!off) return;
      const user = await this.recipients.require(db, owner_id);
      const key = `webhook-off:${message_id}:${off.version}`;
      await this.outbox.append(tx, webhookOffMail(user, off, reason, key, this.settings.mail.carnetUrl));
    });
  }
}

const told = ({ owner_id, webhook_id, id, tries }: TakenDelivery) => ({
  ...{ owner: owner_id, webhook: webhook_id, message: id, tries },
});

/** Cuts text, and replaces characters that PostgreSQL cannot store. */
const storable = (text: string): string => text.slice(0, MOST_SIGNS).replaceAll('\u0000', '').toWellFormed();

function whyOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.fault;
  if (error instanceof NoAnswer) return error.why;
  throw error;
}
