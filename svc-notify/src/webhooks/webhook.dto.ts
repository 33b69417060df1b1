import { BooleanField, ChoiceListField, PatchOf, saying, Shape, TextField } from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize } from 'class-validator';
import * as m from '../messages/webhook.js';
import { REASONS, type Reason, WEBHOOK_EVENTS, type WebhookEvent } from './webhook.rules.js';

const NAME = 100;
const URL_LENGTH = 2_000;

class WebhookFields {
  @TextField({ required: m.nameRequired, max: NAME, description: 'For the list of webhooks: who is told' })
  name: string;

  @TextField({ required: m.urlRequired, max: URL_LENGTH, description: 'https or http, of the public Internet' })
  url: string;

  @ArrayMinSize(1, saying(m.eventsRequired))
  @ChoiceListField(WEBHOOK_EVENTS, { required: m.eventsRequired, description: 'Of what it is told' })
  events: WebhookEvent[];

  @BooleanField({ required: m.enabledRequired, description: 'Whether anything is sent' })
  enabled: boolean;
}

export class CreateWebhook extends WebhookFields {}

/** An omitted field stays unchanged. Turning a webhook on resets its failures. */
export class UpdateWebhook extends PatchOf(WebhookFields) {}

export class WebhookView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string') url: string;
  @Shape('string', { enum: WEBHOOK_EVENTS, isArray: true }) events: WebhookEvent[];
  @Shape('boolean') enabled: boolean;
  @Shape('string', {
    enum: REASONS,
    nullable: true,
    description: 'Why Carnet turned it off: `failing`, for five days, or `gone`, by 410; null where it did not',
  })
  disabled_because: Reason | null;
  @Shape('date-time', { nullable: true, description: 'Since when nothing was taken; null where the last was' })
  failing_since: string | null;
  @Shape('date-time') created_at: string;
  @Shape('integer', { description: 'Messages that wait to be sent' }) waiting: number;
  @Shape('integer') version: number;
}

export class NewWebhookView extends WebhookView {
  @Shape('string', { description: 'What messages are signed with. Told this once' }) secret: string;
}

export class WebhookSecretView {
  @Shape('string', { description: 'What messages are signed with. Told this once' }) secret: string;
  @Shape('date-time', { description: 'Until then they are signed with the one before as well' })
  previous_until: string;
}

const STATES = ['waiting', 'delivered', 'failed'] as const;

export class WebhookDeliveryView {
  @Shape('integer') id: number;
  @Shape('string', { description: 'The header `webhook-id`: the same at each try' }) message_id: string;
  @Shape('string', { description: 'As `vehicle.updated`' }) type: string;
  @Shape('string', { enum: STATES }) state: (typeof STATES)[number];
  @Shape('date-time') created_at: string;
  @Shape('integer', { description: 'How often it was tried' }) tries: number;
  @Shape('date-time', { nullable: true }) last_tried_at: string | null;
  @Shape('date-time', { nullable: true, description: 'When it is tried next; null where it is not any more' })
  next_try_at: string | null;
  @Shape('integer', { nullable: true, description: 'What the last try was answered; null where nobody answered' })
  status: number | null;
  @Shape('string', { nullable: true, description: 'How that answer begins; null of a private network' })
  answer: string | null;
  @Shape('string', {
    nullable: true,
    description: 'Why nobody answered: `not-found`, `no-connection`, `certificate`, `too-slow` or `private`',
  })
  error: string | null;
  @Shape('integer', { nullable: true, description: 'How long the last try took, in milliseconds' })
  took_ms: number | null;
  @ApiProperty({ type: 'string', description: 'What is sent, to the letter: it is what the signature is of' })
  body: string;
}

/** A delivery in its owner's export, with the id of its webhook. */
export class ExportedWebhookDeliveryView extends WebhookDeliveryView {
  @Shape('integer') webhook_id: number;
}

export class WebhookDeliveriesQuery extends PageQuery {}
