import { createHmac, randomBytes } from 'node:crypto';

/** Events that a webhook can subscribe to, by domain. */
export const WEBHOOK_EVENTS = [
  'vehicle',
  'part',
  'service_event',
  'due_point',
  'modification',
  'issue',
  'track_day',
  'document',
  'document_expiry',
  'reminder',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Reasons for which Carnet turns a webhook off. */
export const REASONS = ['failing', 'gone'] as const;
export type Reason = (typeof REASONS)[number];

/** Days of uninterrupted failures after which a webhook is turned off. */
export const FAILING_DAYS = 5;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAUSES_S = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY, DAY, DAY];

/** Tells whether a webhook has failed for long enough to be turned off. */
export const hasFailed = (failingSeconds: number): boolean => failingSeconds >= FAILING_DAYS * DAY;

/** The pause after `tries` failures: as Standard Webhooks advises, continued up to five days. Null to give up. */
export const secondsUntilNextTry = (tries: number): number | null => PAUSES_S[tries - 1] ?? null;

/** Tells whether a receiver has accepted the message. Redirects are not followed, so a 3xx counts as a failure. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** A receiver answers 410 to unsubscribe. */
export const wantsNoMore = (status: number): boolean => status === 410;

const SECRET_BYTES = 32;

export const newWebhookSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The text form of a secret, as the libraries of Standard Webhooks parse it. */
export const writtenSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** The signature header of a message: one signature, or one per valid secret during a rotation. */
export function signaturesOf(secrets: readonly Buffer[], id: string, timestamp: number, body: string): string {
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return signed.map((signature) => `v1,${signature}`).join(' ');
}
