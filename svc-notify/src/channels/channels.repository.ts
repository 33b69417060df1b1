import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ChannelKind, ChannelProblem, Destination } from './channel.entity.js';
import { columns } from './channel.read.js';

export interface Channel {
  id: number;
  kind: ChannelKind;
  address: string;
  is_on: boolean;
  user_agent: string | null;
  push_key: string | null;
  has_token: boolean;
  problem: ChannelProblem | null;
  created_at: Date;
  last_sent_at: Date | null;
}

/** The requested channel, and whether it is new. */
export interface AddedChannel extends Channel {
  is_new: boolean;
}

export interface Subscription {
  address: string;
  p256dh: string;
  auth: string;
  push_key: string;
}

export interface NewDevice extends Subscription {
  user_agent: string | null;
}

/** Names a channel. */
export interface OwnedChannel {
  owner_id: OwnerId;
  id: number;
}

interface DestinationRow {
  kind: ChannelKind;
  address: string;
  p256dh: string | null;
  auth: string | null;
  push_key: string | null;
  private_key: string | null;
  token: string | null;
}

const destination = sql`c.kind, c.address, c.p256dh, c.auth, c.push_key, c.token, k.private_key`;
/** True for an `insert`: xmax is only set on a row that was updated. */
const isNew = sql`c.xmax = 0 as is_new`;

@Injectable()
export class ChannelsRepository {
  /** Sorted by id. Their number is limited by the quota. */
  list(db: Queryable, owner: OwnerId): Promise<Channel[]> {
    return db.rows<Channel>(sql`select ${columns} from reminder_channels c where c.owner_id = ${owner} order by c.id`);
  }

  async find(db: Queryable, owner: OwnerId, id: number): Promise<Channel | undefined> {
    const [channel] = await db.rows<Channel>(
      sql`select ${columns} from reminder_channels c where c.owner_id = ${owner} and c.id = ${id}`,
    );
    return channel;
  }

  /** The ids of channels that are on. */
  async open(db: Queryable, owner: OwnerId): Promise<number[]> {
    const open = await db.rows<{ id: number }>(
      sql`select id from reminder_channels where owner_id = ${owner} and is_on order by id`,
    );
    return open.map(({ id }) => id);
  }

  /** Constraints of the table ensure that a device has all required columns. */
  async destination(db: Queryable, owner: OwnerId, id: number): Promise<Destination | undefined> {
    const [found] = await db.rows<DestinationRow>(sql`
      select ${destination} from reminder_channels c left join push_keys k on k.public_key = c.push_key
      where c.owner_id = ${owner} and c.id = ${id}`);
    return found as Destination | undefined;
  }

  /** An existing device is turned on again, with its current keys. */
  async addDevice(db: Queryable, owner: OwnerId, device: NewDevice): Promise<AddedChannel> {
    const [added] = await db.rows<AddedChannel>(sql`
      insert into reminder_channels as c (owner_id, kind, address, p256dh, auth, push_key, user_agent)
      values (${owner}, 'push', ${device.address}, ${device.p256dh}, ${device.auth}, ${device.push_key}, ${device.user_agent})
      on conflict (owner_id, kind, address) do update set p256dh = excluded.p256dh, auth = excluded.auth,
        push_key = excluded.push_key, user_agent = excluded.user_agent, is_on = true, problem = null
      returning ${columns}, ${isNew}`);
    return added!;
  }

  async addTopic(db: Queryable, owner: OwnerId, address: string, token: string | null): Promise<AddedChannel> {
    const [added] = await db.rows<AddedChannel>(sql`
      insert into reminder_channels as c (owner_id, kind, address, token) values (${owner}, 'ntfy', ${address}, ${token})
      on conflict (owner_id, kind, address) do update set token = excluded.token, is_on = true, problem = null
      returning ${columns}, ${isNew}`);
    return added!;
  }

  /** A browser notifies only the person who turned it on last. The keys prove that it is the same browser. */
  async takeFromOthers(db: Queryable, owner: OwnerId, { address, auth }: Pick<NewDevice, 'address' | 'auth'>) {
    await db.rows(sql`
      delete from reminder_channels where kind = 'push' and address = ${address} and auth = ${auth} and owner_id <> ${owner}`);
  }

  /** The owner of a device, by its address and key. */
  async findDevice(db: Queryable, address: string, auth: string): Promise<OwnedChannel | undefined> {
    const [device] = await db.rows<OwnedChannel>(sql`
      select owner_id, id from reminder_channels where kind = 'push' and address = ${address} and auth = ${auth}`);
    return device;
  }

  /**
   * Replaces a device's subscription, and merges a channel that was added with the new one. A device that has ended is turned on again; one that its owner
   * turned off stays off.
   */
  async renewDevice(db: Queryable, { owner_id, id }: OwnedChannel, now: Subscription): Promise<void> {
    const { address, p256dh, auth, push_key } = now;
    await db.rows(sql`
      delete from reminder_channels where owner_id = ${owner_id} and kind = 'push' and address = ${address} and id <> ${id}`);
    await db.rows(sql`
      update reminder_channels set address = ${address}, p256dh = ${p256dh}, auth = ${auth}, push_key = ${push_key},
        is_on = is_on or coalesce(problem = 'ended', false), problem = null
      where owner_id = ${owner_id} and id = ${id}`);
  }

  async turn(db: Queryable, owner: OwnerId, id: number, isOn: boolean): Promise<Channel | undefined> {
    const [turned] = await db.rows<Channel>(sql`
      update reminder_channels c set is_on = ${isOn}, problem = null where c.owner_id = ${owner} and c.id = ${id}
      returning ${columns}`);
    return turned;
  }

  async remove(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    const removed = await db.rows<{ id: number }>(
      sql`delete from reminder_channels where owner_id = ${owner} and id = ${id} returning id`,
    );
    return removed.length > 0;
  }

  async arrived(db: Queryable, owner: OwnerId, id: number): Promise<void> {
    await db.rows(sql`
      update reminder_channels set last_sent_at = now(), problem = null where owner_id = ${owner} and id = ${id}`);
  }

  /** A device that has ended is turned off. Only its own browser can turn it on again. */
  async failed(db: Queryable, owner: OwnerId, id: number, problem: ChannelProblem): Promise<void> {
    await db.rows(sql`
      update reminder_channels set problem = ${problem}::text, is_on = is_on and ${problem}::text <> 'ended'
      where owner_id = ${owner} and id = ${id}`);
  }
}
