/** Kinds of channels by which reminders reach a person beside mail: a browser of theirs, or a topic of ntfy. */
export const CHANNEL_KINDS = ['push', 'ntfy'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Why the last notification did not arrive: the device takes none any more, it was refused for good, or nobody answered and it is tried again. */
export const CHANNEL_PROBLEMS = ['ended', 'refused', 'unreachable'] as const;
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];

/** A browser that takes notifications (RFC 8030), with what they are encrypted for (RFC 8291). */
export interface Device {
  kind: 'push';
  /** The address at the push service; whoever knows it and the keys can send. */
  address: string;
  p256dh: string;
  auth: string;
  /** The public half of what its push service was told that notifications are signed with. */
  push_key: string;
  private_key: string;
}

/** A topic of ntfy; who knows its address can read it, where it asks for no token. */
export interface Topic {
  kind: 'ntfy';
  address: string;
  token: string | null;
}

export type Destination = Device | Topic;
