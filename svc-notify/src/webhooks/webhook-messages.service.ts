import { within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import type { Happening } from './happenings.rules.js';
import type { WebhookEvent } from './webhook.rules.js';

/** Messages of webhooks: kept in the transaction of what they are about, and sent after it, whatever dies meanwhile (ADR 85). */
@Injectable()
export class WebhookMessages {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    @Inject(SETTINGS) private readonly settings: Pick<NotifySettings, 'mail'>,
  ) {}

  /** The address of Carnet, for links of messages. */
  get carnetUrl(): string {
    return this.settings.mail.carnetUrl;
  }

  /** Tells whether a webhook of somebody subscribes to such events. */
  isHeard(tx: EntityManager, owner: OwnerId, event: WebhookEvent): Promise<boolean> {
    return this.deliveries.isHeard(within(tx), owner, event);
  }

  /** Appends each for all webhooks of its person that want to hear of it, of which there may be none. */
  async append(tx: EntityManager, happenings: readonly Happening[]): Promise<void> {
    if (happenings.length === 0) return;
    const messages = happenings.map(({ owner_id, event, type, at, data }) => ({
      ...{ owner_id, event, type, at },
      body: bodyOf(type, at, data),
    }));
    await this.deliveries.append(within(tx), messages);
  }
}

/** The form that Standard Webhooks gives it. */
export const bodyOf = (type: string, at: string, data: Record<string, unknown>): string =>
  JSON.stringify({ type, timestamp: at, data });
