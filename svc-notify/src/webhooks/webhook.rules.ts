import { createHmac, randomBytes } from 'node:crypto';

/** Events that a webhook can be told, by the domain in which they happen. */
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

/** Why a webhook was turned off by Carnet itself. */
export const REASONS = ['failing', 'gone'] as const;
export type Reason = (typeof REASONS)[number];

/** After so many days of failures, and of nothing else, a webhook is turned off. */
export const FAILING_DAYS = 5;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAUSES_S = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY, DAY, DAY];

/** Tells whether a webhook has failed for long enough to be turned off. */
export const hasFailed = (failingSeconds: number): boolean => failingSeconds >= FAILING_DAYS * DAY;

/** After `tries` that failed: as Standard Webhooks advises, and further up to five days. Null where it is given up. */
export const secondsUntilNextTry = (tries: number): number | null => PAUSES_S[tries - 1] ?? null;

/** Tells whether a receiver has taken the message. A redirect is followed by nobody, and so is none. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** By 410 a receiver says that it wants nothing more. */
export const wantsNoMore = (status: number): boolean => status === 410;

const SECRET_BYTES = 32;

export const newWebhookSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** As people are told it, and libraries of Standard Webhooks read it. */
export const writtenSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** Signatures that a receiver checks: by one secret, or by each while others take its place. */
export function signaturesOf(secrets: readonly Buffer[], id: string, timestamp: number, body: string): string {
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return signed.map((signature) => `v1,${signature}`).join(' ');
}
