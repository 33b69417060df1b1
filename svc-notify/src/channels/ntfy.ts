import type { Notification } from './notification.js';

/** An ntfy topic and its server, which may have a path. */
export interface TopicAddress {
  server: string;
  topic: string;
}

/** The pattern of topics in ntfy itself. */
const TOPIC = /^[-\w]{1,64}$/;

/** Characters that a header allows: visible ASCII (RFC 6750, 2.1, is stricter without need). */
const TOKEN = /^[\x21-\x7e]+$/;

export const isToken = (token: string): boolean => TOKEN.test(token);

/** Parses `https://ntfy.sh/my-topic`; null if it is not such an address. */
export function topicOf(address: string): TopicAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const path = url.pathname.split('/').filter(Boolean);
  const topic = path.pop() ?? '';
  const isWeb = ['https:', 'http:'].includes(url.protocol);
  if (!isWeb || url.username || url.password || url.search || url.hash || !TOPIC.test(topic)) return null;
  return { server: [url.origin, ...path].join('/'), topic };
}

/** A notification in ntfy's publish format. A repeated one with the same `sequence_id` replaces the first, and makes no second sound. */
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
