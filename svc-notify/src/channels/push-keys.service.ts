import { Unavailable } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PushKeysRepository } from './push-keys.repository.js';
import { newPushKey } from './web-push.js';

/** The keys by which push services recognise this Carnet as the sender. Stored only in this database, like the signing keys of tokens. */
@Injectable()
export class PushKeys implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly keys: PushKeysRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The first start creates the first key. Of several instances, only one does. */
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

  /** Tells whether a device may have subscribed with this key. Older keys count, too, because a page may have been open since. */
  isKnown(publicKey: string): Promise<boolean> {
    return this.keys.isKnown(this.database, publicKey);
  }

  /** Creates a new key for new devices. Existing devices keep theirs, because a push service only accepts another key for a new subscription. */
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
