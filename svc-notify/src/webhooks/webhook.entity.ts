import type { LeasedRow } from '@carnet/jobs';
import type { OwnerId } from '@carnet/rest';
import type { Reason, WebhookEvent } from './webhook.rules.js';

/** Choices of a person about a webhook. */
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

/** A webhook by the address that was asked. What that one answers says nothing of an address that has taken its place meanwhile. */
export interface AskedWebhook {
  owner_id: OwnerId;
  webhook_id: number;
  url: string;
}

/** A message that is taken to be sent, for as long as the lease says. */
export interface TakenDelivery extends LeasedRow, AskedWebhook {
  id: number;
  /** The receiver's name for the message, whichever try it is. */
  message_id: string;
  body: string;
  secret: Buffer;
  /** The secrets that were replaced, the newest first, as long as receivers may still have them. */
  replaced_secrets: Buffer[];
}

/** The outcome of a try. */
export interface Outcome {
  status: number | null;
  answer: string | null;
  /** Why there is no status. */
  error: string | null;
  took_ms: number;
}
