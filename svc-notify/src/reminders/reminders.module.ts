import { Module } from '@nestjs/common';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { ChannelsModule } from '../channels/channels.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { Digests } from './digests.service.js';
import { ReminderLinksController } from './reminder-links.controller.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [RecipientsModule, ChannelsModule, WebhooksModule],
  controllers: [RemindersController, ReminderLinksController, UnsubscribeController],
  providers: [RemindersService, RemindersRepository, Digests],
})
export class RemindersModule {}
