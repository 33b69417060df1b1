import type { LeasedRow } from '@carnet/jobs';
import type { OwnerId } from '@carnet/rest';
import type { Reason, WebhookEvent } from './webhook.rules.js';

/** A person's settings of a webhook. */
export interface ChosenWebhook {
  name: string;
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
}

export interface Webhook extends ChosenWebhook {
  id: number;
  owner_id: OwnerId;
  disabled_because: Reason | null;
  version: number;
}

/** A webhook with the address that was used. Its answer says nothing about a newer address. */
export interface AskedWebhook {
  owner_id: OwnerId;
  webhook_id: number;
  url: string;
}

/** A message leased for sending. */
export interface TakenDelivery extends LeasedRow, AskedWebhook {
  id: number;
  /** The message id for the receiver, the same for each try. */
  message_id: string;
  body: string;
  secret: Buffer;
  /** Replaced secrets that receivers may still use, the newest first. */
  replaced_secrets: Buffer[];
}

/** The outcome of a try. */
export interface Outcome {
  status: number | null;
  answer: string | null;
  /** The reason why there is no status. */
  error: string | null;
  took_ms: number;
}
