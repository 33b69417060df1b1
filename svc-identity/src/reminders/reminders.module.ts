import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { Digests } from './digests.service.js';
import { ReminderLinksController } from './reminder-links.controller.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [MailModule, WebhooksModule],
  controllers: [RemindersController, ReminderLinksController],
  providers: [RemindersService, RemindersRepository, Digests],
})
export class RemindersModule {}
