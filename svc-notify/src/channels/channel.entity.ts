/** Kinds of channels for reminders besides mail: a browser, or an ntfy topic. */
export const CHANNEL_KINDS = ['push', 'ntfy'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Why the last notification did not arrive: the device does not accept any more, it was refused for good, or nobody answered and it is retried. */
export const CHANNEL_PROBLEMS = ['ended', 'refused', 'unreachable'] as const;
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];

/** A subscribed browser (RFC 8030), with the keys for encryption (RFC 8291). */
export interface Device {
  kind: 'push';
  /** Address at the push service. Anybody who knows it and the keys can send. */
  address: string;
  p256dh: string;
  auth: string;
  /** The public key under which it subscribed. Notifications are signed with the matching private key. */
  push_key: string;
  private_key: string;
}

/** An ntfy topic. If it requires no token, anybody who knows its address can read it. */
export interface Topic {
  kind: 'ntfy';
  address: string;
  token: string | null;
}

export type Destination = Device | Topic;
