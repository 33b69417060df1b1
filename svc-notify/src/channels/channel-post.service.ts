import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import { AddressRefused, NoAnswer } from '../outgoing/outgoing.errors.js';
import { type OutgoingRequest, OutgoingRequests } from '../outgoing/outgoing-requests.service.js';
import { type NotifySettings, SETTINGS } from '../settings.js';
import type { ChannelProblem, Destination } from './channel.entity.js';
import { ChannelsRepository } from './channels.repository.js';
import type { Notification } from './notification.js';
import { published, topicOf } from './ntfy.js';

/** A notification with its id, and how long it is useful. */
export interface Parcel {
  id: string;
  seconds: number;
  notification: Notification;
}

/** The outcome of a delivery. */
export interface Delivery {
  problem: ChannelProblem | null;
  /** For the log. Never contains the address, because an address lets others send or read. */
  why: string;
  /** HTTP status of the answer, if there was one. */
  status: number | null;
}

/** Sends notifications to push services and ntfy servers, and records the outcome. */
@Injectable()
export class ChannelPost {
  constructor(
    private readonly database: Database,
    private readonly channels: ChannelsRepository,
    private readonly outgoing: OutgoingRequests,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
  ) {}

  /** Null if the channel does not exist any more. */
  async deliver(owner: OwnerId, channel: number, parcel: Parcel): Promise<Delivery | null> {
    const destination = await this.channels.destination(this.database, owner, channel);
    if (!destination) return null;
    const delivery = await this.post(owner, destination, parcel);
    if (delivery.problem) await this.channels.failed(this.database, owner, channel, delivery.problem);
    else await this.channels.arrived(this.database, owner, channel);
    return delivery;
  }

  private async post(owner: OwnerId, to: Destination, parcel: Parcel): Promise<Delivery> {
    try {
      const { status } = await this.outgoing.post({ owner, ...(await this.written(to, parcel)) });
      return judged(to, status);
    } catch (error) {
      if (error instanceof AddressRefused) return { problem: 'refused', why: error.message, status: null };
      if (error instanceof NoAnswer) return { problem: 'unreachable', why: error.message, status: null };
      throw error;
    }
  }

  private async written(
    to: Destination,
    { id, seconds, notification }: Parcel,
  ): Promise<Omit<OutgoingRequest, 'owner'>> {
    if (to.kind === 'ntfy') {
      const topic = topicOf(to.address)!;
      const authorization = to.token === null ? undefined : { authorization: `Bearer ${to.token}` };
      const headers = { 'content-type': 'application/json', ...authorization };
      return { url: topic.server, headers, body: published(topic, id, notification) };
    }
    // Loads the encryption with the first notification, not at the start of the service.
    const { pushRequest } = await import('./web-push.js');
    const pushed = { id, content: { id, ...notification }, seconds };
    return { url: to.address, ...pushRequest(to, pushed, this.settings.pushSubject) };
  }
}

const TRIED_AGAIN = [408, 425, 429];

/** A device is gone if its push service says so (RFC 8030, 7.3). Another refusal is final, too, because a repeated message would be refused again. */
export function judged({ kind }: Pick<Destination, 'kind'>, status: number): Delivery {
  const told = { why: `it answered ${status}`, status };
  if (status >= 200 && status < 300) return { problem: null, ...told };
  if (kind === 'push' && [404, 410].includes(status)) return { problem: 'ended', ...told };
  const isFinal = status < 500 && !TRIED_AGAIN.includes(status);
  return { problem: isFinal ? 'refused' : 'unreachable', ...told };
}
