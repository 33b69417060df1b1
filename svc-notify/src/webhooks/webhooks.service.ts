import { Inject, Injectable } from '@nestjs/common';
import { merged, nextVersion } from '@carnet/fields';
import { Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { Clock } from '@carnet/person';
import { Database, type JsonText, type Queryable, within } from '@carnet/pg';
import { type OwnerId, requireVersion } from '@carnet/rest';
import { RecipientsRepository } from '../recipients/recipients.repository.js';
import { faultOfAddress } from '../outgoing/address.rules.js';
import { RateLimits } from '../recipients/rate-limits.service.js';
import { StepUp } from '../step-up/step-up.service.js';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { bodyOf } from './webhook-messages.service.js';
import type {
  CreateWebhook,
  NewWebhookView,
  UpdateWebhook,
  WebhookDeliveriesQuery,
  WebhookSecretView,
  WebhookView,
} from './webhook.dto.js';
import type { Webhook } from './webhook.entity.js';
import { DeliveryNotFound, refusedUrl, TooManyMessagesWait, WebhookNotFound } from './webhook.errors.js';
import { webhookMadeMail, webhookMovedMail } from './webhook-letters.js';
import { deliveries, deliveriesOfWebhook, deliveryOf, webhookOf, webhooks, webhooksOf } from './webhook.read.js';
import { newWebhookSecret, writtenSecret } from './webhook.rules.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** The requesting person, with session and language. */
export interface Asker {
  owner: OwnerId;
  session: string;
  language: Language;
}

const missing = () => new WebhookNotFound();

/** Webhooks: addresses that a person chose, which receive events about the person's data (ADR 85). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly repository: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly recipients: RecipientsRepository,
    private readonly outbox: Outbox,
    private readonly stepUp: StepUp,
    private readonly limits: RateLimits,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
  ) {}

  list(owner: OwnerId): Promise<JsonText> {
    return webhooks.list(this.database, webhooksOf(owner), {});
  }

  get(owner: OwnerId, id: number, db: Queryable = this.database): Promise<JsonText> {
    return webhooks.one(db, webhookOf(owner, id), missing);
  }

  /** Creates a webhook, and returns its secret only this once. A mail informs the person, in case that somebody else did it. */
  async create({ owner, session, language }: Asker, body: CreateWebhook): Promise<NewWebhookView> {
    this.requireAddress(body.url);
    await this.stepUp.require(owner, session);
    const secret = newWebhookSecret();
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const { id } = await this.repository.insert(db, owner, body, secret);
      const user = await this.recipients.require(db, owner);
      await this.outbox.append(tx, webhookMadeMail(user, language, { ...body, id }, this.settings.mail.carnetUrl));
      const view = (await this.get(owner, id, db)).parse<WebhookView>();
      return { ...view, secret: writtenSecret(secret) };
    });
  }

  /** A mail also informs the person of a changed address. */
  async update(asker: Asker, id: number, body: UpdateWebhook, ifMatch: number | null): Promise<JsonText> {
    const updated = await this.write(asker, id, body, ifMatch, false);
    if (updated) return updated;
    await this.stepUp.require(asker.owner, asker.session);
    return (await this.write(asker, id, body, ifMatch, true))!;
  }

  /** Null, without any change, if the address differs and the step-up is missing. */
  private write(
    { owner, language }: Asker,
    id: number,
    body: UpdateWebhook,
    ifMatch: number | null,
    isProven: boolean,
  ): Promise<JsonText | null> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const stored = await this.require(db, owner, id);
      requireVersion(stored, ifMatch);
      const changed = nextVersion(stored, merged(stored, body as Partial<Webhook>));
      if (changed && changed.url !== stored.url) {
        this.requireAddress(changed.url);
        if (!isProven) return null;
        const user = await this.recipients.require(db, owner);
        await this.outbox.append(tx, webhookMovedMail(user, language, changed, this.settings.mail.carnetUrl));
      }
      if (changed) await this.repository.update(db, changed);
      if (changed && changed.url !== stored.url) await this.deliveries.startAfresh(db, owner, id);
      return this.get(owner, id, db);
    });
  }

  /** @throws WebhookNotFound */
  async remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    await this.database.write(owner, async (tx) => {
      requireVersion(await this.require(within(tx), owner, id), ifMatch);
      await this.repository.remove(within(tx), owner, id);
    });
  }

  /** Creates a new secret. For a day, messages are signed with both secrets, so that the receiver can switch without losing one. */
  async renewSecret({ owner, session }: Omit<Asker, 'language'>, id: number): Promise<WebhookSecretView> {
    await this.stepUp.require(owner, session);
    const secret = newWebhookSecret();
    return this.database.write(owner, async (tx) => {
      const until = await this.repository.renewSecret(within(tx), owner, id, secret);
      if (!until) throw new WebhookNotFound();
      return { secret: writtenSecret(secret), previous_until: until.toISOString() };
    });
  }

  /** Sends an empty test message. */
  async test(owner: OwnerId, id: number): Promise<JsonText> {
    await this.limits.trial(owner);
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.require(db, owner, id);
      const body = bodyOf('webhook.test', this.clock.now().toISOString(), { webhook_id: id });
      const delivery = await this.deliveries.appendFor(db, owner, id, { type: 'webhook.test', body });
      if (!delivery) throw new TooManyMessagesWait();
      await this.deliveries.wakeWebhook(db, owner, id);
      return deliveries.one(db, deliveryOf(owner, id, delivery.id), () => new DeliveryNotFound());
    });
  }

  async listDeliveries(owner: OwnerId, id: number, query: WebhookDeliveriesQuery): Promise<JsonText> {
    const found = await deliveries.list(this.database, deliveriesOfWebhook(owner, id), query);
    if (found.about.page?.total === 0) await this.require(this.database, owner, id);
    return found;
  }

  /** Sends a message again, whatever its outcome was. */
  async redeliver(owner: OwnerId, id: number, delivery: number): Promise<JsonText> {
    await this.limits.redelivery(owner);
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.require(db, owner, id);
      // Locks the webhook before its message, in the same order as the sender.
      await this.deliveries.wakeWebhook(db, owner, id);
      if (!(await this.deliveries.again(db, owner, id, delivery))) throw new DeliveryNotFound();
      return deliveries.one(db, deliveryOf(owner, id, delivery), () => new DeliveryNotFound());
    });
  }

  private async require(db: Queryable, owner: OwnerId, id: number): Promise<Webhook> {
    const found = await this.repository.find(db, owner, id);
    if (!found) throw new WebhookNotFound();
    return found;
  }

  /** Refuses an invalid or private address at once. A name is only resolved when a message is sent. */
  private requireAddress(url: string): void {
    const fault = faultOfAddress(url, this.settings.privateNetworks);
    if (fault !== null) throw refusedUrl(fault);
  }
}
