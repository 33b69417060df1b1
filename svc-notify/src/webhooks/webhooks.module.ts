import { Module } from '@nestjs/common';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { OutgoingModule } from '../outgoing/outgoing.module.js';
import { StepUpModule } from '../step-up/step-up.module.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { WebhookMessages } from './webhook-messages.service.js';
import { WebhookSender } from './webhook-sender.service.js';
import {
  ComponentDueTelling,
  DocumentExpiryTelling,
  DuePointTelling,
  IssueTelling,
  ModificationTelling,
  PaperTelling,
  PartTelling,
  ServiceEventTelling,
  TrackDayTelling,
  VehicleTelling,
} from './webhook.handlers.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [RecipientsModule, OutgoingModule, StepUpModule],
  controllers: [WebhooksController],
  providers: [
    ...[WebhooksService, WebhooksRepository, DeliveriesRepository, WebhookMessages, WebhookSender],
    ...[VehicleTelling, PartTelling, ServiceEventTelling, DuePointTelling, ComponentDueTelling],
    ...[ModificationTelling, IssueTelling, TrackDayTelling, PaperTelling, DocumentExpiryTelling],
  ],
  exports: [WebhookMessages],
})
export class WebhooksModule {}
