import { within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import type { Happening } from './happenings.rules.js';
import type { WebhookEvent } from './webhook.rules.js';

/** Stores webhook messages in the transaction of the event that they report, and sends them after the commit, even after a crash (ADR 85). */
@Injectable()
export class WebhookMessages {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    @Inject(SETTINGS) private readonly settings: Pick<NotifySettings, 'mail'>,
  ) {}

  /** Carnet's address, for links in messages. */
  get carnetUrl(): string {
    return this.settings.mail.carnetUrl;
  }

  /** Tells whether any webhook of the person subscribes to this event. */
  isHeard(tx: EntityManager, owner: OwnerId, event: WebhookEvent): Promise<boolean> {
    return this.deliveries.isHeard(within(tx), owner, event);
  }

  /** Appends each event for all subscribed webhooks of its person; there may be none. */
  async append(tx: EntityManager, happenings: readonly Happening[]): Promise<void> {
    if (happenings.length === 0) return;
    const names = await this.namesIn(tx, happenings);
    const messages = happenings.map(({ owner_id, actor_id, event, type, at, data }) => {
      const actor = actor_id && { id: actor_id, name: names.get(writerKey(owner_id, actor_id)) ?? null };
      return { ...{ owner_id, event, type, at }, body: bodyOf(type, at, { ...data, ...(actor && { actor }) }) };
    });
    await this.deliveries.append(within(tx), messages);
  }

  /** Names of the authors, as in the journal; a deleted account has none. */
  private async namesIn(tx: EntityManager, happenings: readonly Happening[]): Promise<Map<string, string>> {
    const acted = happenings.filter(({ actor_id }) => actor_id !== undefined);
    if (acted.length === 0) return new Map();
    const writers = await this.deliveries.writers(
      within(tx),
      acted.map(({ owner_id }) => owner_id),
    );
    return new Map(writers.map(({ owner_id, id, name }) => [writerKey(owner_id, id), name]));
  }
}

const writerKey = (owner: OwnerId, person: number): string => `${owner} ${person}`;

/** The body in the format of Standard Webhooks. */
export const bodyOf = (type: string, at: string, data: Record<string, unknown>): string =>
  JSON.stringify({ type, timestamp: at, data });
