import type { Notification } from './notification.js';

/** A topic as ntfy names it, on its server, which may lie below a path. */
export interface TopicAddress {
  server: string;
  topic: string;
}

/** As ntfy itself has it. */
const TOPIC = /^[-\w]{1,64}$/;

/** Signs that a header takes: visible ASCII (RFC 6750, 2.1, is narrower, and nobody needs that). */
const TOKEN = /^[\x21-\x7e]+$/;

export const isToken = (token: string): boolean => TOKEN.test(token);

/** Reads `https://ntfy.sh/my-topic`; null where it is no such address. */
export function topicOf(address: string): TopicAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const path = url.pathname.split('/').filter(Boolean);
  const topic = path.pop() ?? '';
  const isWeb = ['https:', 'http:'].includes(url.protocol);
  if (!isWeb || url.username || url.password || url.search || url.hash || !TOPIC.test(topic)) return null;
  return { server: [url.origin, ...path].join('/'), topic };
}

/** A notification as ntfy publishes it. One that is published again under its `sequence_id` takes the place of the first, and rings no second time. */
export function published({ topic }: TopicAddress, id: string, notification: Notification): string {
  const { title, text, url, actions = [] } = notification;
  return JSON.stringify({
    topic,
    sequence_id: id,
    title,
    message: text,
    click: url,
    actions: actions.map(({ label, url: to }) => ({ action: 'view', label, url: to, clear: true })),
  });
}
