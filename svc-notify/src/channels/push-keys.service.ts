import { Unavailable } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PushKeysRepository } from './push-keys.repository.js';
import { newPushKey } from './web-push.js';

/** The keys by which push services know that it is this Carnet that sends. Kept in this database alone, like the keys of tokens. */
@Injectable()
export class PushKeys implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly keys: PushKeysRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The first start makes the first key; of several instances that start at once, one does. */
  async onModuleInit(): Promise<void> {
    if (await this.keys.current(this.database)) return;
    await this.database.transaction(async (tx) => {
      await this.keys.lock(within(tx));
      if (!(await this.keys.current(within(tx)))) await this.keys.insert(within(tx), newPushKey());
    });
  }

  async current(): Promise<string> {
    const key = await this.keys.current(this.database);
    if (key === undefined) throw new Unavailable();
    return key;
  }

  /** Tells whether a device may have subscribed by it: also by one of before, in a page that is open since. */
  isKnown(publicKey: string): Promise<boolean> {
    return this.keys.isKnown(this.database, publicKey);
  }

  /** Devices are added by a new key from now on. Those of before go on with theirs, since a push service takes another one only for another subscription. */
  async rotate(): Promise<{ key: string; removed: number }> {
    const pair = newPushKey();
    return this.database.transaction(async (tx) => {
      await this.keys.lock(within(tx));
      await this.keys.insert(within(tx), pair);
      const removed = await this.keys.removeUnused(within(tx));
      this.log.info(`Made a key for Web Push; ${removed} of before are gone`);
      return { key: pair.public_key, removed };
    });
  }
}
