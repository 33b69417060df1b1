import { within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChannelsRepository } from './channels.repository.js';
import { fitting, type Notification } from './notification.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Notifications of channels: kept in the transaction of what they are about, and sent after it, whatever dies meanwhile (ADR 75, ADR 89). */
@Injectable()
export class Notifications {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly notifications: NotificationsRepository,
  ) {}

  /** The channels of a person that are on. */
  open(tx: EntityManager, owner: OwnerId): Promise<number[]> {
    return this.channels.open(within(tx), owner);
  }

  async append(
    tx: EntityManager,
    told: { owner: OwnerId; channels: readonly number[]; key: string; notification: Notification },
  ): Promise<void> {
    const { owner, key } = told;
    const notification = fitting(told.notification);
    for (const channel of told.channels)
      await this.notifications.append(within(tx), { owner, channel, key, notification });
  }
}
