import { randomUUID } from 'node:crypto';
import { Outbox } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecipientsRepository } from '../recipients/recipients.repository.js';
import * as m from '../messages/channel.js';
import { faultOfAddress } from '../outgoing/address.rules.js';
import { RateLimits } from '../recipients/rate-limits.service.js';
import { StepUp } from '../step-up/step-up.service.js';
import { type NotifySettings, SETTINGS } from '../settings.js';
import type { AddDevice, AddTopic, ChannelsView, ChannelView, RenewDevice } from './channel.dto.js';
import { ChannelNotFound, NoDevice, noToken, noTopic, TrialFailed } from './channel.errors.js';
import { channelAddedMail } from './channel-letters.js';
import { ChannelPost, type Delivery } from './channel-post.service.js';
import { type AddedChannel, type Channel, ChannelsRepository, type Subscription } from './channels.repository.js';
import type { Notification } from './notification.js';
import { isToken, topicOf } from './ntfy.js';
import { PushKeys } from './push-keys.service.js';
import { areDeviceKeys } from './web-push.js';

/** Seconds after which a test message is useless. */
const TRIAL_S = 10 * 60;

/** The requesting person, with session and language. */
interface Asker {
  owner: OwnerId;
  session: string;
  language: Language;
}

/** Channels for reminders besides mail (ADR 89). */
@Injectable()
export class Channels {
  constructor(
    private readonly database: Database,
    private readonly channels: ChannelsRepository,
    private readonly keys: PushKeys,
    private readonly post: ChannelPost,
    private readonly limits: RateLimits,
    private readonly recipients: RecipientsRepository,
    private readonly outbox: Outbox,
    private readonly stepUp: StepUp,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
  ) {}

  async list(owner: OwnerId): Promise<ChannelsView> {
    const channels = await this.channels.list(this.database, owner);
    return { push_key: await this.keys.current(), channels: channels.map(toView) };
  }

  /** @throws NoDevice if a browser cannot have sent these values */
  async addDevice(
    { owner, session, language }: Asker,
    body: AddDevice,
    userAgent: string | null,
  ): Promise<ChannelView> {
    const device = { ...(await this.requireSubscription(body)), user_agent: userAgent };
    await this.stepUp.require(owner, session);
    return this.database.write(owner, async (tx) => {
      await this.channels.takeFromOthers(within(tx), owner, device);
      return this.told(tx, { owner, language }, await this.channels.addDevice(within(tx), owner, device));
    });
  }

  /**
   * Replaces a browser's subscription by a new one. A key of the old subscription, which only the browser and this service know, proves that it is the same
   * browser. So it needs neither a token, which its service worker does not have, nor a step-up.
   * @throws NoDevice
   */
  async renewDevice({ old_endpoint, old_auth, ...body }: RenewDevice): Promise<void> {
    const subscription = await this.requireSubscription(body);
    const device = await this.channels.findDevice(this.database, old_endpoint, old_auth);
    if (!device) return;
    await this.database.write(device.owner_id, (tx) => this.channels.renewDevice(within(tx), device, subscription));
  }

  private async requireSubscription({ endpoint: address, p256dh, auth, push_key }: AddDevice): Promise<Subscription> {
    const isKnown = await this.keys.isKnown(push_key);
    if (!isKnown || !this.mayPost(address) || !areDeviceKeys(p256dh, auth)) throw new NoDevice();
    return { address, p256dh, auth, push_key };
  }

  /** Requires a step-up: a token that was stolen for a moment must not give permanent access to reminders. */
  async addTopic({ owner, session, language }: Asker, { address, access_token }: AddTopic): Promise<ChannelView> {
    const topic = topicOf(address);
    if (!topic || !this.mayPost(topic.server)) throw noTopic();
    if (access_token && !isToken(access_token)) throw noToken();
    const whole = `${topic.server}/${topic.topic}`;
    await this.stepUp.require(owner, session);
    return this.database.write(owner, async (tx) => {
      const added = await this.channels.addTopic(within(tx), owner, whole, access_token ?? null);
      return this.told(tx, { owner, language }, added);
    });
  }

  /** Informs the person of a new channel by mail, in case that somebody else added it. */
  private async told(
    tx: EntityManager,
    { owner, language }: Omit<Asker, 'session'>,
    { is_new, ...channel }: AddedChannel,
  ): Promise<ChannelView> {
    if (is_new) {
      const user = await this.recipients.require(within(tx), owner);
      await this.outbox.append(tx, channelAddedMail(user, language, channel, this.settings.mail.carnetUrl));
    }
    return toView(channel);
  }

  /** @throws ChannelNotFound */
  turn(owner: OwnerId, id: number, isOn: boolean): Promise<ChannelView> {
    return this.database.write(owner, async (tx) => {
      const turned = await this.channels.turn(within(tx), owner, id, isOn);
      if (!turned) throw new ChannelNotFound();
      return toView(turned);
    });
  }

  /** @throws ChannelNotFound */
  remove(owner: OwnerId, id: number): Promise<void> {
    return this.database.write(owner, async (tx) => {
      if (!(await this.channels.remove(within(tx), owner, id))) throw new ChannelNotFound();
    });
  }

  /**
   * Sends a message at once, and waits for the outcome.
   * @throws TrialFailed with the reason, if it did not arrive
   */
  async try(owner: OwnerId, id: number, language: Language): Promise<void> {
    const channel = await this.channels.find(this.database, owner, id);
    if (!channel) throw new ChannelNotFound();
    await this.limits.trial(owner);
    const parcel = { id: randomUUID(), seconds: TRIAL_S, notification: this.trial(language) };
    const delivery = await this.post.deliver(owner, id, parcel);
    if (!delivery) throw new ChannelNotFound();
    if (delivery.problem) throw new TrialFailed(failureOf(channel, delivery));
  }

  /** Plain HTTP is only allowed if the operator has opened private networks. */
  private mayPost(address: string): boolean {
    const { privateNetworks } = this.settings;
    if (faultOfAddress(address, privateNetworks) !== null) return false;
    return new URL(address).protocol === 'https:' || privateNetworks !== 'none';
  }

  private trial(language: Language): Notification {
    const say = (what: Said): string => what.in(language) ?? String(what);
    const url = `${this.settings.mail.carnetUrl}/settings?tab=reminders`;
    return { title: say(m.trialTitle), text: say(m.trialText), url };
  }
}

function failureOf({ address }: Channel, { problem, status }: Delivery): Said {
  const server = new URL(address).host;
  if (problem === 'ended') return m.deviceEnded;
  return status === null ? m.unreachable({ server }) : m.refused({ server, status });
}

const toView = ({ created_at, last_sent_at, ...channel }: Channel): ChannelView => ({
  ...channel,
  created_at: created_at.toISOString(),
  last_sent_at: last_sent_at?.toISOString() ?? null,
});
