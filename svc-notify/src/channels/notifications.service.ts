import { within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChannelsRepository } from './channels.repository.js';
import { fitting, type Notification } from './notification.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Stores notifications in the transaction of the event that they report, and sends them after the commit, even after a crash (ADR 75, ADR 89). */
@Injectable()
export class Notifications {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly notifications: NotificationsRepository,
  ) {}

  /** The ids of a person's channels that are on. */
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
