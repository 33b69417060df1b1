import { formatDateTime, formatNumber } from '@carnet/mf-kit/formats';
import type { Problems } from '@carnet/mf-kit/forms';
import { listOf } from '../list-of';
import { type Delivery, isUnderWay, type NewWebhook, type Webhook } from './webhooks.queries';
import * as m from '../messages/webhooks';

export type WebhookEvent = Webhook['events'][number];

/** Events with their labels, in the form's order. */
export const EVENTS: readonly { event: WebhookEvent; label: string; hint?: string }[] = [
  { event: 'reminder', label: m.reminder, hint: m.reminderExplained },
  { event: 'vehicle', label: m.vehicle },
  { event: 'service_event', label: m.serviceEvent },
  { event: 'due_point', label: m.duePoint, hint: m.duePointExplained },
  { event: 'part', label: m.part },
  { event: 'modification', label: m.modification },
  { event: 'issue', label: m.issue },
  { event: 'track_day', label: m.trackDay },
  { event: 'document', label: m.document },
  { event: 'document_expiry', label: m.documentExpiry },
];

/** Values of the form. */
export type WebhookValues = Record<WebhookEvent, boolean> & {
  name: string;
  url: string;
  enabled: boolean;
  events: null;
};

export function valuesOf(webhook: Webhook | null): WebhookValues {
  const chosen = webhook?.events ?? ['reminder'];
  const events = Object.fromEntries(EVENTS.map(({ event }) => [event, chosen.includes(event)]));
  const { name = '', url = 'https://', enabled = true } = webhook ?? {};
  return { ...(events as Record<WebhookEvent, boolean>), name, url, enabled, events: null };
}

export const bodyOf = (values: WebhookValues): NewWebhook => ({
  name: values.name.trim(),
  url: values.url.trim(),
  enabled: values.enabled,
  events: EVENTS.filter(({ event }) => values[event]).map(({ event }) => event),
});

export function problemsOf(values: WebhookValues): Problems<WebhookValues> | null {
  const { name, url, events } = bodyOf(values);
  const fields = {
    ...(name === '' && { name: m.nameRequired }),
    ...(!URL.canParse(url) && { url: m.urlRequired }),
  };
  const message = events.length === 0 ? m.eventsRequired : undefined;
  return message !== undefined || Object.keys(fields).length > 0 ? { message, fields } : null;
}

/** Events of a webhook, in one line. */
export const eventsOf = ({ events }: Webhook): string =>
  listOf(EVENTS.filter(({ event }) => events.includes(event)).map(({ label }) => label));

/** Host of the receiver. The rest of the URL may contain a secret. */
export const hostOf = ({ url }: Webhook): string => new URL(url).host;

const OFF = { failing: m.offFailing, gone: m.offGone };

/** Sentences about the state of a webhook; empty if all is well. */
export function stateOf({ enabled, disabled_because, failing_since, waiting }: Webhook): string[] {
  const off = disabled_because === null ? null : OFF[disabled_because];
  const failing = enabled && failing_since !== null ? m.failingSince({ when: formatDateTime(failing_since) }) : null;
  const queued = waiting > 0 ? m.waitingCount({ count: waiting, number: formatNumber(waiting) }) : null;
  return [off, failing, queued].filter((one) => one !== null);
}

const WHY: Record<string, string> = {
  'not-found': m.notFound,
  'no-connection': m.noConnection,
  certificate: m.certificate,
  'too-slow': m.tooSlow,
  private: m.privateAddress,
  malformed: m.privateAddress,
  credentials: m.privateAddress,
};

/** Result of the last attempt. */
export function outcomeOf(delivery: Delivery): string {
  const { status, error, took_ms } = delivery;
  if (isUnderWay(delivery)) return m.notTried;
  const took = formatNumber(took_ms ?? 0);
  return status === null ? (WHY[error ?? ''] ?? m.noConnection) : m.answered({ status, took });
}

export function triesOf(delivery: Delivery): string | null {
  const { tries, next_try_at } = delivery;
  if (isUnderWay(delivery)) return null;
  return next_try_at === null
    ? m.tries({ count: tries })
    : m.triesAndNext({ count: tries, when: formatDateTime(next_try_at) });
}
