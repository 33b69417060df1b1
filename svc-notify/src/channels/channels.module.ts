import { Module } from '@nestjs/common';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { OutgoingModule } from '../outgoing/outgoing.module.js';
import { StepUpModule } from '../step-up/step-up.module.js';
import { ChannelPost } from './channel-post.service.js';
import { ChannelsController } from './channels.controller.js';
import { ChannelsRepository } from './channels.repository.js';
import { Channels } from './channels.service.js';
import { NotificationSender } from './notification-sender.service.js';
import { NotificationsRepository } from './notifications.repository.js';
import { Notifications } from './notifications.service.js';
import { PushKeysRepository } from './push-keys.repository.js';
import { PushKeys } from './push-keys.service.js';

@Module({
  imports: [RecipientsModule, OutgoingModule, StepUpModule],
  controllers: [ChannelsController],
  providers: [
    Channels,
    ChannelsRepository,
    ChannelPost,
    Notifications,
    NotificationsRepository,
    NotificationSender,
    PushKeys,
    PushKeysRepository,
  ],
  exports: [Notifications, PushKeys],
})
export class ChannelsModule {}
